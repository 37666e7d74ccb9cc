import ArrowBack from '../../../web/icons/ArrowBack.tsx';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Button component={Link} to={to} size="small" startIcon={<ArrowBack />} sx={{ ml: -1.5, mb: 1 }}>
      {children}
    </Button>
  );
}
