import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/use-translate.ts';
import type { StaffApplication } from '../application.ts';
import { studentName } from '../names.ts';
import type { DoneEvent } from './event-form.ts';
import { useTakeBack } from './use-take-back.ts';

interface DoneProps {
  name: DoneEvent;
  /** As it is since. */
  application: StaffApplication;
}

/** What was done for whom, and the way to take it back, also when the next application is open by now. */
export function Done({ name, application: { id, user, undo } }: DoneProps) {
  const t = useTranslate();
  const client = useQueryClient();
  const [isUndone, setUndone] = useState(false);
  const { takeBack, isPending, problem } = useTakeBack(
    id,
    () => void client.invalidateQueries(),
    () => setUndone(true),
  );
  if (isUndone) return t('bulk.undone');
  return (
    <>
      {t(`events.done.${name}`, { student: studentName(user) })}
      {undo && !problem && (
        <Button
          size="small"
          color="inherit"
          disabled={isPending}
          onClick={(event) => {
            // A button that goes with the focus in it would keep the message open.
            event.currentTarget.blur();
            takeBack(undo.move_id);
          }}
          sx={{ ml: 1, my: -0.75, textDecoration: 'underline' }}
        >
          {t('board.undo')}
        </Button>
      )}
      {problem && <Box sx={{ mt: 0.5 }}>{problem}</Box>}
    </>
  );
}
