import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useDataProvider, useGetList, useGetOne } from 'ra-core';
import { useLocation } from 'react-router-dom';
import type { StaffRecord, StaffRow } from '../../../../server/client/resources.ts';
import { MentionField } from '../../components/mentions/MentionField.tsx';
import { MentionText } from '../../components/mentions/MentionText.tsx';
import { Problem } from '../../components/Problem.tsx';
import { FieldSection } from '../../components/form/FieldGrid.tsx';
import { LoadProblem } from '../../components/LoadProblem.tsx';
import { useWording } from '../../i18n/use-wording.ts';
import { formatTime } from '../../lib/short-dates.ts';
import { fieldRefusal } from '../../providers/refusal.ts';
import { WHOLE_RECORD } from '../../providers/data-provider.ts';
import type { WholeStudent } from './student.ts';

type Note = StaffRow<'user_notes'>;

/** A text with its buttons; what was typed stays when saving fails. */
function NoteForm(props: {
  userId: number;
  label: string;
  start: string;
  save: (text: string) => Promise<unknown>;
  onDone(): void;
  onCancel?: () => void;
}) {
  const { t } = useWording();
  const [text, setText] = useState(props.start);
  const save = useMutation({
    mutationFn: () => props.save(text),
    onSuccess: () => {
      setText('');
      props.onDone();
    },
  });
  const wrong = fieldRefusal(save.error, 'text');
  return (
    <Stack
      component="form"
      spacing={1}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <MentionField
        label={props.label}
        readers={{ reads_user_id: props.userId }}
        value={text}
        onChange={setText}
        error={wrong !== undefined}
        helperText={wrong}
      />
      {wrong === undefined && <Problem of={save} />}
      <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
        {props.onCancel && <Button onClick={props.onCancel}>{t('bulk.cancel')}</Button>}
        <Button
          type="submit"
          variant="outlined"
          disabled={text.trim() === '' || text === props.start || save.isPending}
        >
          {t('students.save_note')}
        </Button>
      </Stack>
    </Stack>
  );
}

/** Earlier wordings, read when asked for. */
function History({ id }: { id: number }) {
  const { t, pick, locale } = useWording();
  const { data, error, refetch } = useGetOne('user_notes', { id, meta: WHOLE_RECORD });
  const note = data as unknown as StaffRecord<'user_notes'> | undefined;
  if (error) return <LoadProblem error={error} onRetry={() => void refetch()} />;
  return note?.history.map((entry) => (
    <Box key={entry.at} sx={{ pl: 1.5, borderLeft: 2, borderColor: 'divider', mt: 1 }}>
      <Typography variant="caption" color="textSecondary">
        {t('students.until', {
          time: formatTime(entry.at, locale),
          who: entry.hf_member ? pick(entry.hf_member.names) : '—',
        })}
      </Typography>
      <MentionText text={entry.text} />
    </Box>
  ));
}

function NoteItem({ note, onChanged }: { note: Note; onChanged(): void }) {
  const { t, pick, locale } = useWording();
  const data = useDataProvider();
  const [isEditing, setEditing] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const previousData = note;
  const remove = useMutation({
    mutationFn: () => data.delete('user_notes', { id: note.id, previousData }),
    onSuccess: onChanged,
  });
  return (
    <Box
      component="li"
      id={`note-${note.id}`}
      tabIndex={-1}
      sx={{
        listStyle: 'none',
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        scrollMarginTop: 72,
        '&:focus': {
          bgcolor: 'secondary.light',
          boxShadow: (theme) => `0 0 0 8px ${theme.palette.secondary.light}`,
        },
      }}
    >
      <Typography variant="caption" color="textSecondary">
        {note.hf_member ? pick(note.hf_member.names) : '—'} · {formatTime(note.created_at, locale)}
        {note.version > 0 && ` · ${t('students.edited')}`}
      </Typography>
      {isEditing ? (
        <NoteForm
          userId={note.user_id}
          label={t('students.note')}
          start={note.text}
          save={(text) => data.update('user_notes', { id: note.id, data: { text }, previousData })}
          onDone={() => {
            setEditing(false);
            onChanged();
          }}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <MentionText text={note.text} />
      )}
      <Problem of={remove} />
      {!isEditing && (
        <Stack direction="row" spacing={1}>
          {note.can.edit && (
            <Button size="small" onClick={() => setEditing(true)}>
              {t('students.edit_note')}
            </Button>
          )}
          {note.can.remove && (
            <Button
              size="small"
              color={isAsked ? 'error' : 'inherit'}
              disabled={remove.isPending}
              onClick={() => (isAsked ? remove.mutate() : setAsked(true))}
              onBlur={() => setAsked(false)}
            >
              {t(isAsked ? 'students.remove_note_really' : 'students.remove_note')}
            </Button>
          )}
          {note.version > 0 && (
            <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {t('students.history')}
            </Button>
          )}
        </Stack>
      )}
      <Collapse in={isOpen}>{isOpen && <History id={note.id} />}</Collapse>
    </Box>
  );
}

/** What colleagues wrote about a student. Each changes their own. */
export function NotesPanel({ student }: { student: WholeStudent }) {
  const { t } = useWording();
  const data = useDataProvider();
  const list = useGetList<Note>('user_notes', {
    filter: { user_id: student.id },
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'id', order: 'DESC' },
  });
  const reload = () => void list.refetch();
  const { hash } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  const asked = list.data === undefined ? null : /^#(note-\d+)$/.exec(hash)?.[1];
  useEffect(() => {
    if (!asked) return;
    const note = document.getElementById(asked);
    note?.focus({ preventScroll: true });
    (note ?? place.current)?.scrollIntoView({ block: note ? 'center' : 'start' });
  }, [asked]);
  return (
    <Box ref={place} sx={{ scrollMarginTop: 72 }}>
      <FieldSection title={t('students.notes')} hint={t('students.notes_hint')}>
        {student.can.consult && (
          <NoteForm
            userId={student.id}
            label={t('students.new_note')}
            start=""
            save={(text) => data.create('user_notes', { data: { user_id: student.id, text } })}
            onDone={reload}
          />
        )}
        {list.error && <LoadProblem error={list.error} onRetry={reload} />}
        <Box component="ul" sx={{ m: 0, p: 0, '&:empty': { display: 'none' } }}>
          {list.data?.map((note) => (
            <NoteItem key={`${note.id}-${note.version}`} note={note} onChanged={reload} />
          ))}
        </Box>
      </FieldSection>
    </Box>
  );
}
