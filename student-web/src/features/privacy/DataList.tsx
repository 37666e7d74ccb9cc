import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface Props {
  icon: ReactNode;
  items: readonly { label: string; why: string }[];
}

/** Kinds of data, each with what it is for. */
export function DataList({ icon, items }: Props) {
  return (
    <Box
      component="ul"
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        columnGap: 4,
        gridTemplateColumns: { sm: '1fr 1fr' },
      }}
    >
      {items.map(({ label, why }) => (
        <Box
          component="li"
          key={label}
          sx={{ display: 'flex', gap: 1.5, py: 1.5, borderBottom: 1, borderColor: 'divider' }}
        >
          <Box aria-hidden sx={{ display: 'flex', pt: 0.25, color: 'secondary.main' }}>
            {icon}
          </Box>
          <Box sx={{ minWidth: 0 }}>
            <Box sx={{ fontWeight: 600 }}>{label}</Box>
            <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>{why}</Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
