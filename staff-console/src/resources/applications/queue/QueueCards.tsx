import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useWording } from '../../../i18n/use-wording.ts';
import { ApplicationStateChip } from '../../../components/ApplicationStateChip.tsx';
import type { ApplicationRow } from '../types.ts';
import { RowLink } from './RowLink.tsx';
import { TakeButton } from './TakeButton.tsx';
import { WhenDue } from './WhenDue.tsx';

function QueueCard({ row }: { row: ApplicationRow }) {
  const { t, pick } = useWording();
  const mentors = row.hf_members.map((member) => pick(member.names)).join(', ');
  return (
    <Card component="li" sx={{ p: 2, position: 'relative', listStyle: 'none' }}>
      <Stack direction="row" spacing={1} sx={{ justifyContent: 'space-between', alignItems: 'flex-start' }}>
        <RowLink row={row} />
        <ApplicationStateChip state={row.state} />
      </Stack>
      <Typography variant="body2" sx={{ mt: 0.5 }}>
        {pick(row.company.official_name)}
      </Typography>
      <Typography variant="caption" component="p" color="textSecondary">
        {pick(row.recruitment.title)}
      </Typography>
      <Stack
        direction="row"
        spacing={2}
        sx={{ mt: 1, justifyContent: 'space-between', alignItems: 'flex-end' }}
      >
        <Typography variant="body2" component="div">
          <WhenDue row={row} />
        </Typography>
        {row.can.take ? (
          <TakeButton row={row} />
        ) : (
          <Typography variant="caption" color="textSecondary" sx={{ textAlign: 'right' }}>
            {mentors || t('queue.nobody')}
            <br />
            {row.waiting_for && t(`waiting_for.${row.waiting_for}`)}
          </Typography>
        )}
      </Stack>
    </Card>
  );
}

/** The queue where a table would not fit. */
export function QueueCards({ rows }: { rows: ApplicationRow[] }) {
  return (
    <Stack component="ul" spacing={1.5} sx={{ p: 0, m: 0 }}>
      {rows.map((row) => (
        <QueueCard key={row.id} row={row} />
      ))}
    </Stack>
  );
}
