import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useMasterData } from '../../lib/master-data.ts';
import { useIsLoggedIn } from '../../lib/session.ts';
import { fitChecklist } from './fit-checklist.ts';

/** A job as the present person sees it: whether they may apply depends on who they are. */
export function useRecruitment(id: number) {
  const isLoggedIn = useIsLoggedIn();
  return useQuery({
    queryKey: ['recruitment', id, isLoggedIn],
    queryFn: async () => {
      const [recruitment] = await Promise.all([
        api.query('aggregates__recruitment', { id }),
        // Who may be told how the job fits gets that in one picture with the job.
        isLoggedIn && fitChecklist.load(),
      ]);
      return recruitment;
    },
    enabled: Number.isInteger(id) && id > 0,
    // What the server wrote for anybody stays in sight until the same job has come as this person sees it.
    placeholderData: (previous) => (previous?.id === id ? previous : undefined),
  });
}

/** Names of everything a job page mentions, in one request. */
export function useRecruitmentNames() {
  return useMasterData([
    'prefectures',
    'countries',
    'job_categories',
    'department_categories',
    'languages',
    'language_levels',
    'language_speaking_levels',
    'language_listening_levels',
    'language_reading_levels',
    'language_writing_levels',
    'language_examinations',
    'skills',
    'personalities',
    'degrees',
    'selection_types',
    'transport_means',
    'allowances',
    'insurances',
    'housing_supports',
    'company_cultures',
    'religious_considerations',
    'reasons_to_recruit_international_students',
    'company_country_relation_types',
    'industry_sectors',
    'dresses',
    'residence_statuses',
  ]);
}
