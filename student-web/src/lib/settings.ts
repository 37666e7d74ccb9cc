import { useQuery } from '@tanstack/react-query';
import { api } from './api.ts';
import type { LanguageMap } from './api-types.ts';

export const CLAIMS = ['partner_firms', 'companies_to_apply', 'resume_days', 'minutes'] as const;
export type Claims = Partial<Record<(typeof CLAIMS)[number], number>>;

/** The top page's claims and notice, and who runs the service, as staff keep them. What is not there is not shown. */
export function useSettings(): { claims: Claims; notice: LanguageMap; operator: LanguageMap } {
  const { data } = useQuery({
    queryKey: ['settings'],
    queryFn: () => api.query('get_settings', {}),
    staleTime: 3_600_000,
  });
  return {
    claims: data?.claims ?? {},
    notice: data?.residence_status_notice ?? {},
    operator: data?.operator ?? {},
  };
}
