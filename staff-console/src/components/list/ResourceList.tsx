import AddIcon from '../../../../web/icons/Add.tsx';
import UploadIcon from '../../../../web/icons/FileUploadOutlined.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { useLocale, type RaRecord } from 'ra-core';
import { Link } from 'react-router-dom';
import { useTranslate } from '../../i18n/use-translate.ts';
import { PageLoading } from '../../layout/PageLoading.tsx';
import type { ListLook } from '../../lib/saved-views.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { useMember } from '../../session/member.ts';
import { EmptyState } from '../EmptyState.tsx';
import { Hint } from '../Hint.tsx';
import { Pager } from '../ListPager.tsx';
import { LoadProblem } from '../LoadProblem.tsx';
import { Select } from '../choices.tsx';
import { importPath, isImportable } from '../sheets/importable.ts';
import { ColumnsMenu, shownColumns } from './ColumnsMenu.tsx';
import { ExportButton } from './ExportButton.tsx';
import { ListCards } from './ListCards.tsx';
import { ListFilters } from './ListFilters.tsx';
import { ListTable } from './ListTable.tsx';
import type { Column, FilterDefinition, Selected } from './list-types.ts';
import { NarrowedBy } from './NarrowedBy.tsx';
import { SavedViews } from './SavedViews.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import type { ListFilter } from '../../lib/list-filter.ts';
import { useAddressList, type AddressList, type Sort } from './use-address-list.ts';
import { useSelection } from './use-selection.ts';
import { numberFormat } from '../../lib/intl-formats.ts';

const PAGE_SIZES = [25, 50, 100] as const;

export interface ResourceListProps<R extends RaRecord> {
  resource: string;
  title: string;
  hint?: string;
  /** The first is the row's name and cannot be hidden. */
  columns: readonly Column<R>[];
  /** The row's name in words, for accessible names and dry runs. */
  nameOf: (row: R) => string;
  /** Where a row leads, `/articles/1`; null for a row that may not be opened. */
  linkTo?: (row: R) => string | null;
  sort: Sort;
  /** The filter of a list that is opened without one in its address. */
  startFilter?: ListFilter;
  /** What the list is narrowed to besides, and nobody can take away: one of several lists of a resource. */
  always?: ListFilter;
  /** Under which name its views are kept, when it is one of several lists of a resource. */
  viewsOf?: string;
  /** As which layout of that list its views are kept. */
  viewsLayout?: ListLook['layout'];
  /** Label of the search field (filter `q`); without it there is none. */
  searchLabel?: string;
  filters?: readonly FilterDefinition[];
  /** Label of the button to /<resource>/create, for those who may. */
  createLabel?: string | undefined;
  /** CSV for managers. */
  hasExport?: boolean;
  /** Buttons for the chosen rows. */
  renderBulkActions?: (selected: Selected<R>) => ReactNode;
  /** Above the filters: what the rows are made for. */
  lead?: ReactNode;
  /** Above the rows, under the filters: tabs, charts, notices. */
  head?: ReactNode;
  empty: { title: string; hint?: string };
}

function Count<R extends RaRecord>({ list }: { list: AddressList<R> }) {
  const t = useTranslate();
  const locale = useLocale();
  if (list.total === undefined) return null;
  const count = numberFormat(locale).format(list.total);
  return (
    <Hint component="output">
      {list.isCapped
        ? t('list.count_capped', { count })
        : t('list.count', { count, smart_count: list.total })}
    </Hint>
  );
}

function Nothing<R extends RaRecord>({
  list,
  empty,
}: {
  list: AddressList<R>;
  empty: ResourceListProps<R>['empty'];
}) {
  const t = useTranslate();
  if (Object.keys(list.filter).length === 0 && list.page === 1) return <EmptyState {...empty} />;
  return (
    <EmptyState
      title={t('list.no_match')}
      action={
        <Button variant="contained" onClick={list.clearFilter}>
          {t('list.clear_filters')}
        </Button>
      }
    />
  );
}

