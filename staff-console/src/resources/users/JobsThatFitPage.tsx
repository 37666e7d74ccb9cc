import Typography from '@mui/material/Typography';
import { useParams } from 'react-router-dom';
import type { QueryPayload } from '../../../../server/client/contract.ts';
import { RECOMMEND_MAX } from '../../../../domain/recommending.ts';
import type { JobMatch, Match } from '../../components/matching/match.ts';
import { MatchesPage } from '../../components/matching/MatchesPage.tsx';
import { MatchList } from '../../components/matching/MatchList.tsx';
import { useMatches, useReloadMatches } from '../../components/matching/use-matches.ts';
import { Unloaded } from '../../components/Unloaded.tsx';
import { useWording } from '../../i18n/use-wording.ts';
import { studentName } from '../../lib/student-names.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';

const NAME = 'hf_member__get_matching_recruitments';
type LeftOut = NonNullable<QueryPayload<typeof NAME>['left_out']>;

interface ListProps {
  userId: number;
  student: string;
  rows: readonly JobMatch[];
  canChoose: boolean;
}

function Jobs({ userId, student, rows, canChoose }: ListProps) {
  const { t, pick } = useWording();
  const reload = useReloadMatches(NAME, { user_id: userId });
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
      label={t('matching.jobs')}
      emptyTitle={t('matching.none_jobs')}
      matches={matches}
      namesOf={({ name }) => ({ job: name, student })}
      most={RECOMMEND_MAX.jobs}
      reload={reload}
      {...(canChoose && {
        recommendPath: (ids: number[]) =>
          `/recommend_mails/create?user_ids=${userId}&recruitment_ids=${ids.join(',')}`,
      })}
    />
  );
}

function LeftOutJobs({ code, ...list }: { code: LeftOut } & Pick<ListProps, 'userId' | 'student'>) {
  const { data, error, refetch } = useMatches(NAME, { user_id: list.userId, left_out: code });
  if (!data) return <Unloaded error={error} onRetry={() => void refetch()} />;
  return <Jobs {...list} rows={data.recruitments} canChoose={false} />;
}

/** Jobs that fit one student, the best first, and what is left out and why. */
export default function JobsThatFitPage() {
  const { t } = useWording();
  const userId = Number(useParams()['id']);
  const { data, error, refetch } = useMatches(NAME, { user_id: userId });
  usePageTitle(t('matching.jobs'));
  if (!data) return <Unloaded error={error} onRetry={() => void refetch()} />;
  const student = studentName(data.user);
  return (
    <MatchesPage
      title={t('matching.jobs')}
      of={{ name: student, path: `/users/${userId}` }}
      facts={data.code === null && <Typography color="textSecondary">{t('matching.jobs_hint')}</Typography>}
      warning={data.code && t(`matching.skipped.${data.code}`)}
      answer={data}
      renderLeftOut={(code) => <LeftOutJobs code={code} userId={userId} student={student} />}
    >
      <Jobs userId={userId} student={student} rows={data.recruitments} canChoose={data.code === null} />
    </MatchesPage>
  );
}
