import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useListContext, useNotify, useRefresh } from 'ra-core';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { tokyoDay } from '../../../../../domain/tokyo-time.ts';
import { ApplicationStateChip } from '../../../components/ApplicationStateChip.tsx';
import { SortedHead } from '../../../components/list/ListTable.tsx';
import { ChoosableRow, ChoosePageCell, RowLink, RowsTable } from '../../../components/list/RowsTable.tsx';
import type { Selection } from '../../../components/list/use-selection.ts';
import { useWording } from '../../../i18n/use-wording.ts';
import { cycleText } from '../../../lib/cycle.ts';
import { problemText } from '../../../lib/problem-text.ts';
import { formatDay } from '../../../lib/short-dates.ts';
import { useApi } from '../../../providers/api-context.ts';
import { useMember } from '../../../session/member.ts';
import type { ApplicationRow } from '../application.ts';
import { RowDueDate, waitingWords } from '../DueDate.tsx';
import { studentKana, studentName } from '../names.ts';
import { Unread } from '../Unread.tsx';

/** The student's name; a link that covers its whole row where the row may be opened. */
function StudentLink({ row }: { row: ApplicationRow }) {
  return <RowLink to={row.can.open ? `/applications/${row.id}/show` : null}>{studentName(row.user)}</RowLink>;
}

/** Takes an application that nobody looks after, and opens it. */
function TakeButton({ row }: { row: ApplicationRow }) {
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

function QueueCard({ row }: { row: ApplicationRow }) {
  const { t, pick, locale } = useWording();
  const mentors = row.hf_members.map((member) => pick(member.names)).join(', ');
  return (
    <Card component="li" sx={{ p: 2, position: 'relative', listStyle: 'none' }}>
      <Stack direction="row" spacing={1} sx={{ justifyContent: 'space-between', alignItems: 'flex-start' }}>
        <StudentLink row={row} />
        <ApplicationStateChip state={row.state} />
      </Stack>
      <Typography variant="body2" sx={{ mt: 0.5 }}>
        {pick(row.company.official_name)}
      </Typography>
      <Typography variant="caption" component="p" color="textSecondary">
        {pick(row.recruitment.title)}
      </Typography>
      <Unread row={row} />
      <Stack
        direction="row"
        spacing={2}
        sx={{ mt: 1, justifyContent: 'space-between', alignItems: 'flex-end' }}
      >
        <Typography variant="body2" component="div">
          <RowDueDate row={row} />
        </Typography>
        {row.can.take ? (
          <TakeButton row={row} />
        ) : (
          <Typography variant="caption" color="textSecondary" sx={{ textAlign: 'right' }}>
            {mentors || t('queue.nobody')}
            <br />
            {waitingWords(row, t, locale)}
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

function Second({ children }: { children: ReactNode }) {
  return (
    <Typography component="div" variant="caption" color="textSecondary">
      {children}
    </Typography>
  );
}

function QueueRow({ row, selection }: { row: ApplicationRow; selection: Selection<ApplicationRow> }) {
  const { t, pick, locale } = useWording();
  return (
    <ChoosableRow
      row={row}
      selection={selection}
      chooseLabel={t('board.choose', { student: studentName(row.user) })}
      canOpen={row.can.open}
    >
      <TableCell sx={{ whiteSpace: 'nowrap' }}>
        <RowDueDate row={row} />
      </TableCell>
      <TableCell>
        <StudentLink row={row} />
        <Second>{studentKana(row.user)}</Second>
        <Unread row={row} />
      </TableCell>
      <TableCell>
        <Box sx={{ fontWeight: 700 }}>{pick(row.company.official_name)}</Box>
        <Second>{[pick(row.recruitment.title), cycleText(t, row)].filter(Boolean).join(' · ')}</Second>
      </TableCell>
      <TableCell>
        <ApplicationStateChip state={row.state} />
        <Second>
          {waitingWords(row, t, locale)}
          {row.is_late && (
            <>
              {' · '}
              <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                {t('queue.late')}
              </Box>
            </>
          )}
        </Second>
      </TableCell>
      <TableCell>
        {row.hf_members.map(({ id, names }) => (
          <Box key={id} sx={{ whiteSpace: 'nowrap' }}>
            {pick(names)}
          </Box>
        ))}
        {row.hf_members.length === 0 &&
          (row.can.take ? <TakeButton row={row} /> : <Second>{t('queue.nobody')}</Second>)}
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>
        {formatDay(tokyoDay(new Date(row.created_at)), locale)}
      </TableCell>
    </ChoosableRow>
  );
}

interface QueueTableProps {
  rows: ApplicationRow[];
  selection: Selection<ApplicationRow>;
}

export function QueueTable({ rows, selection }: QueueTableProps) {
  const { t } = useWording();
  const { sort, setSort } = useListContext();
  const head = (field: string, label: string) => (
    <SortedHead field={field} label={label} sort={sort} onSort={setSort} />
  );
  return (
    <RowsTable title={t('queue.title')} canChoose>
      <TableHead>
        <TableRow>
          <ChoosePageCell selection={selection} />
          {head('due_date_to_submit_resume', t('queue.due'))}
          <TableCell>{t('queue.student')}</TableCell>
          <TableCell>{t('queue.job')}</TableCell>
          {head('state', t('queue.state'))}
          <TableCell>{t('queue.mentor')}</TableCell>
          {head('created_at', t('queue.applied_on'))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <QueueRow key={row.id} row={row} selection={selection} />
        ))}
      </TableBody>
    </RowsTable>
  );
}
