import type { StaffRecord } from '../../../../server/client/resources.ts';
import { EditPage } from '../../components/form/EditPage.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';
import { ReferralCodeFields } from './ReferralCodeFields.tsx';

/** One code. */
export default function ReferralCodePage() {
  const t = useTranslate();
  return (
    <EditPage<StaffRecord<'referral_codes'>>
      resource="referral_codes"
      listLabel={t('office.codes.title')}
      title={(record) => record.token}
      canEdit={(record) => record.can.edit}
    >
      <ReferralCodeFields />
    </EditPage>
  );
}
