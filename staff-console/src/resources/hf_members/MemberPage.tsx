import type { StaffRecord } from '../../../../server/client/resources.ts';
import { EditPage } from '../../components/form/EditPage.tsx';
import { usePick, useTranslate } from '../../i18n/use-translate.ts';
import { MemberFields } from './MemberFields.tsx';

/** One member of staff. */
export default function MemberPage() {
  const t = useTranslate();
  const pick = usePick();
  return (
    <EditPage<StaffRecord<'hf_members'>>
      resource="hf_members"
      listLabel={t('office.members.title')}
      title={(record) => pick(record.names) || record.email}
      canEdit={(record) => record.can.edit}
    >
      <MemberFields />
    </EditPage>
  );
}
