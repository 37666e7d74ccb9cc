import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { useWording } from '../../../i18n/use-wording.ts';
import { problemText } from '../../../lib/problem-text.ts';
import { useApi } from '../../../providers/api-context.ts';
import { useMember } from '../../../session/member.ts';
import { studentName } from '../names.ts';
import type { ApplicationRow } from '../types.ts';

/** Takes an application that nobody looks after, and opens it. */
export function TakeButton({ row }: { row: ApplicationRow }) {
  const { t, pick } = useWording();
  const api = useApi();
  const member = useMember();
  const notify = useNotify();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const take = useMutation({
    mutationFn: () =>
      api.command('hf_member__assign_application', {
        application: { id: row.id, hf_member_id: member.hf_member_id },
      }),
    onSuccess: () => {
      notify(t('queue.taken'), { type: 'success' });
      void navigate(`/applications/${row.id}/show`);
    },
    onError: (error) => {
      notify(problemText(error, t), { type: 'error' });
      refresh();
    },
  });
  return (
    <Button
      size="small"
      variant="contained"
      loading={take.isPending}
      onClick={() => take.mutate()}
      aria-label={`${t('queue.take')}: ${studentName(row.user)}, ${pick(row.company.official_name)}`}
      sx={{ position: 'relative', zIndex: 1 }}
    >
      {t('queue.take')}
    </Button>
  );
}
