import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { PageHead } from '../../../components/form/PageHead.tsx';
import { Unloaded } from '../../../components/Unloaded.tsx';
import { useWording } from '../../../i18n/use-wording.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { SlotForm } from './SlotForm.tsx';
import { SlotList } from './SlotList.tsx';
import { SlotStudents } from './SlotStudents.tsx';
import { type SlotBoard, useSlots } from './use-slots.ts';

interface BoardProps {
  board: SlotBoard;
  /** The application that the reader came from. */
  applicationId: number | null;
  onChanged(board: SlotBoard): void;
  onRefused(): void;
}

function Board({ board, applicationId, onChanged, onRefused }: BoardProps) {
  const own = board.applications.find(({ id }) => id === applicationId);
  // Else the last interview that times are offered for.
  const offered = board.slots.map(({ interview_number }) => interview_number);
  const [round, setRound] = useState(own?.next_interview_number ?? Math.max(1, ...offered));
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
        onChanged={replace}
        onRefused={() => void refetch()}
      />
    </Box>
  );
}
