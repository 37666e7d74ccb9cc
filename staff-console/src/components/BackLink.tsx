import ArrowBackIcon from '../../../web/icons/ArrowBack.tsx';
import { PageLink } from './PageLink.tsx';

/** The way back to a list, at the head of a record. */
export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <PageLink
      to={to}
      variant="body2"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, mb: 1, minHeight: 24 }}
    >
      <ArrowBackIcon fontSize="inherit" aria-hidden />
      {label}
    </PageLink>
  );
}
