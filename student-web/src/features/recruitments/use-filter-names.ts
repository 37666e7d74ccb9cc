import { useQueries } from '@tanstack/react-query';
import { pickText } from '../../../../domain/languages.ts';
import { api } from '../../lib/api.ts';
import { useMasterData } from '../../lib/master-data.ts';
import type { MasterNames, MasterSet } from '../../lib/master-data.ts';
import { usePageLanguage } from '../../lib/page-language.ts';

/** Names of what the filters of a search ask for: master data, and companies, which are not among it. */
export interface FilterNames extends MasterNames {
  /** Name of a company; blank until it has arrived, or when there is none. */
  company(id: number): string;
}

export function useFilterNames(sets: readonly MasterSet[], companyIds: readonly number[]): FilterNames {
  const language = usePageLanguage();
  const master = useMasterData(sets);
  const ids = [...new Set(companyIds)];
  const companies = useQueries({
    queries: ids.map((id) => ({
      queryKey: ['company', id],
      queryFn: () => api.query('aggregates__company', { id }),
      staleTime: 600_000,
      retry: false,
    })),
  });
  const names = new Map(
    ids.map((id, place) => [id, pickText(companies[place]?.data?.official_name, language)?.text]),
  );
  return { ...master, company: (id) => names.get(id) ?? '' };
}
