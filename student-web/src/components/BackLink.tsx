import ArrowBack from '../../../web/icons/ArrowBack.tsx';
import Button from '@mui/material/Button';
import type { MouseEvent, ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';

interface Props {
  to: string;
  /** Whether the page was opened from there: then it goes back, to the place where that page was left. */
  isFromThere?: boolean;
  children: ReactNode;
}

export function BackLink({ to, isFromThere = false, children }: Props) {
  const navigate = useNavigate();
  const goBack = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Button
      component={Link}
      to={to}
      onClick={isFromThere ? goBack : undefined}
      size="small"
      startIcon={<ArrowBack />}
      sx={{ ml: -1.5, mb: 1 }}
    >
      {children}
    </Button>
  );
}
