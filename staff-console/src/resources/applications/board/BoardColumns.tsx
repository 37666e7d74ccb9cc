import { dropTargetForElements, monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useGetList } from 'ra-core';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { APPLICATION_STATES } from '../../../../../domain/application-state.ts';
import type { StaffRow } from '../../../../../server/client/resources.ts';
import { Hint } from '../../../components/Hint.tsx';
import type { ListFilter } from '../../../lib/list-filter.ts';
import { ShortcutsOnKey } from '../../../components/Shortcuts.tsx';
import { SightFirst } from '../../../components/SightFirst.tsx';
import { LoadProblem } from '../../../components/LoadProblem.tsx';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { useWording } from '../../../i18n/use-wording.ts';
import type { ApplicationRow, State } from '../application.ts';
import { onBoardKey } from './board-keys.ts';
import { BoardCard } from './BoardCard.tsx';
import { type ChosenMove, ENDED, moveInto } from './moves.ts';
import { numberFormat } from '../../../lib/intl-formats.ts';

/** More than a screen is high, and no more: ten columns of cards are drawn at once. */
const STEP = 10;
/** A column shows so many; the table shows the rest. */
const MOST = 100;

interface BoardColumnProps {
  state: State;
  filter: ListFilter;
  count: { count: number; is_capped: boolean } | undefined;
  /** The card that is being dragged, whichever column it is of. */
  dragged: ApplicationRow | null;
  isChosen: (id: number) => boolean;
  onChoose: (row: ApplicationRow) => void;
  onMove: (row: ApplicationRow, move: ChosenMove) => void;
  onShowAll: () => void;
}

/** The applications of one state, the nearest due date first. */
function BoardColumn(props: BoardColumnProps) {
  const { state, filter, count, dragged, onMove } = props;
  const { t, locale } = useWording();
  const titleId = useId();
  const column = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(STEP);
  const [isOver, setOver] = useState(false);
  const { data, error, refetch } = useGetList<ApplicationRow>(
    'applications',
    {
      filter: { ...filter, state },
      pagination: { page: 1, perPage: shown },
      sort: { field: 'due_date_to_submit_resume', order: 'ASC' },
    },
    { placeholderData: (before) => before },
  );
  const drop = useEffectEvent((row: ApplicationRow) => {
    setOver(false);
    const move = moveInto(row, state);
    if (move) onMove(row, move);
  });
  useEffect(() => {
    if (!column.current) return;
    return dropTargetForElements({
      element: column.current,
      canDrop: ({ source }) => moveInto(source.data['row'] as ApplicationRow, state) !== null,
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source }) => drop(source.data['row'] as ApplicationRow),
    });
  }, [state]);
  const isPossible = dragged !== null && moveInto(dragged, state) !== null;
  const isBarred = dragged !== null && dragged.state !== state && !isPossible;
  const number = count && numberFormat(locale).format(count.count);
  const rest = (count?.count ?? 0) - (data?.length ?? 0);
  return (
    <Box
      component="section"
      ref={column}
      aria-labelledby={titleId}
      data-column={state}
      sx={{
        flex: 'none',
        width: 250,
        display: 'flex',
        flexDirection: 'column',
        maxHeight: '100%',
        borderRadius: 1,
        bgcolor: isOver ? 'primary.light' : '#F3F6F7',
        outline: isPossible ? '2px dashed' : 'none',
        outlineColor: (theme) => theme.palette.secondary.main,
        outlineOffset: -2,
        opacity: isBarred ? 0.55 : 1,
      }}
    >
      <Typography
        id={titleId}
        component="h2"
        variant="body2"
        sx={{ fontWeight: 700, px: 1.25, py: 1, display: 'flex', justifyContent: 'space-between', gap: 1 }}
      >
        <span>{t(`state.${state}`)}</span>
        <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
          {number && (count.is_capped ? t('board.count_capped', { count: number }) : number)}
        </Box>
      </Typography>
      <Box sx={{ overflowY: 'auto', px: 1, pb: 1 }}>
        {error && <LoadProblem error={error} onRetry={() => void refetch()} />}
        {data?.length === 0 && <Hint sx={{ px: 0.5, py: 1 }}>{t('board.empty_column')}</Hint>}
        <SightFirst placeholder={null}>
          <Box component="ul" sx={{ m: 0, p: 0 }}>
            {data?.map((row) => (
              <BoardCard
                key={row.id}
                row={row}
                isChosen={props.isChosen(row.id)}
                onChoose={() => props.onChoose(row)}
                onMove={(event) => onMove(row, { event, values: {} })}
              />
            ))}
          </Box>
        </SightFirst>
        {data && rest > 0 && data.length < MOST && (
          <Button fullWidth size="small" onClick={() => setShown(Math.min(shown + STEP, MOST))}>
            {count?.is_capped ? t('board.more_capped') : t('board.more', { rest })}
          </Button>
        )}
        {data && rest > 0 && data.length >= MOST && (
          <Button fullWidth size="small" onClick={props.onShowAll}>
            {t('board.in_table')}
          </Button>
        )}
      </Box>
    </Box>
  );
}

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
  const shortcuts = [
    { does: t('keys.card_move'), keys: ['←', '↑', '↓', '→'] },
    { does: t('keys.card_open'), keys: ['Enter'] },
    { does: t('keys.card_menu'), keys: ['M'] },
    { does: t('keys.card_choose'), keys: ['X'] },
    { does: t('keys.bar'), keys: ['A'] },
  ];
  return (
    <>
      <ShortcutsOnKey shortcuts={shortcuts} />
      <Hint id="board-hint" sx={{ mb: 1 }}>
        {t('board.drag_hint')}
      </Hint>
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
