import type { StaffRecord } from '../../../../server/client/resources.ts';
import { EditPage } from '../../components/form/EditPage.tsx';
import { usePick, useSay } from '../../i18n/use-words.ts';
import { MemberFields } from './MemberFields.tsx';

/** One member of staff. */
export default function MemberPage() {
  const say = useSay();
  const pick = usePick();
  return (
    <EditPage<StaffRecord<'hf_members'>>
      resource="hf_members"
      listLabel={say('office.members.title')}
      title={(record) => pick(record.names) || record.email}
      canEdit={(record) => record.can.edit}
    >
      <MemberFields />
    </EditPage>
  );
}
