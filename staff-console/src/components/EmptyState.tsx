import InboxIcon from '../../../web/icons/InboxOutlined.tsx';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: ReactNode;
  hint?: string;
  action?: ReactNode;
  /** Whether it stands in the place of the whole page, so that its title is the page's. */
  isPage?: boolean;
}

/** Nothing here: says so, and what to do next. */
export function EmptyState({ title, hint, action, isPage = false }: EmptyStateProps) {
  return (
    <Paper variant="outlined" sx={{ py: 6, px: 3, textAlign: 'center' }}>
      <InboxIcon sx={{ fontSize: 40, color: 'text.secondary', mb: 1 }} aria-hidden />
      <Typography component={isPage ? 'h1' : 'p'} variant="h2">
        {title}
      </Typography>
      {hint && (
        <Typography color="textSecondary" sx={{ mt: 0.5 }}>
          {hint}
        </Typography>
      )}
      {action && <div style={{ marginTop: 20 }}>{action}</div>}
    </Paper>
  );
}
