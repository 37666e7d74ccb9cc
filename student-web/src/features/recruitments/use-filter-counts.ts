import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import type { StudentLevel } from '../../lib/salary.ts';
import { searchQuery } from './search-address.ts';
import type { Search } from './search-address.ts';

/** Jobs that a value of a filter would find; undefined while nobody knows. */
export type FilterCount = (filter: string, value: string | number | boolean) => number | undefined;

/**
 * Counts beside the values of the filters, which nothing waits for: those of the search before stay until new ones are
 * there, and without an answer there are none.
 * @param level whose pay is counted where the search names none
 */
export function useFilterCounts(search: Search, level: StudentLevel, isShown: boolean): FilterCount {
  const payload = {
    ...searchQuery(search),
    ...(search.isAsTyped && { is_as_typed: true }),
    pay_level: search.pay?.level ?? level,
  };
  const { data } = useQuery({
    queryKey: ['filter counts', payload],
    queryFn: () => api.query('get_filter_counts', payload),
    enabled: isShown,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  return (filter, value) => {
    const counts = data?.counts[filter];
    return counts && (counts[String(value)] ?? 0);
  };
}
