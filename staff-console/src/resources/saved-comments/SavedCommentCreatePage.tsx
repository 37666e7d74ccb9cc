import { CreatePage } from '../../components/form/CreatePage.tsx';
import { useSay } from '../../i18n/use-words.ts';
import { SavedCommentFields } from './SavedCommentFields.tsx';

/** A new comment for the bank; most students read English or Japanese. */
export default function SavedCommentCreatePage() {
  const say = useSay();
  return (
    <CreatePage
      resource="saved_comments"
      title={say('saved_comments.new')}
      listLabel={say('saved_comments.title')}
      defaults={{ language_id: 2 }}
    >
      <SavedCommentFields />
    </CreatePage>
  );
}
