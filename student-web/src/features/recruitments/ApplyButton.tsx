import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useNavigate } from 'react-router-dom';
import { FormErrors } from '../../components/form/FormErrors.tsx';
import { api, ApiError } from '../../lib/api.ts';
import type { Recruitment, Student } from '../../lib/api-types.ts';
import { applyCampaign } from '../../lib/campaign.ts';
import { campaignData } from '../../lib/campaign-store.ts';
import { OWN_DATA_KEY } from '../../lib/current-user.ts';
import { showSnackbar } from '../../lib/snackbar.ts';

interface Props {
  recruitment: Recruitment;
  own: Student;
}

/** Applies, then leads to what comes next: the profile if a resume lacks something, else the questions. */
export function ApplyButton({ recruitment, own }: Props) {
  const { t } = useTranslation('recruitments');
  const client = useQueryClient();
  const navigate = useNavigate();
  const apply = useMutation({
    mutationFn: () => {
      const campaign = campaignData.get();
      return api.command('user__apply', {
        application: { recruitment_id: recruitment.id, ...(campaign && applyCampaign(campaign)) },
      });
    },
    async onSuccess(application) {
      client.setQueryData(['application', application.id], application);
      // The application is ours only once our own data name it.
      await client.refetchQueries({ queryKey: OWN_DATA_KEY });
      void client.invalidateQueries({ queryKey: ['recruitment'] });
      void client.invalidateQueries({ queryKey: ['applications'] });
      showSnackbar('success', t('applyPage.done'));
      const resume = `/applications/${application.id}/resume`;
      const isWriting = application.events_allowed.includes('submit');
      if (!isWriting) void navigate(`/applications/${application.id}`);
      else if (own.is_profile_enough_for_resume) void navigate(`${resume}/edit`);
      else void navigate(`${resume}/edit_profile`);
    },
    onError(error) {
      if (error instanceof ApiError && error.code === 'already_applied')
        void client.invalidateQueries({ queryKey: ['recruitment'] });
    },
  });
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <FormErrors error={apply.error} />
      <Button
        variant="contained"
        color="primary"
        size="large"
        loading={apply.isPending}
        onClick={() => apply.mutate()}
      >
        {t('applyPage.confirm')}
      </Button>
    </Box>
  );
}
