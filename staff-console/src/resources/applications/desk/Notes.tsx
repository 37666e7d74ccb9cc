import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { ApiError } from '../../../../../server/client/client.ts';
import { asksAboutDate, DateConfirmation } from '../../../components/DateConfirmation.tsx';
import { MentionField } from '../../../components/mentions/MentionField.tsx';
import { Hint } from '../../../components/Hint.tsx';
import { DayField } from '../../../components/form/DateFields.tsx';
import type { MessageKey } from '../../../i18n/messages.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { isCtrlEnter } from '../../../lib/is-ctrl-enter.ts';
import { problemText } from '../../../lib/problem-text.ts';
import { useDraft } from '../../../lib/use-draft.ts';
import { useApi } from '../../../providers/api-context.ts';
import type { StaffApplication } from '../application.ts';
import { useDesk } from './desk-context.ts';

const NOTE_FIELDS = [
  'memo',
  'due_date_to_submit_resume',
  'resume_google_docs_link',
  'trello_card_id',
] as const satisfies (keyof StaffApplication)[];
type NoteField = (typeof NOTE_FIELDS)[number];
type Written = Partial<Record<NoteField, string>>;

/** The notes as the server has them, with what is written over them and not saved yet (kept on this device). */
function useDraftNotes(application: StaffApplication) {
  const [kept, keep] = useDraft<Written>(`notes.${application.id}`);
  const written = kept ?? {};
  const values = Object.fromEntries(
    NOTE_FIELDS.map((field) => [field, written[field] ?? application[field] ?? '']),
  ) as Record<NoteField, string>;
  return {
    values,
    changed: NOTE_FIELDS.filter((field) => values[field] !== (application[field] ?? '')),
    write: (field: NoteField, text: string) => keep({ ...written, [field]: text }),
    forget: () => keep(null),
  };
}

const LABELS: Record<NoteField, MessageKey> = {
  memo: 'desk.memo',
  due_date_to_submit_resume: 'desk.due',
  resume_google_docs_link: 'desk.google_docs',
  trello_card_id: 'desk.trello',
};

/** What staff write for each other, with the links and the due date. Only changed fields are sent. */
export function Notes() {
  const t = useTranslate();
  const api = useApi();
  const notify = useNotify();
  const { application, replace } = useDesk();
  const [theirs, setTheirs] = useState<StaffApplication | null>(null);
  const { values, changed, write, forget } = useDraftNotes(application);
  const [isDateConfirmed, setDateConfirmed] = useState(false);
  const save = useMutation({
    mutationFn: () =>
      api.command('hf_member__update_application', {
        application: {
          id: application.id,
          version: application.version,
          ...Object.fromEntries(changed.map((field) => [field, values[field] || null])),
          is_date_confirmed: isDateConfirmed,
        },
      }),
    onSuccess: (answer) => {
      forget();
      setDateConfirmed(false);
      setTheirs(null);
      replace(answer);
      notify(t('desk.notes_saved'), { type: 'success' });
    },
    onError: async (error) => {
      if (!(error instanceof ApiError)) return notify(problemText(error, t), { type: 'error' });
      if (error.code !== 'version_conflict') return;
      const now = (await api.query('aggregates__application', { id: application.id })) as StaffApplication;
      setTheirs(now);
      replace(now);
    },
  });
  const refusal = save.error instanceof ApiError ? save.error : null;
  const helpOf = (field: NoteField): string | undefined => {
    const wrong = refusal?.fields[`application[${field}]`]?.[0]?.message;
    if (wrong) return wrong;
    const differs = theirs && changed.includes(field) && (theirs[field] ?? '') !== values[field];
    return differs ? t('desk.theirs_now', { text: theirs[field] || t('desk.empty_text') }) : undefined;
  };
  return (
    <Stack
      component="form"
      spacing={2}
      useFlexGap
      noValidate
      onKeyDown={(event) => {
        if (!isCtrlEnter(event)) return;
        // Not to the desk, which would send the correction.
        event.preventDefault();
        if (changed.length > 0 && !save.isPending) save.mutate();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <Hint>{t('desk.notes_help')}</Hint>
      {theirs && <Alert severity="warning">{t('desk.notes_conflict')}</Alert>}
      {refusal && refusal.code !== 'version_conflict' && !asksAboutDate(refusal) && (
        <Alert severity="error">{problemText(refusal, t)}</Alert>
      )}
      {NOTE_FIELDS.map((field) => {
        const shared = {
          label: t(LABELS[field]),
          value: values[field],
          helperText: helpOf(field),
          error: refusal?.fields[`application[${field}]`] !== undefined,
        };
        if (field === 'due_date_to_submit_resume')
          return (
            <DayField
              key={field}
              {...shared}
              onChange={(day) => {
                write(field, day);
                setDateConfirmed(false);
              }}
            />
          );
        if (field === 'memo')
          return (
            <MentionField
              key={field}
              {...shared}
              readers={{ reads_application_id: application.id }}
              onChange={(text) => write(field, text)}
            />
          );
        return <TextField key={field} {...shared} onChange={(event) => write(field, event.target.value)} />;
      })}
      <DateConfirmation error={save.error} isConfirmed={isDateConfirmed} onConfirm={setDateConfirmed} />
      <Button
        type="submit"
        variant="outlined"
        disabled={changed.length === 0}
        loading={save.isPending}
        sx={{ alignSelf: 'flex-end' }}
      >
        {t('desk.notes_save')}
      </Button>
    </Stack>
  );
}
