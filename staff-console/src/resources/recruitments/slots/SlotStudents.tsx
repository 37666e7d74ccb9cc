import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { arrangesInterviews, hasFreeSlot, type SlotAnswer } from '../../../../../domain/interview-slots.ts';
import { useNow } from '../../../../../web/use-now.ts';
import { CommandButton } from '../../../components/CommandButton.tsx';
import { Hint } from '../../../components/Hint.tsx';
import { PageLink } from '../../../components/PageLink.tsx';
import { useWording } from '../../../i18n/use-wording.ts';
import { formatPlannedTime, formatTime } from '../../../lib/short-dates.ts';
import { studentName } from '../../../lib/student-names.ts';
import { useApi } from '../../../providers/api-context.ts';
import type { SlotBoard, SlotStudent } from './use-slots.ts';

const COLOURS = { not_asked: 'default', waiting: 'info', none_fits: 'warning', picked: 'success' } as const;

const waitsFor = ({ state, next_interview_number }: SlotStudent, round: number): boolean =>
  arrangesInterviews(state) && next_interview_number === round;

interface SlotStudentsProps {
  board: SlotBoard;
  round: number;
  /** Chosen at first. */
  chosenId: number | null;
  /** Leads to the form for times. */
  onEnter(): void;
  onChanged(board: SlotBoard): void;
  onRefused(): void;
}

/** Who has picked, who has not answered, and whom to ask. */
export function SlotStudents({ board, round, chosenId, onEnter, onChanged, onRefused }: SlotStudentsProps) {
  const { t } = useWording();
  const api = useApi();
  const notify = useNotify();
  const now = useNow();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set(chosenId === null ? [] : [chosenId]));
  const students = board.applications.filter(
    (student) => waitsFor(student, round) || student.answer === 'picked',
  );
  const waiting = students.filter((student) => waitsFor(student, round));
  const askable = waiting.filter(({ id }) => hasFreeSlot(board.slots, { id, interview_number: round }, now));
  const asked = askable.filter(({ id }) => chosen.has(id));
  const ids = asked.map(({ id }) => id);
  const isReminder = asked.length > 0 && asked.every(({ answer }) => answer === 'waiting');
  return (
    <Paper component="section" variant="outlined" aria-labelledby="slot-students-title" sx={{ p: 2 }}>
      <Typography id="slot-students-title" component="h2" variant="h2" sx={{ mb: 1 }}>
        {t('interviews.slots.students')}
      </Typography>
      {students.length === 0 && <Hint>{t('interviews.slots.no_students')}</Hint>}
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, mt: 0, mb: 1.5 }}>
        {students.map((student) => (
          <StudentItem
            key={student.id}
            student={student}
            isWaiting={waiting.includes(student)}
            isAskable={askable.includes(student)}
            isChosen={chosen.has(student.id)}
            onChoose={(isChosen) => {
              const next = new Set(chosen);
              if (isChosen) next.add(student.id);
              else next.delete(student.id);
              setChosen(next);
            }}
          />
        ))}
      </Stack>
      {waiting.length > askable.length && (
        <Alert
          severity="warning"
          sx={{ mb: 1.5 }}
          action={
            <Button color="inherit" size="small" onClick={onEnter}>
              {t('interviews.slots.to_enter')}
            </Button>
          }
        >
          {t(askable.length === 0 ? 'interviews.slots.none_free' : 'interviews.slots.none_free_for_some')}
        </Alert>
      )}
      <CommandButton
        variant="contained"
        disabled={ids.length === 0}
        work={async () => {
          const { asked_count, results, ...answer } = await api.command(
            'hf_member__ask_to_pick_interview_slot',
            { recruitment: { id: board.recruitment.id }, interview_number: round, application_ids: ids },
          );
          onChanged(answer);
          const skipped = results.filter(({ is_done }) => !is_done);
          setChosen(new Set(skipped.map(({ application_id }) => application_id)));
          const code = skipped[0]?.code;
          const why = code && t(`interviews.slots.skipped.${code}`);
          // Times were taken or withdrawn since the page was read.
          if (asked_count === 0) return notify(why, { type: 'warning' });
          return [t('interviews.slots.asked', { smart_count: asked_count }), why].filter(Boolean).join(' ');
        }}
        after={onRefused}
      >
        {t(isReminder ? 'interviews.slots.remind' : 'interviews.slots.ask', {
          smart_count: Math.max(1, ids.length),
        })}
      </CommandButton>
    </Paper>
  );
}

interface StudentItemProps {
  student: SlotStudent;
  /** For this interview. */
  isWaiting: boolean;
  isAskable: boolean;
  isChosen: boolean;
  onChoose(isChosen: boolean): void;
}

function StudentItem({ student, isWaiting, isAskable, isChosen, onChoose }: StudentItemProps) {
  const { t, locale } = useWording();
  const { id, user, request, picked_at } = student;
  const answer: SlotAnswer = isWaiting && student.answer === 'picked' ? 'not_asked' : student.answer;
  const name = studentName(user);
  const lines = [
    answer === 'picked' && picked_at && formatPlannedTime(picked_at, locale),
    request && t('interviews.slots.asked_at', { time: formatTime(request.asked_at, locale) }),
    request?.reminded_at &&
      t('interviews.slots.reminded_at', { time: formatTime(request.reminded_at, locale) }),
  ].filter((line) => typeof line === 'string');
  return (
    <Box
      component="li"
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1, display: 'flex', gap: 1 }}
    >
      {isAskable && (
        <Checkbox
          checked={isChosen}
          onChange={(event) => onChoose(event.target.checked)}
          slotProps={{ input: { 'aria-label': t('interviews.slots.choose', { name }) } }}
          sx={{ alignSelf: 'flex-start' }}
        />
      )}
      <Box sx={{ minWidth: 0, flexGrow: 1, py: 1 }}>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          <PageLink to={`/applications/${id}/show`} sx={{ flexGrow: 1 }}>
            {name}
          </PageLink>
          <Chip size="small" color={COLOURS[answer]} label={t(`interviews.slots.answer.${answer}`)} />
        </Stack>
        {lines.length > 0 && <Hint>{lines.join(' · ')}</Hint>}
        {request?.none_fits_comment && (
          <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {request.none_fits_comment}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
