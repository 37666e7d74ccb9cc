import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useNavigate } from 'react-router-dom';
import { BackLink } from '../../components/BackLink.tsx';
import { FormErrors } from '../../components/form/FormErrors.tsx';
import { Page } from '../../components/Page.tsx';
import { Section } from '../../components/Sections.tsx';
import { Failure, Loading } from '../../components/states.tsx';
import { api } from '../../lib/api.ts';
import type { Student } from '../../lib/api-types.ts';
import { useStudent } from '../../lib/current-user.ts';
import { Consequences } from './Consequences.tsx';
import { DELETED } from './deleted.ts';
import { DownloadButton } from './DownloadButton.tsx';
import { useOwnApplications } from '../../lib/use-own-applications.ts';

/** Tells what deleting the account does, and does it on the typed address. */
export function DeleteAccountPage() {
  const { t } = useTranslation('privacy');
  const own = useStudent();
  const { data: applications, error, refetch } = useOwnApplications();
  return (
    <Page
      title={t('remove.title')}
      lead={t('remove.lead')}
      above={<BackLink to="/privacy">{t('remove.back')}</BackLink>}
    >
      {error && !applications ? (
        <Failure isPart error={error} onRetry={() => void refetch()} />
      ) : !applications || !own ? (
        <Loading />
      ) : (
        <Box sx={{ display: 'grid', gap: 4 }}>
          <Consequences applications={applications} />
          <Box sx={{ display: 'grid', gap: 1.5 }}>
            <Typography>{t('remove.downloadFirst')}</Typography>
            <DownloadButton />
          </Box>
          <Section id="confirm" title={t('remove.confirmTitle')}>
            <ConfirmForm own={own} />
          </Section>
        </Box>
      )}
    </Page>
  );
}
export { DeleteAccountPage as Component };

function ConfirmForm({ own }: { own: Student }) {
  const { t } = useTranslation('privacy');
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const remove = useMutation({
    mutationFn: () => api.command('user__delete_account', { user: { email: typed.trim() } }),
    // The next page is public: this one is no longer for somebody without an account.
    onSuccess: () => navigate('/privacy/deleted', { replace: true, state: DELETED }),
  });

  function submit(): void {
    const isSame = typed.trim().toLowerCase() === own.email.toLowerCase();
    setIsWrong(!isSame);
    if (isSame) remove.mutate();
    else field.current?.focus();
  }

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      sx={{ display: 'grid', gap: 2.5, maxWidth: 480 }}
    >
      <Typography>{t('remove.confirmText', { email: own.email })}</Typography>
      <TextField
        inputRef={field}
        type="email"
        name="email"
        label={t('remove.email')}
        required
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setIsWrong(false);
        }}
        error={isWrong}
        helperText={isWrong ? t('remove.mismatch') : undefined}
        slotProps={{ htmlInput: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } }}
      />
      <FormErrors error={remove.error} />
      <div>
        <Button type="submit" variant="contained" color="error" loading={remove.isPending}>
          {t('remove.button')}
        </Button>
      </div>
    </Box>
  );
}
