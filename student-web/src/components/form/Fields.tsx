import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Fields beside each other where there is room. */
export function Pair({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        alignItems: 'start',
      }}
    >
      {children}
    </Box>
  );
}

interface GroupProps {
  title: string;
  help?: ReactNode;
  children: ReactNode;
}

/** Fields that belong together, under a heading. */
export function FieldGroup({ title, help, children }: GroupProps) {
  return (
    <Box
      component="section"
      aria-label={title}
      // A long choice of a select is cut inside it; it never makes the form wider than the screen.
      sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 }}
    >
      <div>
        <Typography variant="h3">{title}</Typography>
        {help && (
          <Typography variant="body2" color="textSecondary">
            {help}
          </Typography>
        )}
      </div>
      {children}
    </Box>
  );
}
