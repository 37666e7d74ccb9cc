import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { usePageHead } from '../../lib/page-head.ts';

interface Props {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** The narrow card of the pages around signing in. */
export function AuthCard({ title, lead, children }: Props) {
  usePageHead({ title });
  return (
    <Container maxWidth="sm" sx={{ py: { xs: 3, sm: 7 } }}>
      <Card sx={{ p: { xs: 2.5, sm: 5 } }}>
        <Typography variant="h1">{title}</Typography>
        <Typography component="div" color="textSecondary" sx={{ mt: 1.5, mb: 3 }}>
          {lead}
        </Typography>
        <Box sx={{ display: 'grid', gap: 2.5 }}>{children}</Box>
      </Card>
    </Container>
  );
}
