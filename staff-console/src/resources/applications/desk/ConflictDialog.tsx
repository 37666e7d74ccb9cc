import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSay } from '../../../i18n/use-words.ts';
import type { TextKey } from './correction.ts';
import { useDesk } from './desk-context.ts';
import { useTextTitle } from './use-text-title.ts';
import type { Conflict } from './use-correction.ts';

type Side = 'mine' | 'theirs';

function Choice({ value, title, text }: { value: Side; title: string; text: string }) {
  const say = useSay();
  return (
    <FormControlLabel
      value={value}
      control={<Radio />}
      sx={{ alignItems: 'flex-start', m: 0, flex: 1, minWidth: 0 }}
      label={
        <Box sx={{ pt: 1 }}>
          <Typography sx={{ fontWeight: 700 }}>{title}</Typography>
          <Typography lang="ja" variant="body2" sx={{ whiteSpace: 'pre-wrap' }}>
            {text || say('desk.empty_text')}
          </Typography>
        </Box>
      }
    />
  );
}

function Choosing({ conflict }: { conflict: Conflict }) {
  const say = useSay();
  const titleOf = useTextTitle();
  const { correction } = useDesk();
  const [sides, setSides] = useState<Partial<Record<TextKey, Side>>>({});
  const isChosen = conflict.keys.every((key) => sides[key]);
  const keep = () =>
    correction.resolve(
      Object.fromEntries(conflict.keys.map((key) => [key, conflict[sides[key] ?? 'mine'][key] ?? ''])),
    );
  return (
    <>
      <DialogTitle id="conflict-title">{say('conflict.title')}</DialogTitle>
      <DialogContent dividers>
        <Typography sx={{ mb: 2 }}>{say('conflict.explain')}</Typography>
        {conflict.keys.map((key) => (
          <FormControl key={key} fullWidth sx={{ mb: 3 }}>
            <FormLabel sx={{ fontWeight: 700 }}>{titleOf(key)}</FormLabel>
            <RadioGroup
              value={sides[key] ?? ''}
              onChange={(_event, side) => setSides({ ...sides, [key]: side as Side })}
              sx={{ flexDirection: { md: 'row' }, gap: 2, flexWrap: 'nowrap' }}
            >
              <Choice value="mine" title={say('conflict.mine')} text={conflict.mine[key] ?? ''} />
              <Choice value="theirs" title={say('conflict.theirs')} text={conflict.theirs[key] ?? ''} />
            </RadioGroup>
          </FormControl>
        ))}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" disabled={!isChosen} onClick={keep}>
          {say('conflict.keep')}
        </Button>
      </DialogActions>
    </>
  );
}

/** Two people changed the same text: both are shown, and one is chosen for each. */
export function ConflictDialog() {
  const { conflict } = useDesk().correction;
  return (
    <Dialog open={conflict !== null} maxWidth="md" fullWidth aria-labelledby="conflict-title">
      {conflict && <Choosing conflict={conflict} />}
    </Dialog>
  );
}
