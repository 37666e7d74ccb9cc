import { CreatePage } from '../../components/form/CreatePage.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';
import { MemberFields } from './MemberFields.tsx';

/** A new member of staff: they sign in with this address. */
export default function MemberCreatePage() {
  const t = useTranslate();
  return (
    <CreatePage
      resource="hf_members"
      title={t('office.members.new')}
      listLabel={t('office.members.title')}
      defaults={{ role: 'mentor', is_active: true, is_manager_of_applications: false }}
    >
      <MemberFields />
    </CreatePage>
  );
}
