import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface FactProps {
  label: string;
  isBold?: boolean;
  children: ReactNode;
}

/** One fact with its label, in a list of them (`dl`). */
export function Fact({ label, isBold = false, children }: FactProps) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="dt" variant="caption" color="textSecondary">
        {label}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0, ...(isBold && { fontWeight: 700 }) }}>
        {children}
      </Typography>
    </Box>
  );
}
