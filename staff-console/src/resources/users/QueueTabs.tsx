import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useGetList } from 'ra-core';
import { Link, useLocation } from 'react-router-dom';
import { useWording } from '../../i18n/use-wording.ts';
import type { StudentRow } from './student.ts';

const QUEUES = ['waiting', 'planned', 'overdue'] as const;
type Queue = (typeof QUEUES)[number];

/** What one needs to call somebody. */
const COLUMNS = 'name,kana,phone_num,consulting,applications,hf_members';

/** Who waits longest, or whose talk comes next, stands first. */
const addressOf = (queue: Queue) =>
  new URLSearchParams({
    filter: JSON.stringify({ consulting: queue }),
    sort: queue === 'waiting' ? 'phone_consulting_wished_at' : 'career_meeting_at',
    order: 'ASC',
    columns: COLUMNS,
  }).toString();

function QueueTab({ queue, isChosen }: { queue: Queue; isChosen: boolean }) {
  const { t, locale } = useWording();
  const { total, meta } = useGetList<StudentRow>('users', {
    filter: { consulting: queue },
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'DESC' },
  });
  const isCapped = (meta as { is_capped?: boolean } | undefined)?.is_capped === true;
  const count =
    total === undefined ? '' : ` (${new Intl.NumberFormat(locale).format(total)}${isCapped ? '+' : ''})`;
  return (
    <Button
      component={Link}
      to={{ pathname: '/users', search: addressOf(queue) }}
      variant={isChosen ? 'contained' : 'outlined'}
      aria-current={isChosen ? 'page' : undefined}
    >
      {t(`students.tabs.${queue}`)}
      {count}
    </Button>
  );
}

/** All students, or one part of the queue for a consultation. */
export function QueueTabs() {
  const { t } = useWording();
  const { search } = useLocation();
  const filter = new URLSearchParams(search).get('filter') ?? '';
  const chosen = QUEUES.find((queue) => filter.includes(`"consulting":"${queue}"`));
  return (
    <Box
      component="nav"
      aria-label={t('students.queue')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5 }}
    >
      <Button
        component={Link}
        to="/users"
        variant={chosen ? 'outlined' : 'contained'}
        aria-current={chosen ? undefined : 'page'}
      >
        {t('students.tabs.everybody')}
      </Button>
      {QUEUES.map((queue) => (
        <QueueTab key={queue} queue={queue} isChosen={queue === chosen} />
      ))}
    </Box>
  );
}
