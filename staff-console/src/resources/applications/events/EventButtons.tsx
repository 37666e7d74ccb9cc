import ExpandMoreIcon from '../../../../../web/icons/ExpandMore.tsx';
import UndoIcon from '../../../../../web/icons/Undo.tsx';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { isAboutToLeave } from '../../../../../domain/application-undo.ts';
import { useNow } from '../../../../../web/use-now.ts';
import { MenuButton } from '../../../components/MenuButton.tsx';
import { useTranslate } from '../../../i18n/use-translate.ts';
import type { EventName } from '../application.ts';
import { useDesk } from '../desk/desk-context.ts';
import type { StaffEvent } from './event-form.ts';
import { EVENT_FORMS } from './event-forms.ts';
import { EventDialog } from './EventDialog.tsx';
import { SendToCompanyCountdown } from './SendToCompanyCountdown.tsx';
import { useTakeBack } from './use-take-back.ts';

/** Takes the last move back, while the server says that it can be. */
function UndoLast() {
  const t = useTranslate();
  const { application, reload } = useDesk();
  const { undo } = application;
  const { takeBack, isPending, problem } = useTakeBack(application.id, reload);
  const label = undo && t('board.undo_of', { event: t(`history.${undo.event}`) });
  return (
    <>
      {undo && (
        <Button
          startIcon={<UndoIcon />}
          color="secondary"
          disabled={isPending}
          onClick={() => takeBack(undo.move_id)}
          aria-label={label ?? undefined}
          title={label ?? undefined}
        >
          {/* Beside the other buttons and the state of saving, the whole has room on a wide screen only. */}
          <Box component="span" sx={{ display: { xs: 'none', xl: 'inline' } }}>
            {label}
          </Box>
          <Box component="span" sx={{ display: { xl: 'none' } }}>
            {t('board.undo')}
          </Box>
        </Button>
      )}
      {problem && (
        <Alert severity="warning" sx={{ width: '100%' }}>
          {problem}
        </Alert>
      )}
    </>
  );
}

const isStaffEvent = (event: EventName): event is StaffEvent => Object.hasOwn(EVENT_FORMS, event);

/** The lifecycle's buttons: exactly what the server allows, the next step first, the ends under "more". */
export function EventButtons() {
  const t = useTranslate();
  const { application } = useDesk();
  const [doing, setDoing] = useState<StaffEvent | null>(null);
  const now = useNow(15_000);
  // Before the resume has left, the company can have decided nothing.
  const isWaiting = isAboutToLeave(application, now);
  const allowed = application.events_allowed.filter(
    (event): event is StaffEvent => isStaffEvent(event) && !(isWaiting && event === 'record_resume_result'),
  );
  const toned = (tone: string) => allowed.filter((event) => EVENT_FORMS[event].tone === tone);
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {[...toned('forward'), ...toned('plain')].map((event) => (
        <Button
          key={event}
          variant={EVENT_FORMS[event].tone === 'forward' ? 'contained' : 'outlined'}
          color={EVENT_FORMS[event].tone === 'forward' ? 'primary' : 'secondary'}
          onClick={() => setDoing(event)}
          data-event={event}
        >
          {t(`events.label.${event}`)}
        </Button>
      ))}
      <MenuButton<StaffEvent>
        endIcon={<ExpandMoreIcon />}
        choices={toned('danger').map((event) => ({
          value: event,
          label: t(`events.label.${event}`),
          isDanger: true,
        }))}
        onChoose={setDoing}
      >
        {t('events.more')}
      </MenuButton>
      {application.undo?.event === 'send_to_company' ? <SendToCompanyCountdown /> : <UndoLast />}
      {doing && <EventDialog event={doing} onClose={() => setDoing(null)} />}
    </Stack>
  );
}
