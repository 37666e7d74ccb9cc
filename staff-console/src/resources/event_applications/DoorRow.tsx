import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Hint } from '../../components/Hint.tsx';

interface Props {
  name: string;
  /** What tells people of one name apart; what is empty is left out. */
  about: (string | false)[];
  hasCome?: boolean;
  action: ReactNode;
  children?: ReactNode;
}

/** One person at the door with the button for them. */
export function DoorRow({ name, about, hasCome = false, action, children }: Props) {
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{
        p: 1.5,
        display: 'flex',
        gap: 1.5,
        alignItems: 'center',
        ...(hasCome && { bgcolor: 'success.light' }),
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 700, lineHeight: 1.4 }}>{name}</Typography>
        <Hint>{about.filter(Boolean).join(' · ')}</Hint>
        {children}
      </Box>
      {action}
    </Paper>
  );
}
