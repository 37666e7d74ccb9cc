import { useDataProvider, useNotify } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { problemText } from '../../../lib/problem-text.ts';
import type { ApplicationFilter, ApplicationRow } from '../application.ts';
import { useDesk } from './desk-context.ts';

const OURS: ApplicationFilter = { scope: 'mine', is_open: true, waiting_for: 'staff' };

/** Opens the application that is due next on one's own desk; without one, the queue. */
export function useNextInQueue(): () => void {
  const t = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const provider = useDataProvider();
  const { id } = useDesk().application;
  const find = async () => {
    const { data } = await provider.getList<ApplicationRow>('applications', {
      filter: OURS,
      sort: { field: 'work_order', order: 'ASC' },
      pagination: { page: 1, perPage: 2 },
    });
    const next = data.find((row) => row.id !== id);
    if (next) return navigate(`/applications/${next.id}/show`);
    notify(t('desk.queue_done'), { type: 'success' });
    return navigate('/applications');
  };
  return () => void find().catch((error: unknown) => notify(problemText(error, t), { type: 'error' }));
}
