import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { PageHead } from '../../../components/form/PageHead.tsx';
import { Unloaded } from '../../../components/Unloaded.tsx';
import { useWording } from '../../../i18n/use-wording.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { showSlotForm, SlotForm } from './SlotForm.tsx';
import { SlotList } from './SlotList.tsx';
import { SlotStudents } from './SlotStudents.tsx';
import { type SlotBoard, type SlotStudent, useSlots } from './use-slots.ts';

interface BoardProps {
  board: SlotBoard;
  /** The application that the reader came from. */
  applicationId: number | null;
  onBoard(board: SlotBoard): void;
  onRefused(): void;
}

/** The interview that times are looked for: the one to come whose time the student has picked, else the next. */
const roundOf = ({ next_interview_number, picked_at }: SlotStudent, now: Date): number =>
  picked_at && new Date(picked_at) > now ? Math.max(1, next_interview_number - 1) : next_interview_number;

function Board({ board, applicationId, onBoard, onRefused }: BoardProps) {
  const own = board.applications.find(({ id }) => id === applicationId);
  // Else the last interview that times are offered for.
  const offered = board.slots.map(({ interview_number }) => interview_number);
  const [search, setSearch] = useSearchParams();
  const [first] = useState(() => (own ? roundOf(own, new Date()) : Math.max(1, ...offered)));
  const round = Number(search.get('interview')) || first;
  /** Kept in the address: the page opens on it again, whatever the students have picked since. */
  const setRound = (number: number) => {
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        next.set('interview', String(number));
        return next;
      },
      { replace: true },
    );
  };
  const onChanged = (changed: SlotBoard) => {
    setRound(round);
    onBoard(changed);
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <SlotForm
        board={board}
        round={round}
        onRound={setRound}
        onlyFor={own?.id ?? null}
        onOffered={onChanged}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <SlotList board={board} round={round} onChanged={onChanged} onRefused={onRefused} />
        <SlotStudents
          board={board}
          round={round}
          chosenId={own?.id ?? null}
          onEnter={showSlotForm}
          onChanged={onChanged}
          onRefused={onRefused}
        />
      </Box>
    </Box>
  );
}

/** The times that a company offers for the interviews of one job, and the students who pick one. */
export default function SlotsPage() {
  const { t, pick } = useWording();
  const id = Number(useParams()['id']);
  const [search] = useSearchParams();
  const { data, error, refetch, replace } = useSlots(id);
  usePageTitle(t('interviews.slots.title'));
  if (!data) return <Unloaded error={error} onRetry={() => void refetch()} />;
  const name = pick(data.recruitment.title) || t('recruitments.untitled', { id });
  return (
    <Box sx={{ maxWidth: 1100, mx: 'auto' }}>
      <PageHead
        title={`${t('interviews.slots.title')} · ${name}`}
        list={{ path: `/recruitments/${id}`, label: name }}
        facts={<Typography color="textSecondary">{pick(data.recruitment.company.official_name)}</Typography>}
      />
      <Board
        board={data}
        applicationId={Number(search.get('application')) || null}
        onBoard={replace}
        onRefused={() => void refetch()}
      />
    </Box>
  );
}
