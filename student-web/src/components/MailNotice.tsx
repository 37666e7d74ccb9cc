import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../i18n/use-translation.tsx';
import { api } from '../lib/api.ts';
import { OWN_DATA_KEY, useStudent } from '../lib/current-user.ts';
import { showSnackbar } from '../lib/snackbar.ts';
import { FormErrors } from './form/FormErrors.tsx';
import { Notice } from './Notice.tsx';

/** On one's own pages: mails to one's address came back, what that means, and what to do. */
export function MailNotice() {
  const { t } = useTranslation('mail_bounces');
  const own = useStudent();
  const client = useQueryClient();
  const confirm = useMutation({
    mutationFn: () => api.command('user__confirm_email_works', {}),
    onSuccess(answer) {
      client.setQueryData(OWN_DATA_KEY, (before: object | undefined) => before && { ...before, ...answer });
      showSnackbar('success', t('done'));
    },
  });
  if (!own?.is_email_undeliverable) return null;
  return (
    <Notice severity="warning" sx={{ mb: 3 }}>
      <AlertTitle component="h2">{t('title')}</AlertTitle>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere', mb: 1 }}>
        {t('text', { email: own.email })}
      </Typography>
      <Typography variant="body2">{t('help')}</Typography>
      <Button
        variant="outlined"
        loading={confirm.isPending}
        onClick={() => confirm.mutate()}
        sx={{ mt: 1.5, mb: 0.5 }}
      >
        {t('button')}
      </Button>
      <FormErrors error={confirm.error} />
    </Notice>
  );
}
