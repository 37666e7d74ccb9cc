import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useNotify } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { APPLICATION_STATES } from '../../../../../domain/application-state.ts';
import { ApplicationStateChip } from '../../../components/ApplicationStateChip.tsx';
import { ChoiceButtons, OnOff } from '../../../components/choices.tsx';
import type { Column, FilterDefinition, Selected } from '../../../components/list/list-types.ts';
import { ListFilters } from '../../../components/list/ListFilters.tsx';
import { ResourceList } from '../../../components/list/ResourceList.tsx';
import { SavedViews } from '../../../components/list/SavedViews.tsx';
import { SelectionBar } from '../../../components/list/SelectionBar.tsx';
import { useSelection } from '../../../components/list/use-selection.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { useWording } from '../../../i18n/use-wording.ts';
import { cycleText } from '../../../lib/cycle.ts';
import { problemText } from '../../../lib/problem-text.ts';
import { formatTime } from '../../../lib/short-dates.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { useApi } from '../../../providers/api-context.ts';
import type { ApplicationRow } from '../application.ts';
import { DueDate } from '../DueDate.tsx';
import { studentKana, studentName } from '../names.ts';
import { useBoardAddress, useBoardFilters } from './board-address.tsx';
import { MoveMenu } from './BoardCard.tsx';
import { BoardColumns } from './BoardColumns.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { type ChosenMove, movesOfAny, needsNothing, useReload, useWhy } from './moves.ts';
import { RecentMoves } from './RecentMoves.tsx';

interface BoardTableProps {
  filters: FilterDefinition[];
  head: ReactNode;
  renderBulkActions: (selected: Selected<ApplicationRow>) => ReactNode;
}

/** The same applications as rows: every state, columns to choose, named views, export. */
function BoardTable({ filters, head, renderBulkActions }: BoardTableProps) {
  const { t, pick, locale } = useWording();
  const columns: Column<ApplicationRow>[] = [
    { id: 'student', label: t('board.student'), render: (row) => studentName(row.user) },
    { id: 'kana', label: t('board.kana'), render: (row) => studentKana(row.user), isOptional: true },
    {
      id: 'state',
      label: t('board.state'),
      sort: 'state',
      render: (row) => <ApplicationStateChip state={row.state} />,
    },
    {
      id: 'job',
      label: t('board.job'),
      render: (row) => [pick(row.recruitment.title), cycleText(t, row)].filter(Boolean).join(' · '),
    },
    { id: 'company', label: t('board.company'), render: (row) => pick(row.company.official_name) },
    {
      id: 'due',
      label: t('board.due'),
      sort: 'due_date_to_submit_resume',
      render: (row) => <DueDate day={row.due_date_to_submit_resume} isOverdue={row.is_overdue} />,
    },
    {
      id: 'mentors',
      label: t('board.mentors'),
      render: (row) => row.hf_members.map(({ names }) => pick(names)).join(', ') || t('board.nobody'),
    },
    {
      id: 'active',
      label: t('board.active'),
      sort: 'updated_at',
      render: (row) => formatTime(row.updated_at, locale),
    },
    {
      id: 'created',
      label: t('board.created'),
      sort: 'created_at',
      isOptional: true,
      render: (row) => formatTime(row.created_at, locale),
    },
  ];
  return (
    <ResourceList<ApplicationRow>
      resource="applications"
      title={t('board.title')}
      nameOf={(row) => studentName(row.user)}
      linkTo={(row) => (row.can.open ? `/applications/${row.id}/show` : null)}
      sort={{ field: 'due_date_to_submit_resume', order: 'ASC' }}
      searchLabel={t('board.search')}
      filters={[
        {
          kind: 'choice',
          name: 'state',
          label: t('board.state'),
          choices: APPLICATION_STATES.map((state) => ({ value: state, label: t(`state.${state}`) })),
        },
        ...filters,
      ]}
      hasExport
      renderBulkActions={renderBulkActions}
      head={head}
      columns={columns}
      empty={{ title: t('board.empty'), hint: t('board.empty_hint') }}
    />
  );
}

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
    <ChoiceButtons
      label={t('board.view')}
      value={address.view}
      choices={[
        { value: 'board', label: t('board.as_board') },
        { value: 'table', label: t('board.as_table') },
      ]}
      onChoose={address.setView}
    />
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
        <OnOff label={t('board.show_ended')} isOn={address.showsEnded} onSwitch={address.setShowsEnded} />
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
