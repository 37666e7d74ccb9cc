import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ListBase, useListContext } from 'ra-core';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { Hint } from '../../../components/Hint.tsx';
import { ListPager } from '../../../components/ListPager.tsx';
import { SavedViews } from '../../../components/list/SavedViews.tsx';
import { SelectionBar } from '../../../components/list/SelectionBar.tsx';
import { useSelection } from '../../../components/list/use-selection.ts';
import { LoadProblem } from '../../../components/LoadProblem.tsx';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { useWording } from '../../../i18n/use-wording.ts';
import { PageLoading } from '../../../layout/PageLoading.tsx';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { useMember } from '../../../session/member.ts';
import type { ApplicationFilter, ApplicationRow } from '../application.ts';
import { RecentMoves } from '../board/RecentMoves.tsx';
import { useBulkWork } from '../board/use-bulk-work.tsx';
import { CountCards, QueueFilters, ScopeTabs } from './QueueHead.tsx';
import { QueueCards, QueueTable } from './QueueRows.tsx';
import { numberFormat } from '../../../lib/intl-formats.ts';

/** Nothing to show: either the filters are too narrow, or there is no work, and then where to find some. */
function QueueEmpty() {
  const t = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const { scope = 'all', is_open, ...narrowing } = filterValues as ApplicationFilter;
  const go = (next: ApplicationFilter) => setFilters(next, undefined, false);
  if (Object.keys(narrowing).length > 0)
    return (
      <EmptyState
        title={t('queue.no_match')}
        action={
          <Button variant="contained" onClick={() => go({ scope, ...(is_open && { is_open }) })}>
            {t('queue.clear_filters')}
          </Button>
        }
      />
    );
  const elsewhere = { mine: 'unassigned', unassigned: 'mine', all: null } as const;
  const next = elsewhere[scope];
  return (
    <EmptyState
      title={t(`queue.empty_${scope}`)}
      hint={t(`queue.empty_${scope}_hint`)}
      action={
        next && (
          <Button variant="contained" onClick={() => go({ scope: next, is_open: true })}>
            {t(`queue.to_${next}`)}
          </Button>
        )
      }
    />
  );
}

const PER_PAGE = 25;
const WORK_ORDER = { field: 'work_order', order: 'ASC' } as const;

function Count() {
  const { t, locale } = useWording();
  const { total, meta, isPending } = useListContext();
  if (isPending || total === undefined) return null;
  const count = numberFormat(locale).format(total);
  return (
    <Hint component="output">
      {meta?.is_capped ? t('queue.count_capped', { count }) : t('queue.count', { smart_count: total })}
    </Hint>
  );
}

/** The order of work follows no single column: it is told in words, and how to come back to it. */
function WorkOrder() {
  const t = useTranslate();
  const { sort, setSort } = useListContext();
  if (sort.field === WORK_ORDER.field) return <Hint sx={{ mb: 1 }}>{t('queue.work_order')}</Hint>;
  return (
    <Button size="small" onClick={() => setSort(WORK_ORDER)} sx={{ mb: 1 }}>
      {t('queue.to_work_order')}
    </Button>
  );
}

function Rows() {
  const isWide = useMediaQuery('(min-width: 900px)');
  const { data, error, isPending, refetch, filterValues, sort } = useListContext<ApplicationRow>();
  const selection = useSelection<ApplicationRow>(data ?? [], JSON.stringify(filterValues));
  const bulk = useBulkWork();
  if (error) return <LoadProblem error={error} onRetry={() => void refetch()} />;
  if (isPending) return <PageLoading />;
  if (data.length === 0) return <QueueEmpty />;
  return (
    <>
      {isWide ? <QueueTable rows={data} selection={selection} /> : <QueueCards rows={data} />}
      <SelectionBar resource="applications" filter={filterValues} sort={sort} selection={selection}>
        {bulk.renderActions(selection.rows, selection.clear)}
      </SelectionBar>
      {bulk.dialog}
      <ListPager />
    </>
  );
}

function Views() {
  const { filterValues, sort } = useListContext();
  return (
    <Box sx={{ mb: 1.5 }}>
      <SavedViews list="applications" look={{ filter: filterValues, sort, columns: null, layout: null }} />
    </Box>
  );
}

/** The work to do: ours first, the nearest due date on top. Filters, order and page live in the address. */
export default function QueuePage() {
  const { t } = useWording();
  const member = useMember();
  usePageTitle(t('queue.title'));
  return (
    <ListBase
      resource="applications"
      perPage={PER_PAGE}
      sort={WORK_ORDER}
      filterDefaultValues={{ scope: member.sees_all_applications ? 'all' : 'mine', is_open: true }}
      storeKey={false}
      empty={<EmptyState title={t('queue.empty_all')} />}
    >
      <Box sx={{ maxWidth: 1400, mx: 'auto' }}>
        <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2, flexWrap: 'wrap' }}>
          <Typography component="h1" variant="h1">
            {t('queue.title')}
          </Typography>
          <Count />
        </Box>
        <ScopeTabs />
        <CountCards />
        <QueueFilters />
        <Views />
        <WorkOrder />
        <RecentMoves />
        <Rows />
      </Box>
    </ListBase>
  );
}
