import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** The link of a card: it is clicked anywhere on the card, and read as what stands in it. */
export function CardLink({ to, state, children }: { to: string; state?: object; children: ReactNode }) {
  return (
    <Box
      component={Link}
      to={to}
      state={state}
      sx={{
        color: 'text.primary',
        textDecoration: 'none',
        '&:hover': { color: 'secondary.main', textDecoration: 'underline' },
        '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '20px' },
        '&:focus-visible': { outline: 'none' },
        '&:focus-visible::after': {
          outline: '3px solid',
          outlineColor: 'secondary.main',
          // Inside: a card cuts off what lies over its edge.
          outlineOffset: '-3px',
        },
      }}
    >
      {children}
    </Box>
  );
}
