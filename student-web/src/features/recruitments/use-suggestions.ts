import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { api } from '../../lib/api.ts';
import type { Suggestion } from '../../lib/api-types.ts';
import { usePageLanguage } from '../../lib/page-language.ts';
import { useLater } from '../../lib/use-later.ts';

const ASK_AFTER = 100;
const NONE: readonly Suggestion[] = [];

/** What a keyword that is being typed may mean; the answer before stays until the next one is there. */
export function useSuggestions(typed: string, isAsked: boolean): readonly Suggestion[] {
  const language = usePageLanguage();
  const text = useLater(typed.trim(), ASK_AFTER);
  const { data } = useQuery({
    queryKey: ['suggestions', language, text],
    queryFn: () => api.query('suggest_searches', { text }),
    enabled: isAsked && text !== '',
    staleTime: 60_000,
    placeholderData: keepPreviousData,
    // Help that does not come is not missed.
    retry: false,
  });
  return isAsked && typed.trim() !== '' ? (data?.suggestions ?? NONE) : NONE;
}

/** What the kinds of suggestions are called: as the filters are that they set. */
export function useKindNames(): Record<Suggestion['kind'], string> {
  const { t } = useTranslation('job_search');
  return {
    job_category: t('filter.job_categories_id_eq_any'),
    place: t('filter.company_offices_prefecture_id_eq_any'),
    skill: t('filter.required_skills_skill_id_eq_any'),
    fact: t('suggest.fact'),
    company: t('filter.company_id_eq_any'),
  };
}
