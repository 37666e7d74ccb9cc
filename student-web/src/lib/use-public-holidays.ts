import { useQuery } from '@tanstack/react-query';
import type { IsPublicHoliday } from '../../../domain/working-days.ts';

/** Which days are public holidays in Japan; null until the list is there, since a day without it would be too early. */
export function usePublicHolidays(): IsPublicHoliday | null {
  const { data } = useQuery({
    queryKey: ['public-holidays'],
    queryFn: () => import('./public-holidays.ts'),
    staleTime: Infinity,
    structuralSharing: false,
  });
  return data?.isPublicHoliday ?? null;
}
