import { CreatePage } from '../../components/form/CreatePage.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';
import { SavedCommentFields } from './SavedCommentFields.tsx';

/** A new comment for the bank; most students read English or Japanese. */
export default function SavedCommentCreatePage() {
  const t = useTranslate();
  return (
    <CreatePage
      resource="saved_comments"
      title={t('saved_comments.new')}
      listLabel={t('saved_comments.title')}
      defaults={{ language_id: 2 }}
    >
      <SavedCommentFields />
    </CreatePage>
  );
}
