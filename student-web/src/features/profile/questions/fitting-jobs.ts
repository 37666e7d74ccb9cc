import { useQuery } from '@tanstack/react-query';
import type { QueryPayload } from '../../../../../server/client/contract.ts';
import { JOBS_PATH } from '../../../lib/access.ts';
import { api } from '../../../lib/api.ts';
import type { Student } from '../../../lib/api-types.ts';

/** Fewer jobs than this are no list to begin with. */
const FEWEST = 3;

/** Jobs by job type, counted by the search. */
export type JobCounts = Readonly<Record<string, number>>;

/** The search for what a student's Japanese is enough for; without a level, for all jobs. */
const levelOf = ({ jlpt }: Student) => (jlpt === null ? {} : { required_jlpt_gteq: jlpt });

const NONE: JobCounts = {};

function useCounts(q: QueryPayload<'get_filter_counts'>['q'], enabled = true) {
  return useQuery({
    queryKey: ['filter counts', { q }],
    queryFn: () => api.query('get_filter_counts', { q }),
    staleTime: 60_000,
    enabled,
    select: ({ counts }) => counts.job_categories_id_eq_any ?? NONE,
  });
}

/** How many jobs there are for a student's Japanese, by job type; none while nobody knows. */
export const useJobCounts = (own: Student): JobCounts => useCounts(levelOf(own)).data ?? NONE;

/**
 * The same of jobs that look for what the student studies, as their employers say, by job type; null while that is
 * asked.
 */
export function useStudyCounts(own: Student): JobCounts | null {
  const studied = own.latest_school_department_category_id;
  const { data, isPending } = useCounts(
    { ...levelOf(own), target_study_department_categories_id_eq_any: [studied ?? 0] },
    studied !== null,
  );
  return isPending && studied !== null ? null : (data ?? NONE);
}

/**
 * The address of the first list: jobs of the wished types that the student's Japanese is enough for, or of any type
 * where those are too few. The search puts the best match first.
 */
export function fittingJobsPath(own: Student, counts: JobCounts): string {
  const types = own.interesting_job_categories.map((item) => item.job_category_id);
  const isEnough = types.reduce((sum, type) => sum + (counts[String(type)] ?? 0), 0) >= FEWEST;
  const search = new URLSearchParams();
  if (isEnough) for (const type of types) search.append('job_categories_id_eq_any', String(type));
  for (const [name, value] of Object.entries(levelOf(own))) search.set(name, String(value));
  return `${JOBS_PATH}?${search}`;
}
