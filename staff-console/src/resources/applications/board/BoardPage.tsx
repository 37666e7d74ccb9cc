import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useNotify } from 'ra-core';
import type { ReactNode } from 'react';
import { APPLICATION_STATES } from '../../../../../domain/application-state.ts';
import { ApplicationStateChip } from '../../../components/ApplicationStateChip.tsx';
import { ChoiceButtons, OnOff } from '../../../components/choices.tsx';
import type { Column, FilterDefinition, Selected } from '../../../components/list/list-types.ts';
import { ListFilters } from '../../../components/list/ListFilters.tsx';
import { ResourceList } from '../../../components/list/ResourceList.tsx';
import { SavedViews } from '../../../components/list/SavedViews.tsx';
import { SelectionBar } from '../../../components/list/SelectionBar.tsx';
import type { Sort } from '../../../components/list/use-address-list.ts';
import { useSelection } from '../../../components/list/use-selection.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { useWording } from '../../../i18n/use-wording.ts';
import { cycleText } from '../../../lib/cycle.ts';
import { problemText } from '../../../lib/problem-text.ts';
import { formatTime } from '../../../lib/short-dates.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { useApi } from '../../../providers/api-context.ts';
import type { ApplicationRow } from '../application.ts';
import { RowDueDate } from '../DueDate.tsx';
import { studentKana, studentName } from '../names.ts';
import { Unread } from '../Unread.tsx';
import { useBoardAddress, useBoardFilters } from './board-address.tsx';
import { BoardColumns } from './BoardColumns.tsx';
import { type ChosenMove, needsNothing, useReload, useWhy } from './moves.ts';
import { RecentMoves } from './RecentMoves.tsx';
import { useBulkWork } from './use-bulk-work.tsx';

const DUE_FIRST: Sort = { field: 'due_date_to_submit_resume', order: 'ASC' };

/** What the table opens with: nobody looks for those of last year first. */
const UNDER_WAY = { is_open: true };

interface BoardTableProps {
  filters: FilterDefinition[];
  head: ReactNode;
  renderBulkActions: (selected: Selected<ApplicationRow>) => ReactNode;
}

/** The same applications as rows: every state, columns to choose, named views, export. */
function BoardTable({ filters, head, renderBulkActions }: BoardTableProps) {
  const { t, pick, locale } = useWording();
  const columns: Column<ApplicationRow>[] = [
    {
      id: 'student',
      label: t('board.student'),
      render: (row) => (
        <>
          {studentName(row.user)}
          <Unread row={row} />
        </>
      ),
    },
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
      render: (row) => <RowDueDate row={row} />,
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
      viewsOf="board"
      viewsLayout="table"
      title={t('board.title')}
      nameOf={(row) => studentName(row.user)}
      linkTo={(row) => (row.can.open ? `/applications/${row.id}/show` : null)}
      sort={DUE_FIRST}
      startFilter={UNDER_WAY}
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
  const bulk = useBulkWork();
  usePageTitle(t('board.title'));

  /** A move that asks nothing is made at once: it can be taken back. */
  const moveOne = async (row: ApplicationRow, move: ChosenMove) => {
    if (!needsNothing(move.event)) return bulk.start({ move, rows: [row], clear: selection.clear });
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
          renderBulkActions={({ rows, clear }) => bulk.renderActions(rows, clear)}
        />
        {bulk.dialog}
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
        <SavedViews
          list="board"
          look={{
            filter: address.filter,
            sort: null,
            columns: null,
            layout: address.showsEnded ? 'with_ended' : null,
          }}
        />
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
      <BoardColumns
        filter={address.filter}
        showsEnded={address.showsEnded}
        isChosen={(id) => selection.rows.some((row) => row.id === id)}
        onChoose={selection.toggle}
        onMove={(row, move) => void moveOne(row, move)}
        onShowAll={address.showTableOf}
      />
      <SelectionBar
        resource="applications"
        filter={{ ...address.filter, ...(!address.showsEnded && { is_open: true }) }}
        sort={DUE_FIRST}
        selection={selection}
      >
        {bulk.renderActions(selection.rows, selection.clear)}
      </SelectionBar>
      {bulk.dialog}
    </Box>
  );
}
