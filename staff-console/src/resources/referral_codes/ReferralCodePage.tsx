import type { StaffRecord } from '../../../../server/client/resources.ts';
import { EditPage } from '../../components/form/EditPage.tsx';
import { useSay } from '../../i18n/use-words.ts';
import { ReferralCodeFields } from './ReferralCodeFields.tsx';

/** One code. */
export default function ReferralCodePage() {
  const say = useSay();
  return (
    <EditPage<StaffRecord<'referral_codes'>>
      resource="referral_codes"
      listLabel={say('office.codes.title')}
      title={(record) => record.token}
      canEdit={(record) => record.can.edit}
    >
      <ReferralCodeFields />
    </EditPage>
  );
}
