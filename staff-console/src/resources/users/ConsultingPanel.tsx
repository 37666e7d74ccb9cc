import UndoIcon from '../../../../web/icons/Undo.tsx';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { required } from '../../../../domain/required.ts';
import { ApiError } from '../../../../server/client/client.ts';
import { asksAboutDate, DateConfirmation } from '../../components/DateConfirmation.tsx';
import { Hint } from '../../components/Hint.tsx';
import { Problem } from '../../components/Problem.tsx';
import { Row } from '../../components/Row.tsx';
import { TimeField } from '../../components/form/DateFields.tsx';
import { FieldSection } from '../../components/form/FieldGrid.tsx';
import { useWording } from '../../i18n/use-wording.ts';
import { problemText } from '../../lib/problem-text.ts';
import { formatTime, fromTokyoInput, toTokyoInput } from '../../lib/short-dates.ts';
import { useApi } from '../../providers/api-context.ts';
import type { Student, WholeStudent } from './student.ts';
import { FinishDialog } from './users.tsx';

type Talk = WholeStudent['consultations'][number];

interface HeldTalksProps {
  talks: readonly Talk[];
  onUndone(talk: Talk): void;
  onFailed(): void;
}

/** The talks that were held; one that was just recorded by mistake is taken back while the server says that it can be. */
function HeldTalks({ talks, onUndone, onFailed }: HeldTalksProps) {
  const { t, pick, locale } = useWording();
  const api = useApi();
  const notify = useNotify();
  const undo = useMutation({
    mutationFn: async (talk: Talk) => {
      await api.command('hf_member__undo_finish_consulting', { ids: [talk.id] });
      return talk;
    },
    onSuccess: (talk) => {
      notify(t('bulk.undone'), { type: 'success' });
      onUndone(talk);
    },
    onError: onFailed,
  });
  return (
    <>
      {talks.map((talk) => {
        const words = t('students.held', {
          time: formatTime(talk.done_at, locale),
          who: talk.hf_member ? pick(talk.hf_member.names) : '—',
        });
        return (
          <Box key={talk.id} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
            <Hint>{words}</Hint>
            {talk.undo_until !== null && (
              <Button
                size="small"
                startIcon={<UndoIcon />}
                aria-label={t('students.undo_held', { talk: words })}
                disabled={undo.isPending}
                onClick={() => undo.mutate(talk)}
              >
                {t('bulk.undo')}
              </Button>
            )}
          </Box>
        );
      })}
      <Problem of={undo} severity="warning" />
    </>
  );
}

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
        <Row
          component="form"
          noValidate

          onSubmit={(event) => {
            event.preventDefault();
            change.mutate('plan');
          }}
        >
          <TimeField
            label={t('students.meeting_at')}
            error={wrong !== undefined}
            helperText={wrong}
            value={at}
            onChange={(text) => {
              setAt(text);
              setDateConfirmed(false);
            }}
            sx={{ width: 'auto', minWidth: 240 }}
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
        </Row>
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
