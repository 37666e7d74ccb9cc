import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';

/** The way back to a list, at the head of a record. */
export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <Link
      component={RouterLink}
      to={to}
      variant="body2"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, mb: 1, minHeight: 24 }}
    >
      <ArrowBackIcon fontSize="inherit" aria-hidden />
      {label}
    </Link>
  );
}
