import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { AskDialog } from '../../../components/AskDialog.tsx';
import { useCommand } from '../../../components/CommandButton.tsx';
import { Hint } from '../../../components/Hint.tsx';
import { PageLink } from '../../../components/PageLink.tsx';
import { useWording } from '../../../i18n/use-wording.ts';
import { hasFreeSlot, isOfferedTo } from '../../../../../domain/interview-slots.ts';
import { formatPlannedTime } from '../../../lib/short-dates.ts';
import { studentName } from '../../../lib/student-names.ts';
import { useApi } from '../../../providers/api-context.ts';
import { useNow } from '../../../../../web/use-now.ts';
import type { Slot, SlotBoard } from './use-slots.ts';

interface SlotListProps {
  board: SlotBoard;
  round: number;
  onChanged(board: SlotBoard): void;
  onRefused(): void;
}

/** The times of one interview, with who has picked them. */
export function SlotList({ board, round, onChanged, onRefused }: SlotListProps) {
  const { t } = useWording();
  const slots = board.slots.filter(({ interview_number }) => interview_number === round);
  return (
    <Paper component="section" variant="outlined" aria-labelledby="slots-title" sx={{ p: 2 }}>
      <Typography id="slots-title" component="h2" variant="h2" sx={{ mb: 1 }}>
        {t('interviews.slots.times')}
      </Typography>
      {slots.length === 0 && <Hint>{t('interviews.slots.no_times')}</Hint>}
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {slots.map((slot) => (
          <SlotItem key={slot.id} slot={slot} board={board} onChanged={onChanged} onRefused={onRefused} />
        ))}
      </Stack>
    </Paper>
  );
}

function SlotItem({ slot, board, onChanged, onRefused }: { slot: Slot } & Omit<SlotListProps, 'round'>) {
  const { t, locale } = useWording();
  const [isWithdrawing, setWithdrawing] = useState(false);
  const now = useNow();
  const isOver = Date.parse(slot.starts_at) <= now.getTime();
  const isWithdrawn = slot.withdrawn_at !== null;
  const only = board.applications.find(({ id }) => id === slot.application_id);
  const time = formatPlannedTime(slot.starts_at, locale);
  // Places of students whom the reader may not see have no name here.
  const unseen = slot.taken_count - slot.picked_by.length;
  return (
    <Box
      component="li"
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5, display: 'grid', gap: 0.5 }}
    >
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography
          component={isWithdrawn ? 's' : 'strong'}
          sx={{ fontWeight: isWithdrawn ? 400 : 700, flexGrow: 1 }}
        >
          {time}
        </Typography>
        <Chip
          size="small"
          color={!isWithdrawn && slot.taken_count > 0 ? 'success' : 'default'}
          label={
            isWithdrawn
              ? t('interviews.slots.withdrawn')
              : t('interviews.slots.taken', { taken: slot.taken_count, capacity: slot.capacity })
          }
        />
        {!isWithdrawn && !isOver && slot.taken_count === 0 && (
          <Button
            size="small"
            aria-label={t('interviews.slots.withdraw_of', { time })}
            onClick={() => setWithdrawing(true)}
          >
            {t('interviews.slots.withdraw')}
          </Button>
        )}
      </Stack>
      {isWithdrawing && (
        <WithdrawDialog
          slot={slot}
          board={board}
          time={time}
          onChanged={onChanged}
          onRefused={onRefused}
          onClose={() => setWithdrawing(false)}
        />
      )}
      <Hint>
        {[
          t('interviews.slots.long', { minutes: slot.minutes }),
          slot.is_online ? t('interviews.online') : slot.place,
          only && t('interviews.slots.for_one', { name: studentName(only.user) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Hint>
      {slot.picked_by.map(({ application_id, user }) => (
        <PageLink key={application_id} to={`/applications/${application_id}/show`} variant="body2">
          {studentName(user)}
        </PageLink>
      ))}
      {unseen > 0 && <Hint>{t('interviews.slots.unseen', { smart_count: unseen })}</Hint>}
    </Box>
  );
}

interface WithdrawDialogProps extends Omit<SlotListProps, 'round'> {
  slot: Slot;
  /** When it is, in words. */
  time: string;
  onClose(): void;
}

/** Asks before a time is withdrawn, which cannot be taken back, and says whom it concerns. */
function WithdrawDialog({ slot, board, time, onChanged, onRefused, onClose }: WithdrawDialogProps) {
  const { t } = useWording();
  const api = useApi();
  const now = useNow();
  const { isBusy, run } = useCommand();
  const { interview_number } = slot;
  const waiting = board.applications.filter(
    ({ id, answer, request }) =>
      answer === 'waiting' && request?.interview_number === interview_number && isOfferedTo(slot, id),
  );
  const others = board.slots.filter(({ id }) => id !== slot.id);
  const isLast = waiting.some(({ id }) => !hasFreeSlot(others, { id, interview_number }, now));
  const withdraw = async () => {
    onChanged(await api.command('hf_member__withdraw_interview_slot', { interview_slot: { id: slot.id } }));
    return t('interviews.slots.withdrawn_done');
  };
  return (
    <AskDialog
      title={t('interviews.slots.withdraw_title', { time })}
      closeLabel={t('events.cancel')}
      onClose={onClose}
      isBusy={isBusy}
      width="sm"
      confirm={{
        label: t('interviews.slots.withdraw'),
        isLoading: isBusy,
        act: () =>
          void run(withdraw, () => {
            onClose();
            onRefused();
          }),
      }}
    >
      <Typography>{t('interviews.slots.withdraw_text')}</Typography>
      {waiting.length > 0 && (
        <Typography sx={{ mt: 1 }}>
          {t('interviews.slots.withdraw_waiting', { smart_count: waiting.length })}
        </Typography>
      )}
      {isLast && (
        <Alert severity="warning" sx={{ mt: 1.5 }}>
          {t('interviews.slots.withdraw_last')}
        </Alert>
      )}
    </AskDialog>
  );
}
