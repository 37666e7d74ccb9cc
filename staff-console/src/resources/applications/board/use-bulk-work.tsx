import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { useTranslate } from '../../../i18n/use-translate.ts';
import type { ApplicationRow } from '../application.ts';
import { MoveMenu } from './BoardCard.tsx';
import { HandOverDialog } from './HandOverDialog.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { type ChosenMove, movesOfAny, useReload } from './moves.ts';

interface Doing {
  /** Null: another mentor for them. */
  move: ChosenMove | null;
  rows: readonly ApplicationRow[];
  /** Gives up the choice of these rows, when it is done. */
  clear: () => void;
}

/** What is done with chosen applications: the buttons for it, and the dialog that asks and shows before it is done. */
export function useBulkWork() {
  const t = useTranslate();
  const reload = useReload();
  const [doing, setDoing] = useState<Doing | null>(null);
  const renderActions = (rows: readonly ApplicationRow[], clear: () => void): ReactNode => {
    const events = movesOfAny(rows);
    return (
      <>
        {events.length > 0 && (
          <MoveMenu
            events={events}
            isProminent
            label={t('board.move_chosen')}
            name={t('board.move_chosen')}
            onMove={(event) => setDoing({ move: { event, values: {} }, rows, clear })}
          />
        )}
        <Button size="small" variant="outlined" onClick={() => setDoing({ move: null, rows, clear })}>
          {t('board.change_mentor')}
        </Button>
      </>
    );
  };
  const close = () => setDoing(null);
  const done = () => {
    doing?.clear();
    reload();
  };
  const dialog =
    doing &&
    (doing.move ? (
      <MoveDialog move={doing.move} rows={doing.rows} onClose={close} onDone={done} />
    ) : (
      <HandOverDialog rows={doing.rows} onClose={close} onDone={done} />
    ));
  return { renderActions, dialog, start: (doingNow: Doing) => setDoing(doingNow) };
}
