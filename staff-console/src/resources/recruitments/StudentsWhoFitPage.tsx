import Typography from '@mui/material/Typography';
import { useParams } from 'react-router-dom';
import type { QueryPayload } from '../../../../server/client/contract.ts';
import { RECOMMEND_MAX } from '../../../../domain/recommending.ts';
import type { Match, StudentMatch } from '../../components/matching/match.ts';
import { MatchesPage } from '../../components/matching/MatchesPage.tsx';
import { MatchList } from '../../components/matching/MatchList.tsx';
import { useMatches, useReloadMatches } from '../../components/matching/use-matches.ts';
import { Unloaded } from '../../components/Unloaded.tsx';
import { useWording } from '../../i18n/use-wording.ts';
import { studentName } from '../../lib/student-names.ts';
import { useMasterNames } from '../../lib/use-master-data.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';

const NAME = 'hf_member__get_matching_users';
type LeftOut = NonNullable<QueryPayload<typeof NAME>['left_out']>;

interface ListProps {
  job: { id: number; name: string; level: number | null };
  rows: readonly StudentMatch[];
  canChoose: boolean;
}

function Students({ job, rows, canChoose }: ListProps) {
  const { t } = useWording();
  const reload = useReloadMatches(NAME, { recruitment_id: job.id });
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
      label={t('matching.students')}
      emptyTitle={t('matching.none_students')}
      matches={matches}
      namesOf={({ name }) => ({ job: job.name, student: name })}
      most={RECOMMEND_MAX.students}
      reload={reload}
      {...(canChoose && {
        recommendPath: (ids: number[]) =>
          `/recommend_mails/create?user_ids=${ids.join(',')}&recruitment_ids=${job.id}`,
      })}
    />
  );
}

function LeftOutStudents({ code, job }: { code: LeftOut } & Pick<ListProps, 'job'>) {
  const { data, error, refetch } = useMatches(NAME, { recruitment_id: job.id, left_out: code });
  if (!data) return <Unloaded error={error} onRetry={() => void refetch()} />;
  return <Students job={job} rows={data.users} canChoose={false} />;
}

/** Students who fit one recruitment, the best first, and who is left out and why. */
export default function StudentsWhoFitPage() {
  const { t, pick } = useWording();
  const id = Number(useParams()['id']);
  const { data, error, refetch } = useMatches(NAME, { recruitment_id: id });
  usePageTitle(t('matching.students'));
  if (!data) return <Unloaded error={error} onRetry={() => void refetch()} />;
  const { recruitment } = data;
  const name = pick(recruitment.title) || `#${id}`;
  const job = { id, name, level: recruitment.required_jlpt };
  return (
    <MatchesPage
      title={t('matching.students')}
      of={{ name, path: `/recruitments/${id}` }}
      facts={
        <Typography color="textSecondary">
          {pick(recruitment.company.official_name)}
          {data.code === null && ` · ${t('matching.students_hint')}`}
        </Typography>
      }
      warning={data.code && t('matching.closed')}
      answer={data}
      renderLeftOut={(code) => <LeftOutStudents code={code} job={job} />}
    >
      <Students job={job} rows={data.users} canChoose={data.code === null} />
    </MatchesPage>
  );
}
