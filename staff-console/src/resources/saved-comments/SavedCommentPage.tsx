import type { StaffRow } from '../../../../server/client/resources.ts';
import { EditPage } from '../../components/form/EditPage.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';
import { SavedCommentFields } from './SavedCommentFields.tsx';

type SavedComment = StaffRow<'saved_comments'> & { can: { edit: boolean } };

/** One comment of the bank. */
export default function SavedCommentPage() {
  const t = useTranslate();
  return (
    <EditPage<SavedComment>
      resource="saved_comments"
      listLabel={t('saved_comments.title')}
      title={(comment) => comment.title}
      canEdit={(comment) => comment.can.edit}
    >
      <SavedCommentFields />
    </EditPage>
  );
}
