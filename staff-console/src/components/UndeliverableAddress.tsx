import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { LiftUndeliverable } from './LiftUndeliverable.tsx';

interface UndeliverableProps {
  address: { id: number; text: string | null };
  /** What it means here. */
  children: ReactNode;
  /** Whether the reader may lift the mark. */
  canLift: boolean;
  onLifted(): void;
}

/** An address that does not exist, as a mail server said, and the way to say that it does. */
export function UndeliverableAddress({ address, children, canLift, onLifted }: UndeliverableProps) {
  return (
    <Alert severity="warning" sx={{ my: 2 }}>
      {children}
      {address.text && (
        <Box component="q" lang="en" sx={{ display: 'block', mt: 0.5, overflowWrap: 'anywhere' }}>
          {address.text}
        </Box>
      )}
      {canLift && (
        <LiftUndeliverable
          addressId={address.id}
          onLifted={onLifted}
          color="inherit"
          sx={{ display: 'block', mt: 1 }}
        />
      )}
    </Alert>
  );
}
