import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { studentName } from '../names.ts';
import type { ApplicationRow } from '../types.ts';

/** The student's name; a link that covers its whole row where the row may be opened. */
export function RowLink({ row }: { row: ApplicationRow }) {
  const name = studentName(row.user);
  if (!row.can.open)
    return (
      <Typography component="span" sx={{ fontWeight: 700 }}>
        {name}
      </Typography>
    );
  return (
    <Link
      component={RouterLink}
      to={`/applications/${row.id}/show`}
      underline="hover"
      sx={{ fontWeight: 700, '&::after': { content: '""', position: 'absolute', inset: 0 } }}
    >
      {name}
    </Link>
  );
}
