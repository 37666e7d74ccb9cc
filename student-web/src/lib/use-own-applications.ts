import { useQuery } from '@tanstack/react-query';
import { PAGE_SIZE } from '../../../domain/constants.ts';
import { api } from './api.ts';
import type { ApplicationListItem } from './api-types.ts';

/**
 * All applications of the student, newest first: what is told before a deletion must not end with a page.
 * @param isStudent whether there is a student to ask for
 */
export function useOwnApplications(isStudent = true) {
  return useQuery({
    enabled: isStudent,
    queryKey: ['applications', 'all'],
    async queryFn() {
      const all: ApplicationListItem[] = [];
      for (let page = 1; ; page++) {
        const answer = await api.query('user__get_applications', { page, per_page: PAGE_SIZE.max });
        all.push(...answer.applications);
        if (all.length >= answer.total_count || answer.applications.length === 0) return all;
      }
    },
  });
}
