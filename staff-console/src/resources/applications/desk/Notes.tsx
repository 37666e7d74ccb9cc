import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { Fragment, useState } from 'react';
import { ApiError } from '../../../../../server/client/client.ts';
import { asksAboutDate, DateConfirmation } from '../../../components/DateConfirmation.tsx';
import { MentionField } from '../../../components/mentions/MentionField.tsx';
import { MentionText } from '../../../components/mentions/MentionText.tsx';
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
import { TakeOneOrBoth } from './TakeOneOrBoth.tsx';

const NOTE_FIELDS = [
  'memo',
  'due_date_to_submit_resume',
  'resume_google_docs_link',
  'trello_card_id',
] as const satisfies (keyof StaffApplication)[];
type NoteField = (typeof NOTE_FIELDS)[number];
/** What is written over a field, and what stood there when that began. */
interface NoteEdit {
  text: string;
  over: string;
}
type Edits = Partial<Record<NoteField, NoteEdit>>;

/** The notes as the server has them, with what is written over them and not saved yet (kept on this device). */
function useDraftNotes(application: StaffApplication) {
  const [kept, keep] = useDraft<Edits>(`note_edits.${application.id}`);
  const edits = kept ?? {};
  const current = (field: NoteField) => application[field] ?? '';
  const values = Object.fromEntries(
    NOTE_FIELDS.map((field) => [field, edits[field]?.text ?? current(field)]),
  ) as Record<NoteField, string>;
  const changed = NOTE_FIELDS.filter((field) => values[field] !== current(field));
  const change = (field: NoteField, edit: NoteEdit) => {
    const { [field]: _before, ...others } = edits;
    keep(edit.text === current(field) ? others : { ...others, [field]: edit });
  };
  return {
    values,
    changed,
    /** Those that somebody else has written since: which text stays has to be chosen. */
    clashing: changed.filter((field) => edits[field]?.over !== current(field)),
    clashesWith: (other: StaffApplication) =>
      changed.some((field) => edits[field]?.over !== (other[field] ?? '')),
    write: (field: NoteField, text: string) =>
      change(field, { text, over: edits[field]?.over ?? current(field) }),
    choose: (field: NoteField, text: string) => change(field, { text, over: current(field) }),
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
  const notes = useDraftNotes(application);
  const { values, changed, clashing } = notes;
  const [isDateConfirmed, setDateConfirmed] = useState(false);
  const save = useMutation({
    mutationFn: (version: number) =>
      api.command('hf_member__update_application', {
        application: {
          id: application.id,
          version,
          ...Object.fromEntries(changed.map((field) => [field, values[field] || null])),
          is_date_confirmed: isDateConfirmed,
        },
      }),
    onSuccess: (answer) => {
      notes.forget();
      setDateConfirmed(false);
      replace(answer);
      notify(t('desk.notes_saved'), { type: 'success' });
    },
    onError: async (error) => {
      if (!(error instanceof ApiError)) return notify(problemText(error, t), { type: 'error' });
      if (error.code !== 'version_conflict') return;
      const now = (await api.query('aggregates__application', { id: application.id })) as StaffApplication;
      replace(now);
      if (!notes.clashesWith(now)) save.mutate(now.version);
    },
  });
  const canSave = changed.length > 0 && clashing.length === 0 && !save.isPending;
  const refusal = save.error instanceof ApiError ? save.error : null;
  const wrongOf = (field: NoteField) => refusal?.fields[`application[${field}]`]?.[0]?.message;
  return (
    <Stack
      component="form"
      aria-label={t('desk.notes')}
      spacing={2}
      useFlexGap
      noValidate
      onKeyDown={(event) => {
        if (!isCtrlEnter(event)) return;
        // Not to the desk, which would send the correction.
        event.preventDefault();
        if (canSave) save.mutate(application.version);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (canSave) save.mutate(application.version);
      }}
    >
      <Hint>{t('desk.notes_help')}</Hint>
      {clashing.length > 0 && <Alert severity="warning">{t('desk.notes_conflict')}</Alert>}
      {refusal && refusal.code !== 'version_conflict' && !asksAboutDate(refusal) && (
        <Alert severity="error">{problemText(refusal, t)}</Alert>
      )}
      {NOTE_FIELDS.map((field) => (
        <Fragment key={field}>
          <NoteInput
            field={field}
            application={application}
            value={values[field]}
            wrong={wrongOf(field)}
            onChange={(text) => {
              notes.write(field, text);
              if (field === 'due_date_to_submit_resume') setDateConfirmed(false);
            }}
          />
          {clashing.includes(field) && (
            <Clash
              field={field}
              mine={values[field]}
              theirs={application[field] ?? ''}
              onChoose={(text) => notes.choose(field, text)}
            />
          )}
        </Fragment>
      ))}
      <DateConfirmation error={save.error} isConfirmed={isDateConfirmed} onConfirm={setDateConfirmed} />
      <Button
        type="submit"
        variant="outlined"
        disabled={!canSave}
        loading={save.isPending}
        sx={{ alignSelf: 'flex-end' }}
      >
        {t('desk.notes_save')}
      </Button>
    </Stack>
  );
}

interface NoteInputProps {
  field: NoteField;
  application: StaffApplication;
  value: string;
  wrong: string | undefined;
  onChange(text: string): void;
}

function NoteInput({ field, application, value, wrong, onChange }: NoteInputProps) {
  const t = useTranslate();
  const shared = { label: t(LABELS[field]), value, helperText: wrong, error: wrong !== undefined };
  if (field === 'due_date_to_submit_resume') return <DayField {...shared} onChange={onChange} />;
  if (field === 'memo')
    return (
      <MentionField {...shared} readers={{ reads_application_id: application.id }} onChange={onChange} />
    );
  return <TextField {...shared} onChange={(event) => onChange(event.target.value)} />;
}

interface ClashProps {
  field: NoteField;
  mine: string;
  theirs: string;
  onChoose(text: string): void;
}

/** What somebody else wrote meanwhile, and which of both stays. */
function Clash({ field, mine, theirs, onChoose }: ClashProps) {
  const t = useTranslate();
  return (
    <Stack
      component="fieldset"
      spacing={1}
      aria-label={t('desk.theirs_in', { field: t(LABELS[field]) })}
      sx={{ minWidth: 0, m: 0, py: 0, pl: 1.5, pr: 0, border: 0, borderLeft: 3, borderColor: 'warning.main' }}
    >
      <Typography variant="body2" sx={{ fontWeight: 700 }}>
        {t('desk.theirs_in', { field: t(LABELS[field]) })}
      </Typography>
      <MentionText text={theirs || t('desk.empty_text')} />
      <TakeOneOrBoth
        mine={mine}
        theirs={theirs}
        canJoin={field === 'memo' && theirs !== ''}
        size="small"
        onTake={onChoose}
      />
    </Stack>
  );
}
