import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { usePageHead } from '../lib/page-head.ts';

interface Props {
  title: string;
  /** For search results, where the page is public. */
  description?: string;
  /** One sentence under the heading. */
  lead?: ReactNode;
  /** Above the heading: a link back, for example. */
  above?: ReactNode;
  /** At the right of the heading. */
  action?: ReactNode;
  width?: 'sm' | 'md' | 'lg';
  children: ReactNode;
}

/** A page with its heading, which also names the window. */
export function Page({ title, description, lead, above, action, width = 'md', children }: Props) {
  usePageHead({ title, description });
  return (
    <Container maxWidth={width} sx={{ py: { xs: 3, sm: 5 } }}>
      {above}
      <Box
        sx={{
          display: 'flex',
          gap: 2,
          alignItems: 'flex-start',
          justifyContent: 'space-between',
          flexWrap: 'wrap',
          mb: { xs: 2.5, sm: 3.5 },
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h1">{title}</Typography>
          {lead && (
            <Typography component="div" color="textSecondary" sx={{ mt: 1, maxWidth: 680 }}>
              {lead}
            </Typography>
          )}
        </Box>
        {action}
      </Box>
      {children}
    </Container>
  );
}
