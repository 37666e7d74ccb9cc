import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { FormErrors } from '../../components/form/FormErrors.tsx';
import { api } from '../../lib/api.ts';
import type { Application } from '../../lib/api-types.ts';
import { useKeepApplication } from '../../lib/application.ts';
import { readDraft, removeDraft, writeDraft } from '../../lib/drafts.ts';
import { showSnackbar } from '../../lib/snackbar.ts';

const COMMENT_MAX = 2000;

/** Not content with the correction: a comment, and the resume goes back to the mentor. */
export function AnswerForm({ application }: { application: Application }) {
  const { t } = useTranslation('resume');
  const keep = useKeepApplication();
  const navigate = useNavigate();
  const scope = `answer.${application.id}`;
  const [comment, setComment] = useState(
    () => readDraft<string>(application.user_id, scope, Date.now())?.value ?? '',
  );
  useEffect(() => {
    if (comment) writeDraft(application.user_id, scope, comment, Date.now());
    else removeDraft(application.user_id, scope);
  }, [application.user_id, scope, comment]);
  const answer = useMutation({
    mutationFn: async () =>
      await api.command('user__answer_correction', {
        application: { id: application.id },
        comment: comment.trim(),
      }),
    onSuccess(changed) {
      removeDraft(application.user_id, scope);
      keep(changed);
      showSnackbar('success', t('answer.done'));
      void navigate(`/applications/${application.id}`, { replace: true });
    },
  });
  return (
    <Card sx={{ p: { xs: 2.5, sm: 4 }, display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography variant="h2">{t('answer.title')}</Typography>
      <Typography color="textSecondary">{t('answer.text')}</Typography>
      <TextField
        label={t('answer.comment')}
        multiline
        minRows={3}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
        slotProps={{ htmlInput: { maxLength: COMMENT_MAX } }}
      />
      <FormErrors error={answer.error} />
      <Button
        variant="outlined"
        size="large"
        disabled={comment.trim() === ''}
        loading={answer.isPending}
        onClick={() => answer.mutate()}
      >
        {t('answer.submit')}
      </Button>
    </Card>
  );
}
