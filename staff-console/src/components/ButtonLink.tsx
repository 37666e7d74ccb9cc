import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

/** A link inside the console that looks like a button. */
export function ButtonLink({
  to,
  children,
  variant = 'contained',
}: {
  to: LinkProps['to'];
  children: ReactNode;
  variant?: 'contained' | 'outlined';
}) {
  return (
    <Button variant={variant} component={Link} to={to}>
      {children}
    </Button>
  );
}
