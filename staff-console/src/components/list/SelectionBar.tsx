import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { useSay } from '../../i18n/use-words.ts';
import type { Selection } from './use-selection.ts';

/** How many rows are chosen, on this page and others, and what can be done with them. */
export function SelectionBar<R extends RaRecord>({
  selection,
  children,
}: {
  selection: Selection<R>;
  children: ReactNode;
}) {
  const say = useSay();
  return (
    <Paper
      component="section"
      aria-label={say('list.selection')}
      variant="outlined"
      sx={{
        display: selection.count === 0 ? 'none' : 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        px: 2,
        py: 1,
        mb: 1.5,
        bgcolor: 'secondary.light',
        position: 'sticky',
        top: 64,
        zIndex: 4,
      }}
    >
      <Typography component="output" sx={{ fontWeight: 700 }}>
        {say('list.chosen', { smart_count: selection.count })}
      </Typography>
      {children}
      <Button onClick={selection.clear} sx={{ ml: 'auto' }}>
        {say('list.clear_selection')}
      </Button>
    </Paper>
  );
}
