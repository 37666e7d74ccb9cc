import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify } from 'ra-core';
import { ListFilters } from '../../../components/list/ListFilters.tsx';
import { SavedViews } from '../../../components/list/SavedViews.tsx';
import { SelectionBar } from '../../../components/list/SelectionBar.tsx';
import { useSelection } from '../../../components/list/use-selection.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { problemText } from '../../../lib/problem-text.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { useApi } from '../../../providers/api-context.ts';
import type { ApplicationRow } from '../types.ts';
import { BoardColumns } from './BoardColumns.tsx';
import { BoardTable } from './BoardTable.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { MoveMenu } from './MoveMenu.tsx';
import { movesOfAny, needsNothing, type ChosenMove } from './moves.ts';
import { RecentMoves } from './RecentMoves.tsx';
import { useBoardAddress } from './use-board-address.ts';
import { useBoardFilters } from './use-board-filters.tsx';
import { useReload, useWhy } from './use-moves.ts';

interface Doing {
  move: ChosenMove;
  rows: readonly ApplicationRow[];
  /** Gives up the choice of these rows, when they have been moved. */
  clear: () => void;
}

/** The applications by state: to look over, to move by drag, menu and keys, one or many, and to take back. */
export default function BoardPage() {
  const t = useTranslate();
  const api = useApi();
  const notify = useNotify();
  const why = useWhy();
  const reload = useReload();
  const address = useBoardAddress();
  const filters = useBoardFilters(address.filter);
  const selection = useSelection<ApplicationRow>([], JSON.stringify(address.filter));
  const [doing, setDoing] = useState<Doing | null>(null);
  usePageTitle(t('board.title'));

  /** A move that asks nothing is made at once: it can be taken back. */
  const moveOne = async (row: ApplicationRow, move: ChosenMove) => {
    if (!needsNothing(move.event)) return setDoing({ move, rows: [row], clear: selection.clear });
    try {
      const { results } = await api.command('hf_member__move_applications', {
        ids: [row.id],
        versions: [row.version],
        event: move.event,
        dry_run: false,
      });
      const [result] = results;
      if (result?.outcome === 'moved' && result.to_state)
        notify(t('board.moved_one', { state: t(`state.${result.to_state}`) }), { type: 'success' });
      else if (result) notify(why(result), { type: 'warning' });
    } catch (error) {
      notify(problemText(error, t), { type: 'error' });
    }
    reload();
  };
  const renderBulkMoves = (rows: readonly ApplicationRow[], clear: () => void) => {
    const events = movesOfAny(rows);
    if (events.length === 0) return <Typography variant="body2">{t('board.no_moves')}</Typography>;
    return (
      <MoveMenu
        events={events}
        isProminent
        label={t('board.move_chosen')}
        name={t('board.move_chosen')}
        onMove={(event) => setDoing({ move: { event, values: {} }, rows, clear })}
      />
    );
  };
  const views = (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={address.view}
      aria-label={t('board.view')}
      onChange={(_event, view: 'board' | 'table' | null) => view && address.setView(view)}
    >
      <ToggleButton value="board">{t('board.as_board')}</ToggleButton>
      <ToggleButton value="table">{t('board.as_table')}</ToggleButton>
    </ToggleButtonGroup>
  );
  const dialog = doing && (
    <MoveDialog
      move={doing.move}
      rows={doing.rows}
      onClose={() => setDoing(null)}
      onDone={() => {
        doing.clear();
        reload();
      }}
    />
  );
  if (address.view === 'table')
    return (
      <>
        <BoardTable
          filters={filters}
          head={
            <>
              <Box sx={{ mb: 1.5 }}>{views}</Box>
              <RecentMoves />
            </>
          }
          renderBulkActions={({ rows, clear }) => renderBulkMoves(rows, clear)}
        />
        {dialog}
      </>
    );
  return (
    <Box>
      <Box component="header" sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
        <Typography component="h1" variant="h1">
          {t('board.title')}
        </Typography>
        {views}
        <FormControlLabel
          label={t('board.show_ended')}
          control={
            <Switch
              color="secondary"
              checked={address.showsEnded}
              onChange={(event) => address.setShowsEnded(event.target.checked)}
            />
          }
        />
        <SavedViews resource="board" search={address.search} onShow={address.show} />
      </Box>
      <Box sx={{ my: 1.5 }}>
        <ListFilters
          searchLabel={t('board.search')}
          filters={filters}
          values={address.filter}
          isFiltered={Object.keys(address.filter).length > 0}
          onChange={address.setFilter}
          onClear={address.clearFilter}
        />
      </Box>
      <RecentMoves />
      <SelectionBar selection={selection}>{renderBulkMoves(selection.rows, selection.clear)}</SelectionBar>
      <BoardColumns
        filter={address.filter}
        showsEnded={address.showsEnded}
        isChosen={(id) => selection.rows.some((row) => row.id === id)}
        onChoose={selection.toggle}
        onMove={(row, move) => void moveOne(row, move)}
        onShowAll={address.showTableOf}
      />
      {dialog}
    </Box>
  );
}
