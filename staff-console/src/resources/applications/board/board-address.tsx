import { useGetList } from 'ra-core';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { StaffRow } from '../../../../../server/client/resources.ts';
import { CompanyFilter } from '../../../components/list/CompanyFilter.tsx';
import type { FilterDefinition } from '../../../components/list/list-types.ts';
import { ReferenceFilter } from '../../../components/list/ReferenceFilter.tsx';
import { useWording } from '../../../i18n/use-wording.ts';
import { filterNow, filterOf, filterWith, queryWith, type ListFilter } from '../../../lib/list-filter.ts';
import { useMember } from '../../../session/member.ts';

/** The board's filter and view in the address, in the same form as the lists have them. */
export function useBoardAddress() {
  const [params, setParams] = useSearchParams();
  const text = params.get('filter');
  const filter = useMemo((): ListFilter => filterOf(text) ?? {}, [text]);
  const put = useCallback(
    (changed: Record<string, string | null>) =>
      setParams(queryWith({ ...changed, page: null }), { replace: true }),
    [setParams],
  );
  const showsEnded = params.get('ended') === 'true';
  return {
    filter,
    view: params.get('view') === 'table' ? ('table' as const) : ('board' as const),
    setFilter: (changed: ListFilter) => {
      const next = filterWith(filterNow(), changed);
      put({ filter: Object.keys(next).length === 0 ? null : JSON.stringify(next) });
    },
    clearFilter: () => put({ filter: null }),
    /** The same applications the other way: whether ended ones are shown is a switch here, a filter there. */
    setView: (view: 'board' | 'table') => {
      const { is_open, ...others } = filter;
      if (view === 'table')
        put({
          view: 'table',
          filter: JSON.stringify({ ...others, ...(!showsEnded && { is_open: true }) }),
        });
      else
        put({
          view: null,
          filter: JSON.stringify(others),
          ...(is_open !== true && { ended: 'true' }),
        });
    },
    showsEnded,
    setShowsEnded: (shows: boolean) => put({ ended: shows ? 'true' : null }),
    /** All of one state, as a table: one change of the address. */
    showTableOf: (state: string) =>
      setParams(new URLSearchParams({ view: 'table', filter: JSON.stringify({ ...filter, state }) })),
  };
}

/** What the board and its table are narrowed by; among the jobs are those of the chosen company. */
export function useBoardFilters({ company_id }: ListFilter): FilterDefinition[] {
  const { t, pick } = useWording();
  const member = useMember();
  const { data = [] } = useGetList<StaffRow<'hf_members'>>(
    'hf_members',
    {
      filter: { is_active: true },
      pagination: { page: 1, perPage: 100 },
      sort: { field: 'id', order: 'ASC' },
    },
    { enabled: member.sees_all_applications, staleTime: 300_000 },
  );
  return [
    ...(member.sees_all_applications
      ? [
          {
            kind: 'choice' as const,
            name: 'hf_member_id',
            label: t('board.mentor'),
            choices: data.map((row) => ({ value: row.id, label: pick(row.names) })),
          },
        ]
      : []),
    {
      kind: 'choice',
      name: 'waiting_for',
      label: t('board.whose_turn'),
      choices: (['staff', 'student', 'company'] as const).map((party) => ({
        value: party,
        label: t(`waiting_for.${party}`),
      })),
    },
    {
      kind: 'custom',
      name: 'company_id',
      label: t('board.company'),
      render: (value, change) => <CompanyFilter label={t('board.company')} value={value} onChange={change} />,
    },
    {
      kind: 'custom',
      name: 'recruitment_id',
      label: t('board.job'),
      render: (value, change) => (
        <ReferenceFilter<StaffRow<'recruitments'>>
          reference="recruitments"
          label={t('board.job')}
          nameOf={(job) => pick(job.title)}
          filter={typeof company_id === 'number' ? { company_id } : {}}
          value={value}
          onChange={change}
        />
      ),
    },
    { kind: 'day', name: 'due_from', label: t('board.due_from') },
    { kind: 'day', name: 'due_to', label: t('board.due_to') },
    { kind: 'day', name: 'quiet_since', label: t('board.quiet_since') },
    { kind: 'switch', name: 'is_overdue', label: t('board.overdue') },
    { kind: 'switch', name: 'is_late', label: t('board.late') },
  ];
}
