import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import type { QueryPayload } from '../../../../server/api/contract.ts';
import { RECOMMEND_MAX } from '../../../../server/domain/recommending.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { LoadProblem } from '../../components/LoadProblem.tsx';
import { PageHead } from '../../components/form/PageHead.tsx';
import { LeftOutPanel } from '../../components/matching/LeftOutPanel.tsx';
import type { Match, StudentMatch } from '../../components/matching/match.ts';
import { MatchList } from '../../components/matching/MatchList.tsx';
import { usePick, useSay } from '../../i18n/use-words.ts';
import { PageLoading } from '../../layout/PageLoading.tsx';
import { studentName } from '../../lib/student-names.ts';
import { useMasterNames } from '../../lib/use-master-data.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { useApi } from '../../providers/api.ts';
import { statusOf } from '../../providers/data-provider.ts';

const KEY = 'matching-users';
type LeftOut = NonNullable<QueryPayload<'hf_member__get_matching_users'>['left_out']>;

function useMatches(recruitment_id: number, left_out: LeftOut | null) {
  const api = useApi();
  return useQuery({
    queryKey: [KEY, recruitment_id, left_out],
    queryFn: () =>
      api.query('hf_member__get_matching_users', { recruitment_id, ...(left_out && { left_out }) }),
    gcTime: 0,
    retry: false,
  });
}

interface ListProps {
  job: { id: number; name: string; level: number | null };
  rows: readonly StudentMatch[];
  canChoose: boolean;
}

function Students({ job, rows, canChoose }: ListProps) {
  const say = useSay();
  const client = useQueryClient();
  const nameOf = useMasterNames('countries');
  const matches = rows.map(({ user, ...row }): Match => ({
    ...row,
    id: user.id,
    name: studentName(user),
    path: `/users/${user.id}`,
    facts: [user.jlpt && `N${user.jlpt}`, nameOf('countries', user.living_country_id)]
      .filter(Boolean)
      .join(' · '),
    level: job.level,
    pair: { user_id: user.id, recruitment_id: job.id },
  }));
  return (
    <MatchList
      label={say('matching.students')}
      emptyTitle={say('matching.none_students')}
      matches={matches}
      namesOf={({ name }) => ({ job: job.name, student: name })}
      most={RECOMMEND_MAX.students}
      reload={() => void client.invalidateQueries({ queryKey: [KEY, job.id] })}
      {...(canChoose && {
        recommendPath: (ids: number[]) =>
          `/recommend_mails/create?user_ids=${ids.join(',')}&recruitment_ids=${job.id}`,
      })}
    />
  );
}

function LeftOutStudents({ code, job }: { code: LeftOut } & Pick<ListProps, 'job'>) {
  const { data, error, refetch } = useMatches(job.id, code);
  if (error) return <LoadProblem error={error} onRetry={() => void refetch()} />;
  return data ? <Students job={job} rows={data.users} canChoose={false} /> : <PageLoading />;
}

/** Students who fit one recruitment, the best first, and who is left out and why. */
export default function StudentsWhoFitPage() {
  const say = useSay();
  const pick = usePick();
  const id = Number(useParams()['id']);
  const { data, error, refetch } = useMatches(id, null);
  usePageTitle(say('matching.students'));
  if (!data && statusOf(error) === 404)
    return <EmptyState title={say('form.not_found')} hint={say('form.not_found_hint')} />;
  if (!data && error) return <LoadProblem error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageLoading />;
  const { recruitment } = data;
  const name = pick(recruitment.title) || `#${id}`;
  const job = { id, name, level: recruitment.required_jlpt };
  return (
    <Box sx={{ maxWidth: 1100, mx: 'auto' }}>
      <PageHead
        title={`${say('matching.students')} · ${name}`}
        list={{ path: `/recruitments/${id}`, label: name }}
        facts={
          <Typography color="textSecondary">
            {pick(recruitment.company.official_name)}
            {data.code === null && ` · ${say('matching.students_hint')}`}
          </Typography>
        }
      />
      {data.code && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {say('matching.closed')}
        </Alert>
      )}
      <Students job={job} rows={data.users} canChoose={data.code === null} />
      <LeftOutPanel
        counts={data.left_out}
        lookedAt={data.looked_at_count}
        nameOf={(code) => say(`matching.left_out.${code}`)}
        renderList={(code) => <LeftOutStudents code={code} job={job} />}
      />
    </Box>
  );
}
