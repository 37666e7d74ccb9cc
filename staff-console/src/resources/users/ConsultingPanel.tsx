import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'ra-core';
import { required } from '../../../../domain/required.ts';
import { ApiError } from '../../../../server/client/client.ts';
import { asksAboutDate, DateConfirmation } from '../../components/DateConfirmation.tsx';
import { FieldSection } from '../../components/form/FieldGrid.tsx';
import { useWording } from '../../i18n/use-wording.ts';
import { formatTime, fromTokyoInput, toTokyoInput } from '../../lib/short-dates.ts';
import { problemText } from '../../lib/problem-text.ts';
import { useApi } from '../../providers/api-context.ts';
import { FinishDialog } from './FinishDialog.tsx';
import { HeldTalks } from './HeldTalks.tsx';
import type { Student } from './student.ts';

/** The wish for a talk, its date, and the talks held: planned and recorded by commands. */
export function ConsultingPanel({ student, onChanged }: { student: Student; onChanged(): void }) {
  const { t, locale } = useWording();
  const api = useApi();
  const notify = useNotify();
  const [at, setAt] = useState(toTokyoInput(student.career_meeting_at));
  const [isDateConfirmed, setDateConfirmed] = useState(false);
  const change = useMutation({
    mutationFn: async (work: 'plan' | 'cancel') => {
      await api.command('hf_member__plan_career_meeting', {
        user: {
          id: student.id,
          version: student.version,
          career_meeting_at: work === 'plan' ? fromTokyoInput(at) : null,
          is_date_confirmed: isDateConfirmed,
        },
      });
      return work;
    },
    onSuccess: (work) => {
      if (work === 'cancel') setAt('');
      notify(t(`students.consulting_done.${work}`), { type: 'success' });
      onChanged();
    },
    onError: onChanged,
  });
  const refusal = change.error instanceof ApiError ? change.error : null;
  const wrong = refusal?.fields['user[career_meeting_at]']?.[0]?.message;
  const [isFinishing, setFinishing] = useState(false);
  const { consulting } = student;
  return (
    <FieldSection title={t('students.consulting')}>
      <Typography variant="body2">
        {consulting === null && t('students.no_wish')}
        {consulting === 'waiting' &&
          t('students.waits_since', {
            time: formatTime(required(student.phone_consulting_wished_at), locale),
          })}
        {(consulting === 'planned' || consulting === 'overdue') &&
          t(`students.meeting_${consulting}`, {
            time: formatTime(required(student.career_meeting_at), locale),
          })}
      </Typography>
      {change.error && !asksAboutDate(change.error) && (
        <Alert severity="error">{problemText(change.error, t)}</Alert>
      )}
      {student.can.consult && (
        <Stack
          component="form"
          noValidate
          direction="row"
          spacing={1}
          useFlexGap
          sx={{ flexWrap: 'wrap', alignItems: 'center' }}
          onSubmit={(event) => {
            event.preventDefault();
            change.mutate('plan');
          }}
        >
          <TextField
            type="datetime-local"
            label={t('students.meeting_at')}
            error={wrong !== undefined}
            helperText={wrong}
            value={at}
            onChange={(event) => {
              setAt(event.target.value);
              setDateConfirmed(false);
            }}
            slotProps={{ inputLabel: { shrink: true } }}
            sx={{ width: 'auto', minWidth: 220 }}
          />
          <DateConfirmation error={change.error} isConfirmed={isDateConfirmed} onConfirm={setDateConfirmed} />
          <Button
            type="submit"
            variant={consulting === 'waiting' ? 'contained' : 'outlined'}
            disabled={fromTokyoInput(at) === null || change.isPending}
          >
            {t('students.plan')}
          </Button>
          {student.career_meeting_at && (
            <Button disabled={change.isPending} onClick={() => change.mutate('cancel')}>
              {t('students.unplan')}
            </Button>
          )}
          {consulting !== null && (
            <Button
              variant={consulting === 'waiting' ? 'text' : 'contained'}
              disabled={change.isPending}
              onClick={() => setFinishing(true)}
            >
              {t('students.finish')}
            </Button>
          )}
        </Stack>
      )}
      {isFinishing && (
        <FinishDialog
          ids={[student.id]}
          onClose={() => setFinishing(false)}
          onDone={() => {
            setFinishing(false);
            setAt('');
            notify(t('students.finished'), { type: 'success' });
          }}
        />
      )}
      <HeldTalks
        talks={student.view === 'recommending' ? [] : student.consultations}
        onUndone={(talk) => {
          setAt(toTokyoInput(talk.planned_at));
          onChanged();
        }}
        onFailed={onChanged}
      />
    </FieldSection>
  );
}
