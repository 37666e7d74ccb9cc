import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FormErrors } from '../../components/form/FormErrors.tsx';
import { Failure, Loading } from '../../components/states.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { api } from '../../lib/api.ts';
import type { MailPreference } from '../../lib/api-types.ts';

const KEY = ['mail_preferences'] as const;

/** Which mails the student gets: each kind that can be stopped with its switch, saved at once, and those that always come. */
export function MailPreferences() {
  const { t } = useTranslation('notifications');
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: () => api.query('user__get_mail_preferences', {}),
  });
  const change = useMutation({
    mutationFn: (preference: MailPreference) => api.command('user__change_mail_preference', preference),
    onSuccess: (answer) => client.setQueryData(KEY, answer),
  });
  if (error && !data) return <Failure isPart error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const changing = change.isPending ? change.variables : null;
  return (
    <>
      <Typography color="textSecondary">{t('mails.text')}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 2 }}>
        {data.mail_preferences.map(({ stream, is_wanted }) => (
          <li key={stream}>
            <FormControlLabel
              control={
                <Switch
                  checked={changing?.stream === stream ? changing.is_wanted : is_wanted}
                  // Switched off for a moment it would lose the keyboard's place.
                  onChange={(_event, wanted) => {
                    if (!change.isPending) change.mutate({ stream, is_wanted: wanted });
                  }}
                />
              }
              label={t(`mails.${stream}.label`)}
            />
            <Typography variant="body2" color="textSecondary">
              {t(`mails.${stream}.help`)}
            </Typography>
          </li>
        ))}
      </Box>
      <FormErrors error={change.error} />
      <Typography variant="body2" color="textSecondary">
        {t('mails.always')}
      </Typography>
    </>
  );
}
