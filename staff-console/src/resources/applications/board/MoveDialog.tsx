import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { DryRunDialog } from '../../../components/DryRunDialog.tsx';
import { Hint } from '../../../components/Hint.tsx';
import { Tick } from '../../../components/choices.tsx';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { useApi } from '../../../providers/api-context.ts';
import { changed, endsSelection, missingFields, type Values } from '../events/event-form.ts';
import { EVENT_FORMS } from '../events/event-forms.ts';
import { EventField } from '../events/EventField.tsx';
import type { ApplicationRow, StaffApplication } from '../application.ts';
import { type ChosenMove, fieldsOf, fieldsOfMove, type MoveAnswer, useResultLines } from './moves.ts';

interface MoveDialogProps {
  move: ChosenMove;
  rows: readonly ApplicationRow[];
  onClose: () => void;
  onDone: () => void;
}

/** Asks what a move needs, shows who would be moved and who is skipped and why, makes it, and offers to undo it. */
export function MoveDialog({ move, rows, onClose, onDone }: MoveDialogProps) {
  const t = useTranslate();
  const api = useApi();
  const lines = useResultLines();
  const { event } = move;
  const form = EVENT_FORMS[event];
  const fields = fieldsOfMove(event);
  const [values, setValues] = useState<Values>(() => ({
    // No form of these looks at the application it is opened for.
    ...form.initial?.({} as StaffApplication, {}, new Date()),
    ...move.values,
  }));
  const [hasAlerts, setHasAlerts] = useState(false);
  const [isDateAsked, setDateAsked] = useState(false);
  const change = (next: Values) => setValues((before) => ({ ...before, ...next }));
  const lineOf = (result: MoveAnswer['results'][number]) =>
    lines(
      result,
      result.from_state &&
        result.to_state &&
        t('board.dry_run', {
          event: t(`events.label.${event}`),
          from: t(`state.${result.from_state}`),
          to: t(`state.${result.to_state}`),
        }),
    );
  const send = (dry_run: boolean) =>
    api.command('hf_member__move_applications', {
      ids: rows.map(({ id }) => id),
      versions: rows.map(({ version }) => version),
      event,
      dry_run,
      ...fieldsOf(event, values),
    });
  const preview = async () => {
    const answer = await send(true);
    setHasAlerts((before) => before || answer.results.some(({ alert }) => alert !== null));
    setDateAsked((before) => before || answer.results.some(({ code }) => code === 'date_unconfirmed'));
    return answer.results.map(lineOf);
  };
  const execute = async () => {
    const answer = await send(false);
    const { move_id } = answer;
    return {
      lines: answer.results.map(lineOf),
      ...(move_id && { undo: () => lines.undo(move_id) }),
    };
  };
  const isReady = missingFields(form, values).length === 0;
  const judged = fields.filter(({ kind }) => kind === 'yes_no' || kind === 'day');
  const decided = judged.map(({ name }) => values[name]);
  return (
    <DryRunDialog
      counted="moves"
      title={t(`events.label.${event}`)}
      confirmLabel={t(`events.label.${event}`)}
      preview={preview}
      execute={execute}
      isReady={isReady}
      previewKey={JSON.stringify([decided, values['is_alert_confirmed'], values['is_date_confirmed']])}
      onClose={onClose}
      onDone={onDone}
    >
      <Stack spacing={2} useFlexGap sx={{ pt: 1, pb: 1 }}>
        <Hint>{t('board.waits')}</Hint>
        {endsSelection(event) && <Alert severity="warning">{t('board.calls_off')}</Alert>}
        {fields.map((field) => (
          <EventField
            key={field.name}
            field={field}
            value={values[field.name]}
            onChange={(value) => change(changed(field, value))}
            error={undefined}
          />
        ))}
        {hasAlerts && (
          <Tick
            label={t('board.alert_confirmed')}
            isOn={values['is_alert_confirmed'] === true}
            onSwitch={(is_alert_confirmed) => change({ is_alert_confirmed })}
          />
        )}
        {isDateAsked && (
          <Tick
            label={t('events.date_right')}
            isOn={values['is_date_confirmed'] === true}
            onSwitch={(is_date_confirmed) => change({ is_date_confirmed })}
          />
        )}
      </Stack>
    </DryRunDialog>
  );
}
