import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { api, ApiError } from '../../lib/api.ts';
import type { Recruitment, Student } from '../../lib/api-types.ts';
import { applyCampaign } from '../../lib/campaign.ts';
import { campaignData } from '../../lib/campaign-store.ts';
import { OWN_DATA_KEY } from '../../lib/current-user.ts';
import { showSnackbar } from '../../lib/snackbar.ts';

/** What is asked about the resume that a simple application hands in. */
export interface HandInAnswers {
  is_admitted_edit_resume_by_hf: boolean;
  no_lie_agreement: boolean;
}

/** Applies, then leads to what comes next: the profile if a resume lacks something, else the questions. */
export function useApply(recruitment: Recruitment, own: Student) {
  const { t } = useTranslation('apply_page');
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (answers: HandInAnswers | undefined) => {
      const campaign = campaignData.get();
      return api.command('user__apply', {
        application: {
          recruitment_id: recruitment.id,
          ...(campaign && applyCampaign(campaign)),
          ...answers,
        },
      });
    },
    async onSuccess(application) {
      client.setQueryData(['application', application.id], application);
      // The application is ours only once our own data name it.
      await client.refetchQueries({ queryKey: OWN_DATA_KEY });
      void client.invalidateQueries({ queryKey: ['recruitment'] });
      void client.invalidateQueries({ queryKey: ['applications'] });
      showSnackbar('success', t('done'));
      const resume = `/applications/${application.id}/resume`;
      const isWriting = application.events_allowed.includes('submit');
      if (!isWriting) void navigate(`/applications/${application.id}`);
      else if (own.is_profile_enough_for_resume) void navigate(`${resume}/edit`);
      else void navigate(`${resume}/edit_profile`);
    },
    onError(error) {
      if (error instanceof ApiError && ['already_applied', 'reapply_later'].includes(error.code))
        void client.invalidateQueries({ queryKey: ['recruitment'] });
      // What the profile lacks is shown instead of the form once our own data are fresh.
      if (error instanceof ApiError && error.code === 'profile_incomplete')
        void client.invalidateQueries({ queryKey: OWN_DATA_KEY });
    },
  });
}
