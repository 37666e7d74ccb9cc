import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface FactItem {
  label: string;
  value: ReactNode;
}

/**
 * Facts with their labels; empty ones show a dash.
 * @param isWide long ones, each on lines of its own; short ones stand beside each other as there is room
 */
export function Facts({ items, isWide = false }: { items: readonly FactItem[]; isWide?: boolean }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: isWide ? 'minmax(0, 1fr)' : 'repeat(auto-fill, minmax(min(100%, 180px), 1fr))',
      }}
    >
      {items.map(({ label, value }) => (
        <Box key={label} sx={{ minWidth: 0 }}>
          <Typography component="dt" variant="caption" color="textSecondary">
            {label}
          </Typography>
          <Typography
            component="dd"
            variant="body2"
            sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}
          >
            {value === null || value === undefined || value === false || value === '' ? '—' : value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
