import AttachFileIcon from '@mui/icons-material/AttachFile';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useLocale } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { StaffRow } from '../../../../server/staff/contract.ts';
import { useSay } from '../../i18n/use-words.ts';
import { formatTime } from '../../lib/dates.ts';
import { DeliveryState } from '../../components/DeliveryState.tsx';

type Row = StaffRow<'deliveries'>;

/** When it went out, else when it is to go out. */
const timeOf = (row: Row) => row.sent_at ?? row.available_at;

function Subject({ row }: { row: Row }) {
  const say = useSay();
  return (
    <>
      <Link
        component={RouterLink}
        to={`/deliveries/${row.id}/show`}
        underline="hover"
        sx={{ fontWeight: 700, '&::after': { content: '""', position: 'absolute', inset: 0 } }}
      >
        <span lang={row.language_code}>{row.subject || row.template}</span>
      </Link>
      {row.attachments.length > 0 && (
        <AttachFileIcon
          fontSize="inherit"
          titleAccess={say('deliveries.attachments')}
          sx={{ ml: 0.5, verticalAlign: 'middle' }}
        />
      )}
    </>
  );
}

function AsTable({ rows }: { rows: Row[] }) {
  const say = useSay();
  const locale = useLocale();
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table aria-label={say('deliveries.title')}>
        <TableHead>
          <TableRow>
            <TableCell>{say('deliveries.time')}</TableCell>
            <TableCell>{say('deliveries.recipient')}</TableCell>
            <TableCell>{say('deliveries.subject')}</TableCell>
            <TableCell>{say('deliveries.state')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id} hover sx={{ position: 'relative', verticalAlign: 'top' }}>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatTime(timeOf(row), locale)}</TableCell>
              <TableCell sx={{ minWidth: 200 }}>{row.recipient_email}</TableCell>
              <TableCell>
                <Subject row={row} />
                <Typography component="div" variant="caption" color="textSecondary">
                  {row.template}
                  {row.application_id !== null &&
                    ` · ${say('deliveries.application', { id: row.application_id })}`}
                </Typography>
              </TableCell>
              <TableCell>
                <DeliveryState state={row.state} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function AsCards({ rows }: { rows: Row[] }) {
  const locale = useLocale();
  return (
    <Stack component="ul" spacing={1.5} sx={{ p: 0, m: 0 }}>
      {rows.map((row) => (
        <Card key={row.id} component="li" sx={{ p: 2, listStyle: 'none', position: 'relative' }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, mb: 0.5 }}>
            <Typography variant="caption" color="textSecondary">
              {formatTime(timeOf(row), locale)}
            </Typography>
            <DeliveryState state={row.state} />
          </Box>
          <Subject row={row} />
          <Typography variant="body2">{row.recipient_email}</Typography>
        </Card>
      ))}
    </Stack>
  );
}

export function DeliveryRows({ rows }: { rows: Row[] }) {
  const isWide = useMediaQuery('(min-width: 900px)');
  return isWide ? <AsTable rows={rows} /> : <AsCards rows={rows} />;
}
