import { CreatePage } from '../../components/form/CreatePage.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';
import { ReferralCodeFields } from './ReferralCodeFields.tsx';

/** A new code. */
export default function ReferralCodeCreatePage() {
  const t = useTranslate();
  return (
    <CreatePage
      resource="referral_codes"
      title={t('office.codes.new')}
      listLabel={t('office.codes.title')}
      defaults={{ is_active: true }}
    >
      <ReferralCodeFields />
    </CreatePage>
  );
}
