import Button from '@mui/material/Button';
import { useListContext } from 'ra-core';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { useTranslate } from '../../../i18n/use-translate.ts';
import type { ApplicationFilter } from '../types.ts';

/** Nothing to show: either the filters are too narrow, or there is no work, and then where to find some. */
export function QueueEmpty() {
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
