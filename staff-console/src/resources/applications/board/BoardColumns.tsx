import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useGetList } from 'ra-core';
import { APPLICATION_STATES } from '../../../../../domain/application-state.ts';
import type { StaffRow } from '../../../../../server/client/resources.ts';
import type { ListFilter } from '../../../components/list/use-address-list.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';
import type { ApplicationRow, State } from '../types.ts';
import { BoardColumn } from './BoardColumn.tsx';
import { onBoardKey } from './board-keys.ts';
import { ENDED, type ChosenMove } from './moves.ts';

interface BoardColumnsProps {
  filter: ListFilter;
  showsEnded: boolean;
  isChosen: (id: number) => boolean;
  onChoose: (row: ApplicationRow) => void;
  onMove: (row: ApplicationRow, move: ChosenMove) => void;
  onShowAll: (state: State) => void;
}

/** The columns beside each other; the board scrolls sideways in itself. */
export function BoardColumns({ filter, showsEnded, onShowAll, ...props }: BoardColumnsProps) {
  const t = useTranslate();
  const states = APPLICATION_STATES.filter((state) => showsEnded || !ENDED.includes(state));
  const [dragged, setDragged] = useState<ApplicationRow | null>(null);
  const { data: counts } = useGetList<StaffRow<'application_counts'>>('application_counts', {
    filter: { ...filter, state: states },
    pagination: { page: 1, perPage: APPLICATION_STATES.length },
    sort: { field: 'id', order: 'ASC' },
  });
  useEffect(
    () =>
      monitorForElements({
        onDragStart: ({ source }) => setDragged(source.data['row'] as ApplicationRow),
        onDrop: () => setDragged(null),
      }),
    [],
  );
  return (
    <>
      <Typography id="board-hint" variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {t('board.drag_hint')}
      </Typography>
      <Box
        component="section"
        aria-label={t('board.columns')}
        aria-describedby="board-hint"
        tabIndex={0}
        onKeyDown={onBoardKey}
        sx={{
          display: 'flex',
          alignItems: 'flex-start',
          gap: 1,
          overflowX: 'auto',
          height: 'max(420px, calc(100vh - 300px))',
          pb: 1,
        }}
      >
        {states.map((state) => (
          <BoardColumn
            key={state}
            state={state}
            filter={filter}
            count={counts?.find((row) => row.id === state)}
            dragged={dragged}
            onShowAll={() => onShowAll(state)}
            {...props}
          />
        ))}
      </Box>
    </>
  );
}
