import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useListContext } from 'ra-core';
import { useWording } from '../../../i18n/use-wording.ts';
import { formatDay } from '../../../lib/short-dates.ts';
import { tokyoDay } from '../../../../../domain/tokyo-time.ts';
import { cycleText } from '../../../lib/cycle.ts';
import { studentKana } from '../names.ts';
import { ApplicationStateChip } from '../../../components/ApplicationStateChip.tsx';
import type { ApplicationRow } from '../types.ts';
import { RowLink } from './RowLink.tsx';
import { TakeButton } from './TakeButton.tsx';
import { WhenDue } from './WhenDue.tsx';

function SortedHead({ field, children }: { field: string; children: ReactNode }) {
  const { sort, setSort } = useListContext();
  const isActive = sort.field === field;
  const direction = sort.order === 'ASC' ? 'asc' : 'desc';
  const next = isActive && sort.order === 'ASC' ? 'DESC' : 'ASC';
  return (
    <TableCell sortDirection={isActive ? direction : false}>
      <TableSortLabel
        active={isActive}
        direction={isActive ? direction : 'asc'}
        onClick={() => setSort({ field, order: next })}
      >
        {children}
      </TableSortLabel>
    </TableCell>
  );
}

function Second({ children }: { children: ReactNode }) {
  return (
    <Typography component="div" variant="caption" color="textSecondary">
      {children}
    </Typography>
  );
}

function QueueRow({ row }: { row: ApplicationRow }) {
  const { t, pick, locale } = useWording();
  return (
    <TableRow hover={row.can.open} sx={{ position: 'relative', verticalAlign: 'top' }}>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>
        <WhenDue row={row} />
      </TableCell>
      <TableCell>
        <RowLink row={row} />
        <Second>{studentKana(row.user)}</Second>
      </TableCell>
      <TableCell>
        <Box sx={{ fontWeight: 600 }}>{pick(row.company.official_name)}</Box>
        <Second>{[pick(row.recruitment.title), cycleText(t, row)].filter(Boolean).join(' · ')}</Second>
      </TableCell>
      <TableCell>
        <ApplicationStateChip state={row.state} />
        <Second>
          {row.waiting_for && t(`waiting_for.${row.waiting_for}`)}
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
    </TableRow>
  );
}

export function QueueTable({ rows }: { rows: ApplicationRow[] }) {
  const { t } = useWording();
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table aria-label={t('queue.title')}>
        <TableHead>
          <TableRow>
            <SortedHead field="work_order">{t('queue.due')}</SortedHead>
            <TableCell>{t('queue.student')}</TableCell>
            <TableCell>{t('queue.job')}</TableCell>
            <SortedHead field="state">{t('queue.state')}</SortedHead>
            <TableCell>{t('queue.mentor')}</TableCell>
            <SortedHead field="created_at">{t('queue.applied_on')}</SortedHead>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <QueueRow key={row.id} row={row} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
