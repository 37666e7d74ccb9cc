import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState, type ComponentProps } from 'react';
import { stillToCome } from '../../../../../domain/appointments.ts';
import { nextInterviewNumber } from '../../../../../domain/interview-slots.ts';
import { ApiError, ConnectionError } from '../../../../../server/client/client.ts';
import { staffDrafts } from '../../../../../web/drafts.ts';
import { useNow } from '../../../../../web/use-now.ts';
import { asksAboutDate, DateConfirmation } from '../../../components/DateConfirmation.tsx';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { useWording } from '../../../i18n/use-wording.ts';
import { isCtrlEnter } from '../../../lib/is-ctrl-enter.ts';
import { problemText } from '../../../lib/problem-text.ts';
import { useApi } from '../../../providers/api-context.ts';
import { useMember } from '../../../session/member.ts';
import { useDesk } from '../desk/desk-context.ts';
import { studentName } from '../names.ts';
import { saveFirst, UnsavedCorrection } from '../desk/save-first.ts';
import { useNextInQueue } from '../desk/use-next-in-queue.ts';
import {
  askedEvent,
  askedFields,
  changed,
  endsSelection,
  type EventPreset,
  missingFields,
  pathOf,
  sendEvent,
  type StaffEvent,
  type Values,
} from './event-form.ts';
import { EVENT_FORMS } from './event-forms.ts';
import { Done } from './Done.tsx';
import { EventField } from './EventField.tsx';
import { PreFlight } from './PreFlight.tsx';
import { SendToCompany } from './SendToCompany.tsx';
import { useAppointmentNames } from './use-appointment-names.ts';

/** Before an end: which interviews and practices do not take place then. */
function CallsOff() {
  const t = useTranslate();
  const namesOf = useAppointmentNames();
  const now = useNow();
  const names = namesOf(stillToCome(useDesk().application, now));
  if (names.length === 0) return null;
  return <Alert severity="warning">{t('events.calls_off', { what: names.join(' · ') })}</Alert>;
}

/** Whose application it is and, of an appointment, which one and when. */
function About({ event, preset }: Pick<EventDialogProps, 'event' | 'preset'>) {
  const { t, pick } = useWording();
  const namesOf = useAppointmentNames();
  const { user, recruitment, interviews } = useDesk().application;
  const appointment =
    event === 'schedule_interview' && !preset?.interview
      ? [t('interviews.number', { number: nextInterviewNumber(interviews) })]
      : // Which result is recorded is a field of its own.
        event === 'record_interview_result'
        ? []
        : namesOf({
            interviews: preset?.interview ? [preset.interview] : [],
            interview_practices: preset?.practice ? [preset.practice] : [],
          });
  return (
    <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
      {[studentName(user), pick(recruitment.company.official_name), ...appointment].join(' · ')}
    </Typography>
  );
}

/** A form's values over its initial ones; what was typed is kept on this device until it has been sent. */
function useDraftValues(scope: string, initial: () => Values) {
  const { hf_member_id } = useMember();
  const [values, setValues] = useState<Values>(() => ({
    ...initial(),
    ...staffDrafts.read<Values>(hf_member_id, scope, Date.now()),
  }));
  return {
    values,
    change(typed: Values) {
      const next = { ...values, ...typed };
      setValues(next);
      // A confirmation is given anew each time.
      const { is_alert_confirmed: _alert, is_date_confirmed: _date, ...kept } = next;
      staffDrafts.write(hf_member_id, scope, kept, Date.now());
    },
    forget: () => staffDrafts.remove(hf_member_id, scope),
  };
}

/** Events after which the next in the queue is what a mentor turns to. */
const HANDS_ON: ReadonlySet<StaffEvent> = new Set([
  'send_correction',
  'return_to_student',
  'approve_unchanged',
]);

const doneMessage = (done: ComponentProps<typeof Done>) => <Done {...done} />;

interface EventDialogProps {
  event: StaffEvent;
  preset?: EventPreset;
  onClose: () => void;
}

/**
 * Asks what an event needs and sends it. What was typed stays when the server refuses, when the dialog is
 * closed by mistake, and when the session has ended.
 */
