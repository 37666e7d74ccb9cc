import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useNavigate } from 'react-router-dom';
import { FormErrors } from '../../components/form/FormErrors.tsx';
import { api } from '../../lib/api.ts';
import type { Application } from '../../lib/api-types.ts';
import { useKeepApplication } from '../../lib/application.ts';
import { showSnackbar } from '../../lib/snackbar.ts';
import { COMMENT_MAX, itemComments } from './reply.ts';
import type { ReplyDraft } from './use-reply-draft.ts';

interface Props {
  application: Application;
  draft: ReplyDraft;
}

/** Not content with the correction: what was said about single texts, a word on the whole, and back to the mentor. */
export function AnswerForm({ application, draft }: Props) {
  const { t } = useTranslation('resume');
  const keep = useKeepApplication();
  const navigate = useNavigate();
  const { reply, isEmpty } = draft;
  const comments = itemComments(application, reply);
  const answer = useMutation({
    mutationFn: async () =>
      await api.command('user__answer_correction', {
        application: { id: application.id },
        comment: reply.comment.trim(),
        comments,
      }),
    onSuccess(changed) {
      draft.clear();
      keep(changed);
      showSnackbar('success', t('answer.done'));
      void navigate(`/applications/${application.id}`, { replace: true });
    },
  });
  return (
    <Card sx={{ p: { xs: 2.5, sm: 4 }, display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography variant="h2">{t('answer.title')}</Typography>
      <Typography color="textSecondary">{t('answer.text')}</Typography>
      {comments.length > 0 && (
        <Typography component="output" sx={{ fontWeight: 600 }}>
          {t('answer.items', { count: comments.length })}
        </Typography>
      )}
      <TextField
        fullWidth
        label={t('answer.comment')}
        multiline
        minRows={3}
        value={reply.comment}
        onChange={(event) => draft.setComment(event.target.value)}
        slotProps={{ htmlInput: { maxLength: COMMENT_MAX, dir: 'auto' } }}
      />
      <FormErrors error={answer.error} />
      <Button
        variant="outlined"
        size="large"
        disabled={isEmpty}
        loading={answer.isPending}
        onClick={() => answer.mutate()}
      >
        {t('answer.submit')}
      </Button>
    </Card>
  );
}
