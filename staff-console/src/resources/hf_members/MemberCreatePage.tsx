import { CreatePage } from '../../components/form/CreatePage.tsx';
import { useSay } from '../../i18n/use-words.ts';
import { MemberFields } from './MemberFields.tsx';

/** A new member of staff: they sign in with this address. */
export default function MemberCreatePage() {
  const say = useSay();
  return (
    <CreatePage
      resource="hf_members"
      title={say('office.members.new')}
      listLabel={say('office.members.title')}
      defaults={{ role: 'mentor', is_active: true, is_manager_of_applications: false }}
    >
      <MemberFields />
    </CreatePage>
  );
}
