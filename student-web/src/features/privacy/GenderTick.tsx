import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Link } from 'react-router-dom';
import { FormErrors } from '../../components/form/FormErrors.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Section } from '../../components/Sections.tsx';
import { api } from '../../lib/api.ts';
import type { Student } from '../../lib/api-types.ts';
import { OWN_DATA_KEY } from '../../lib/current-user.ts';
import { showSnackbar } from '../../lib/snackbar.ts';
import { useOwnApplications } from '../../lib/use-own-applications.ts';

/** The one thing a company may learn only if the student says so. Saved as soon as it is ticked. */
export function GenderTick({ own }: { own: Student }) {
  const { t } = useTranslation('privacy');
  const client = useQueryClient();
  // Shown at once; until the answer comes the server's word is the old one.
  const [wanted, setWanted] = useState<boolean | null>(null);
  const save = useMutation({
    mutationFn: (is_gender_shown: boolean) =>
      api.command('user__update_profile', { user: { is_gender_shown } }),
    onSuccess(changed) {
      client.setQueryData(OWN_DATA_KEY, changed);
      showSnackbar('success', t('gender.saved'));
    },
    onSettled: () => setWanted(null),
  });
  function change(next: boolean): void {
    setWanted(next);
    save.mutate(next);
  }
  return (
    <Section id="gender" title={t('gender.title')}>
      <Typography>{t('gender.text')}</Typography>
      <div>
        <FormControlLabel
          control={
            <Checkbox checked={wanted ?? own.is_gender_shown} onChange={(_event, next) => change(next)} />
          }
          label={t('gender.label')}
        />
        <Typography variant="body2" color="textSecondary">
          {t('gender.when')}
        </Typography>
      </div>
      <FormErrors error={save.error} />
      {own.gender === null && <Notice severity="info">{t('gender.unanswered')}</Notice>}
      <NewestResume />
    </Section>
  );
}

/** Where the student sees the resume itself: the newest application, before it goes or as it went. */
function NewestResume() {
  const { t } = useTranslation('privacy');
  const { data: applications } = useOwnApplications();
  const newest = applications?.[0];
  if (!applications) return null;
  if (!newest)
    return (
      <Typography variant="body2" color="textSecondary">
        {t('gender.noPreview')}
      </Typography>
    );
  const isWriting = newest.state === 'applied' || newest.state === 'returned_to_student';
  return (
    <div>
      <Button
        component={Link}
        to={isWriting ? `/applications/${newest.id}/resume/confirm` : `/applications/${newest.id}`}
        variant="outlined"
      >
        {t('gender.preview')}
      </Button>
    </div>
  );
}
