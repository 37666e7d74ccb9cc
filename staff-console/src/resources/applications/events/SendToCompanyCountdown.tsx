import UndoIcon from '../../../../../web/icons/Undo.tsx';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent } from 'react';
import { useNow } from '../../../../../web/use-now.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { useDesk } from '../desk/desk-context.ts';
import { useTakeBack } from './use-take-back.ts';

/** `9:05` */
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** After a resume was sent: how long the mail still waits, and the way to take it back. */
export function SendToCompanyCountdown() {
  const t = useTranslate();
  const { application, reload } = useDesk();
  const { undo } = application;
  const { takeBack, isPending, problem } = useTakeBack(application.id, reload);
  const now = useNow(1_000);
  const seconds = undo ? Math.ceil((new Date(undo.until).getTime() - now.getTime()) / 1000) : 0;
  const isOver = undo?.event === 'send_to_company' && seconds <= 0;
  const onOver = useEffectEvent(reload);
  // With the resume on its way, it can be sent again and no more be taken back.
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver]);
  if (undo?.event !== 'send_to_company' || isOver)
    return problem ? (
      <Alert severity="warning" sx={{ width: '100%' }}>
        {problem}
      </Alert>
    ) : null;
  return (
    <Alert
      severity={problem ? 'warning' : 'info'}
      sx={{ width: '100%', alignItems: 'center', '& .MuiAlert-action': { pt: 0 } }}
      action={
        <Button
          startIcon={<UndoIcon />}
          color="secondary"
          variant="outlined"
          disabled={isPending}
          onClick={() => takeBack(undo.move_id)}
        >
          {t('events.send.take_back')}
        </Button>
      }
    >
      <span role="timer">{t('events.send.leaves_in', { time: clock(seconds) })}</span>
      {problem && <div>{problem}</div>}
    </Alert>
  );
}
