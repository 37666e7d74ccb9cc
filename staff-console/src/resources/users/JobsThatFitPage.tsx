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
import type { JobMatch, Match } from '../../components/matching/match.ts';
import { MatchList } from '../../components/matching/MatchList.tsx';
import { usePick, useSay } from '../../i18n/use-words.ts';
import { PageLoading } from '../../layout/PageLoading.tsx';
import { studentName } from '../../lib/student-names.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { useApi } from '../../providers/api.ts';
import { statusOf } from '../../providers/data-provider.ts';

const KEY = 'matching-recruitments';
type LeftOut = NonNullable<QueryPayload<'hf_member__get_matching_recruitments'>['left_out']>;

function useMatches(user_id: number, left_out: LeftOut | null) {
  const api = useApi();
  return useQuery({
    queryKey: [KEY, user_id, left_out],
    queryFn: () =>
      api.query('hf_member__get_matching_recruitments', { user_id, ...(left_out && { left_out }) }),
    gcTime: 0,
    retry: false,
  });
}

interface ListProps {
  userId: number;
  student: string;
  rows: readonly JobMatch[];
  canChoose: boolean;
}

function Jobs({ userId, student, rows, canChoose }: ListProps) {
  const say = useSay();
  const pick = usePick();
  const client = useQueryClient();
  const matches = rows.map(({ recruitment, ...row }): Match => ({
    ...row,
    id: recruitment.id,
    name: pick(recruitment.title) || `#${recruitment.id}`,
    path: `/recruitments/${recruitment.id}`,
    facts: pick(recruitment.company.official_name),
    level: recruitment.required_jlpt,
    pair: { user_id: userId, recruitment_id: recruitment.id },
  }));
  return (
    <MatchList
      label={say('matching.jobs')}
      emptyTitle={say('matching.none_jobs')}
      matches={matches}
      namesOf={({ name }) => ({ job: name, student })}
      most={RECOMMEND_MAX.jobs}
      reload={() => void client.invalidateQueries({ queryKey: [KEY, userId] })}
      {...(canChoose && {
        recommendPath: (ids: number[]) =>
          `/recommend_mails/create?user_ids=${userId}&recruitment_ids=${ids.join(',')}`,
      })}
    />
  );
}

function LeftOutJobs({ code, ...list }: { code: LeftOut } & Pick<ListProps, 'userId' | 'student'>) {
  const { data, error, refetch } = useMatches(list.userId, code);
  if (error) return <LoadProblem error={error} onRetry={() => void refetch()} />;
  return data ? <Jobs {...list} rows={data.recruitments} canChoose={false} /> : <PageLoading />;
}

/** Jobs that fit one student, the best first, and what is left out and why. */
export default function JobsThatFitPage() {
  const say = useSay();
  const userId = Number(useParams()['id']);
  const { data, error, refetch } = useMatches(userId, null);
  usePageTitle(say('matching.jobs'));
  if (!data && statusOf(error) === 404)
    return <EmptyState title={say('form.not_found')} hint={say('form.not_found_hint')} />;
  if (!data && error) return <LoadProblem error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageLoading />;
  const student = studentName(data.user);
  return (
    <Box sx={{ maxWidth: 1100, mx: 'auto' }}>
      <PageHead
        title={`${say('matching.jobs')} · ${student}`}
        list={{ path: `/users/${userId}`, label: student }}
        facts={
          data.code === null && <Typography color="textSecondary">{say('matching.jobs_hint')}</Typography>
        }
      />
      {data.code && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {say(`matching.skipped.${data.code}`)}
        </Alert>
      )}
      <Jobs userId={userId} student={student} rows={data.recruitments} canChoose={data.code === null} />
      <LeftOutPanel
        counts={data.left_out}
        lookedAt={data.looked_at_count}
        nameOf={(code) => say(`matching.left_out.${code}`)}
        renderList={(code) => <LeftOutJobs code={code} userId={userId} student={student} />}
      />
    </Box>
  );
}
