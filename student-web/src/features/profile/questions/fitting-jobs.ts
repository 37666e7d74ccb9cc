import { useQuery } from '@tanstack/react-query';
import { JOBS_PATH } from '../../../lib/access.ts';
import { api } from '../../../lib/api.ts';
import type { Student } from '../../../lib/api-types.ts';

/** Fewer jobs than this are no list to begin with. */
const FEWEST = 3;

/** Jobs by job type, counted by the search. */
export type JobCounts = Readonly<Record<string, number>>;

/** The search for what a student's Japanese is enough for; without a level, for all jobs. */
const levelOf = ({ jlpt }: Student) => (jlpt === null ? {} : { required_jlpt_gteq: jlpt });

/** How many jobs there are for a student's Japanese, by job type; none while nobody knows. */
export function useJobCounts(own: Student): JobCounts {
  const payload = { q: levelOf(own) };
  const { data } = useQuery({
    queryKey: ['filter counts', payload],
    queryFn: () => api.query('get_filter_counts', payload),
    staleTime: 60_000,
  });
  return data?.counts['job_categories_id_eq_any'] ?? {};
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
