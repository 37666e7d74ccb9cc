import InboxIcon from '../../../web/icons/InboxOutlined.tsx';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Nothing here: says so, and what to do next. */
export function EmptyState({ title, hint, action }: { title: ReactNode; hint?: string; action?: ReactNode }) {
  return (
    <Paper variant="outlined" sx={{ py: 6, px: 3, textAlign: 'center' }}>
      <InboxIcon sx={{ fontSize: 40, color: 'text.secondary', mb: 1 }} aria-hidden />
      <Typography component="p" variant="h2">
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