function Rows<R extends RaRecord>({ list, ...props }: ResourceListProps<R> & { list: AddressList<R> }) {
  const t = useTranslate();
  const isWide = useMediaQuery('(min-width: 900px)');
  const { data = [], error, isPending } = list;
  const selection = useSelection(data, JSON.stringify(list.filter));
  if (error) return <LoadProblem error={error} onRetry={() => void list.refetch()} />;
  if (isPending) return <PageLoading />;
  if (data.length === 0) return <Nothing list={list} empty={props.empty} />;
  const View = isWide ? ListTable : ListCards;
  return (
    <Box aria-busy={list.isPlaceholderData} sx={{ opacity: list.isPlaceholderData ? 0.85 : 1 }}>
      <View
        rows={data}
        columns={shownColumns(props.columns, list.columns)}
        title={props.title}
        nameOf={props.nameOf}
        linkTo={props.linkTo}
        sort={list.sort}
        onSort={list.setSort}
        selection={props.renderBulkActions ? selection : null}
      />
      {props.renderBulkActions && (
        <SelectionBar
          resource={props.resource}
          filter={{ ...list.filter, ...props.always }}
          sort={list.sort}
          selection={selection}
        >
          {props.renderBulkActions({
            ids: selection.rows.map((row) => Number(row.id)),
            rows: selection.rows,
            clear: selection.clear,
            reload: () => void list.refetch(),
          })}
        </SelectionBar>
      )}
      <Pager
        page={list.page}
        perPage={list.perPage}
        shown={data.length}
        total={list.total ?? 0}
        isCapped={list.isCapped}
        onPage={list.setPage}
      >
        <Select
          label={t('list.per_page')}
          value={list.perPage}
          choices={[...new Set([...PAGE_SIZES, list.perPage])].map((size) => ({
            value: size,
            label: `${size}`,
          }))}
          onChoose={list.setPerPage}
          sx={{ width: 120 }}
        />
      </Pager>
    </Box>
  );
}

/**
 * The list of a resource: search, filters, columns, order, page and named views, all in the address; a table
 * where there is room, cards where there is not; rows to choose for bulk actions; a CSV for managers.
 */
export function ResourceList<R extends RaRecord>(props: ResourceListProps<R>) {
  const t = useTranslate();
  const member = useMember();
  const list = useAddressList<R>({
    resource: props.resource,
    sort: props.sort,
    perPage: PAGE_SIZES[0],
    filter: props.startFilter,
    always: props.always,
  });
  usePageTitle(props.title);
  return (
    <Box sx={{ maxWidth: 1400, mx: 'auto' }}>
      <Box component="header" sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
        <Typography component="h1" variant="h1">
          {props.title}
        </Typography>
        <Count list={list} />
        <Box sx={{ flex: 1 }} />
        {props.createLabel && (
          <Button
            variant="contained"
            component={Link}
            to={`/${props.resource}/create`}
            startIcon={<AddIcon />}
          >
            {props.createLabel}
          </Button>
        )}
      </Box>
      {props.hint && <Hint>{props.hint}</Hint>}
      {props.lead}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mt: 2, mb: 1 }}>
        <ListFilters
          searchLabel={props.searchLabel ?? null}
          filters={props.filters ?? []}
          values={list.filter}
          isFiltered={list.isFiltered}
          onChange={list.setFilter}
          onClear={list.clearFilter}
        />
      </Box>
      <NarrowedBy
        filter={list.filter}
        fields={(props.filters ?? []).map(({ name }) => name)}
        onChange={list.setFilter}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, alignItems: 'center', mb: 1.5 }}>
        <SavedViews
          list={props.viewsOf ?? props.resource}
          look={{
            filter: list.filter,
            sort: list.sort,
            columns: list.columns,
            layout: props.viewsLayout ?? null,
          }}
          columns={props.columns.map(({ id }) => id)}
        />
        <Box sx={{ flex: 1 }} />
        <ColumnsMenu columns={props.columns} asked={list.columns} onChange={list.setColumns} />
        {isImportable(props.resource) && member.role === 'manager' && (
          <Button component={Link} to={importPath(props.resource)} startIcon={<UploadIcon />}>
            {t('imports.button')}
          </Button>
        )}
        {props.hasExport && member.role === 'manager' && (
          <ExportButton resource={props.resource} title={props.title} filter={list.filter} />
        )}
      </Box>
      {props.head}
      <Rows {...props} list={list} />
    </Box>
  );
}