export function EventDialog({ event, preset = {}, onClose }: EventDialogProps) {
  const { t } = useWording();
  const api = useApi();
  const notify = useNotify();
  const desk = useDesk();
  const { application, start, replace, reload } = desk;
  const form = EVENT_FORMS[event];
  const name = askedEvent(event, preset);
  const label = t(
    name === 'change_interview_practice' ? 'interviews.change_practice' : `events.label.${name}`,
  );
  const { values, change, forget } = useDraftValues(
    `event.${application.id}.${event}.${preset.interview?.id ?? preset.practice?.id ?? ''}`,
    () => form.initial?.(application, preset, new Date()) ?? {},
  );
  const openNext = useNextInQueue();
  const [isAsked, setAsked] = useState(false);
  const [isReady, setReady] = useState(event !== 'send_to_company');
  const isSending = event === 'send_to_company' || event === 'send_again';
  const missing = missingFields(form, values);
  const send = useMutation({
    mutationFn: async (_opensNext: boolean) => {
      await saveFirst(desk);
      return sendEvent(api, form, application, values, preset);
    },
    onSuccess: (answer, opensNext) => {
      forget();
      if (event === 'start_correction') start();
      replace(answer);
      const isHeld = event === 'schedule_interview_practice' && values['is_done'] === true;
      const done = isHeld ? 'finish_interview_practice' : name;
      notify(doneMessage({ name: done, application: answer }), { type: 'success' });
      onClose();
      if (opensNext) openNext();
    },
    onError: (error) => {
      // Somebody else moved the application on: show where it stands now.
      if (error instanceof ApiError && error.status === 409) reload();
    },
  });
  const isUnreached = send.error instanceof ConnectionError;
  const refusal = send.error instanceof ApiError ? send.error : null;
  const errorOf = (path: string) => refusal?.fields[path]?.[0]?.message;
  const problem =
    send.error instanceof UnsavedCorrection ? t('events.saving_first') : problemText(send.error, t);
  const submit = (opensNext = false) => {
    setAsked(true);
    if (missing.length === 0 && isReady && !send.isPending) send.mutate(opensNext);
  };
  const canOpenNext = HANDS_ON.has(event);
  return (
    <Dialog
      open
      onClose={send.isPending ? undefined : onClose}
      onKeyDown={(pressed) => {
        if (!canOpenNext || !isCtrlEnter(pressed)) return;
        pressed.preventDefault();
        submit(true);
      }}
      maxWidth={isSending ? 'lg' : 'sm'}
      fullWidth
      aria-labelledby="event-title"
    >
      <Box
        component="form"
        // The buttons stay in sight under contents that are longer than the window.
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
        noValidate
        onSubmit={(submitted) => {
          submitted.preventDefault();
          submit();
        }}
      >
        <DialogTitle id="event-title">{label}</DialogTitle>
        <DialogContent>
          <Stack spacing={2.5} useFlexGap>
            <About event={event} preset={preset} />
            <DialogContentText color="textSecondary">{t(`events.explain.${name}`)}</DialogContentText>
            {send.error && !asksAboutDate(send.error) && <Alert severity="error">{problem}</Alert>}
            {endsSelection(event) && <CallsOff />}
            {event === 'send_correction' && <PreFlight onLeave={onClose} />}
            {isSending && (
              <SendToCompany
                mustConfirm={event === 'send_to_company'}
                isConfirmed={values['is_alert_confirmed'] === true}
                onConfirm={(is_alert_confirmed) => change({ is_alert_confirmed })}
                onReady={setReady}
                newAlert={typeof refusal?.details['alert'] === 'string' ? refusal.details['alert'] : null}
              />
            )}
            {askedFields(form, values).map((field) => (
              <EventField
                key={field.name}
                field={field}
                value={values[field.name]}
                onChange={(value) => change(changed(field, value))}
                error={
                  errorOf(pathOf(field)) ??
                  (isAsked && missing.includes(field) ? t('events.required') : undefined)
                }
              />
            ))}
            <DateConfirmation
              error={send.error}
              isConfirmed={values['is_date_confirmed'] === true}
              onConfirm={(is_date_confirmed) => change({ is_date_confirmed })}
            />
          </Stack>
        </DialogContent>
        <DialogActions sx={{ p: 2 }}>
          <Button onClick={onClose} disabled={send.isPending}>
            {t('events.cancel')}
          </Button>
          {canOpenNext && (
            <Button
              variant="outlined"
              title={t('events.and_next_hint')}
              disabled={!isReady || send.isPending}
              onClick={() => submit(true)}
            >
              {t('events.and_next')}
            </Button>
          )}
          <Button
            type="submit"
            variant="contained"
            color={form.tone === 'danger' || form.tone === 'beside' ? 'error' : 'primary'}
            disabled={!isReady}
            loading={send.isPending}
          >
            {isUnreached ? t('problem.retry') : label}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
