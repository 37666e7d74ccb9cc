import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import UndoIcon from '@mui/icons-material/Undo';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { MenuButton } from '../../../components/MenuButton.tsx';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { problemText } from '../../../lib/problem-text.ts';
import { useApi } from '../../../providers/api-context.ts';
import type { EventName } from '../application.ts';
import { useDesk } from '../desk/desk-context.ts';
import type { StaffEvent } from './event-form.ts';
import { EVENT_FORMS } from './event-forms.ts';
import { EventDialog } from './EventDialog.tsx';

/** Takes the last move back with the mail that waits, while the server says that it can be; says why it could not. */
function UndoLast() {
  const t = useTranslate();
  const api = useApi();
  const notify = useNotify();
  const { application, reload } = useDesk();
  const { undo } = application;
  const takeBack = useMutation({
    mutationFn: (move_id: string) =>
      api.command('hf_member__undo_move', { move_id, ids: [application.id], dry_run: false }),
    onSuccess: ({ done_count }) => {
      if (done_count > 0) notify(t('bulk.undone'), { type: 'success' });
    },
    onSettled: reload,
  });
  const refused = takeBack.data?.results.find(({ outcome }) => outcome === 'skipped');
  const problem = takeBack.error ? problemText(takeBack.error, t) : refused?.message;
  return (
    <>
      {undo && (
        <Button
          startIcon={<UndoIcon />}
          color="secondary"
          disabled={takeBack.isPending}
          onClick={() => takeBack.mutate(undo.move_id)}
        >
          {t('board.undo_of', { event: t(`history.${undo.event}`) })}
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
  const allowed = application.events_allowed.filter(isStaffEvent);
  const toned = (tone: string) => allowed.filter((event) => EVENT_FORMS[event].tone === tone);
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {[...toned('forward'), ...toned('plain')].map((event) => (
        <Button
          key={event}
          variant={EVENT_FORMS[event].tone === 'forward' ? 'contained' : 'outlined'}
          color={EVENT_FORMS[event].tone === 'forward' ? 'primary' : 'secondary'}
          onClick={() => setDoing(event)}
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
      <UndoLast />
      {doing && <EventDialog event={doing} onClose={() => setDoing(null)} />}
    </Stack>
  );
}
