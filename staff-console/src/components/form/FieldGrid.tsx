import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { Hint } from '../Hint.tsx';

/** Fields beside each other where there is room for them. */
export function FieldGrid({ children, min = 240 }: { children: ReactNode; min?: number }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${min}px), 1fr))`,
        alignItems: 'start',
      }}
    >
      {children}
    </Box>
  );
}

/** A part of a form with its heading. */
export function FieldSection({
  title,
  hint,
  children,
}: {
  title: string;
  hint?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: { xs: 2, md: 3 }, mb: 2 }}>
      <Typography id={id} component="h2" variant="h2">
        {title}
      </Typography>
      {hint && <Hint>{hint}</Hint>}
      <Box sx={{ display: 'grid', gap: 2.5, mt: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>{children}</Box>
    </Paper>
  );
}
