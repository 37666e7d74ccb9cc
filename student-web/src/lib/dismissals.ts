import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../i18n/use-translation.tsx';
import { api } from './api.ts';
import { useCurrentUser } from './current-user.ts';
import { errorText } from './error-text.ts';
import { showSnackbar } from './snackbar.ts';

const IDS_KEY = ['dismissed recruitment ids'] as const;

/** Whether the student does not want a job to be recommended, and the switch; null for anybody else and until known. */
export function useDismissal(recruitmentId: number) {
  const client = useQueryClient();
  const user = useCurrentUser();
  const { t } = useTranslation();
  const { data } = useQuery({
    queryKey: IDS_KEY,
    queryFn: () => api.query('user__get_dismissed_recruitment_ids', {}),
    enabled: user.status === 'student',
    staleTime: 60_000,
  });
  const change = useMutation({
    mutationFn: (isDismissed: boolean) => {
      const payload = { recruitment_id: recruitmentId };
      return isDismissed
        ? api.command('user__dismiss_recruitment', payload)
        : api.command('user__undo_dismiss_recruitment', payload);
    },
    onSuccess: (answer) => client.setQueryData(IDS_KEY, answer),
    onError: (error) => showSnackbar('error', errorText(error, t)),
  });
  if (user.status !== 'student' || !data) return null;
  const isDismissed = data.recruitment_ids.includes(recruitmentId);
  return {
    isDismissed,
    isBusy: change.isPending,
    error: change.error && errorText(change.error, t),
    toggle: () => change.mutate(!isDismissed),
  };
}
