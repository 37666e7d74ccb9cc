import LightbulbIcon from '@mui/icons-material/LightbulbOutlined';
import Box from '@mui/material/Box';
import { checkHistory, type HistoryFinding } from '../../../../../domain/history-checks.ts';
import { tokyoDay } from '../../../../../domain/tokyo-time.ts';
import { useWording } from '../../../i18n/use-wording.ts';
import { formatMonth } from '../../../lib/short-dates.ts';
import { useNow } from '../../../../../web/use-now.ts';
import type { Student } from '../types.ts';

const periodsOf = ({ universities, schools, job_histories }: Student) => [
  ...schools.map((row) => ({
    kind: 'education' as const,
    name: row.name,
    from: row.enroll_at,
    to: row.graduate_at,
  })),
  ...universities.map((row) => ({
    kind: 'education' as const,
    name: row.university?.local_name ?? row.department_official_name,
    from: row.enroll_at,
    to: row.graduate_at,
  })),
  ...job_histories.map((row) => ({
    kind: 'job' as const,
    name: row.company_name,
    from: row.enter_at,
    to: row.leave_at,
  })),
];

/** Gaps and wrong dates in the student's schools and jobs: a company asks about them. */
export function DateFindings({ user }: { user: Student }) {
  const { t, locale } = useWording();
  const findings = checkHistory(periodsOf(user), tokyoDay(useNow()));
  const sentence = (finding: HistoryFinding) =>
    finding.check === 'gap'
      ? t('correcting.dates.gap', {
          after: formatMonth(finding.after, locale),
          before: formatMonth(finding.before, locale),
          months: finding.months,
        })
      : t(`correcting.dates.${finding.check}`, { name: finding.name });
  if (findings.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={t('correcting.dates.title')}
      sx={{ listStyle: 'none', p: 0, m: 0, mt: 1, gridColumn: '2 / 3', fontSize: '0.8125rem' }}
    >
      {findings.map(sentence).map((words) => (
        <Box component="li" key={words} sx={{ display: 'flex', gap: 0.75 }}>
          <LightbulbIcon aria-hidden sx={{ fontSize: 16, mt: '3px', color: 'warning.dark' }} />
          {words}
        </Box>
      ))}
    </Box>
  );
}
