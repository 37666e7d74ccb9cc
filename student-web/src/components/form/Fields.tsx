import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Fields beside each other where there is room. */
export function Pair({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
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
    <Box component="section" aria-label={title} sx={{ display: 'grid', gap: 2.5 }}>
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
