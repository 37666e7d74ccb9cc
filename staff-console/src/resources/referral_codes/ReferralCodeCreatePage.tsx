import { CreatePage } from '../../components/form/CreatePage.tsx';
import { useSay } from '../../i18n/use-words.ts';
import { ReferralCodeFields } from './ReferralCodeFields.tsx';

/** A new code. */
export default function ReferralCodeCreatePage() {
  const say = useSay();
  return (
    <CreatePage
      resource="referral_codes"
      title={say('office.codes.new')}
      listLabel={say('office.codes.title')}
      defaults={{ is_active: true }}
    >
      <ReferralCodeFields />
    </CreatePage>
  );
}
