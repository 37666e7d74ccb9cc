import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ListBase, useListContext } from 'ra-core';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { Hint } from '../../../components/Hint.tsx';
import { ListPager } from '../../../components/ListPager.tsx';
import { LoadProblem } from '../../../components/LoadProblem.tsx';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { useWording } from '../../../i18n/use-wording.ts';
import { PageLoading } from '../../../layout/PageLoading.tsx';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { useMember } from '../../../session/member.ts';
import type { ApplicationFilter, ApplicationRow } from '../application.ts';
import { LoadStrip, QueueFilters, ScopeTabs } from './QueueHead.tsx';
import { QueueCards, QueueTable } from './QueueRows.tsx';

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

function Count() {
  const { t, locale } = useWording();
  const { total, meta, isPending } = useListContext();
  if (isPending || total === undefined) return null;
  const count = new Intl.NumberFormat(locale).format(total);
  return (
    <Hint component="output">
      {meta?.is_capped ? t('queue.count_capped', { count }) : t('queue.count', { smart_count: total })}
    </Hint>
  );
}

function Rows() {
  const isWide = useMediaQuery('(min-width: 900px)');
  const { data, error, isPending, refetch } = useListContext<ApplicationRow>();
  if (error) return <LoadProblem error={error} onRetry={() => void refetch()} />;
  if (isPending) return <PageLoading />;
  if (data.length === 0) return <QueueEmpty />;
  return (
    <>
      {isWide ? <QueueTable rows={data} /> : <QueueCards rows={data} />}
      <ListPager />
    </>
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
      sort={{ field: 'work_order', order: 'ASC' }}
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
        <LoadStrip />
        <ScopeTabs />
        <QueueFilters />
        <Rows />
      </Box>
    </ListBase>
  );
}
