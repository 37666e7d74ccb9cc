import LightbulbIcon from '../../../../../web/icons/LightbulbOutlined.tsx';
import ExpandMoreIcon from '../../../../../web/icons/ExpandMore.tsx';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { checkHistory, type HistoryFinding } from '../../../../../domain/history-checks.ts';
import { languageCode } from '../../../../../domain/languages.ts';
import { tokyoDay } from '../../../../../domain/tokyo-time.ts';
import { languageName } from '../../../../../web/languages.ts';
import { useNow } from '../../../../../web/use-now.ts';
import { useObjectUrl } from '../../../../../web/use-object-url.ts';
import { Fact } from '../../../components/Fact.tsx';
import type { Translate } from '../../../i18n/use-translate.ts';
import { useWording } from '../../../i18n/use-wording.ts';
import { formatMonth } from '../../../lib/short-dates.ts';
import { useMasterNames } from '../../../lib/use-master-data.ts';
import { useApi } from '../../../providers/api-context.ts';
import type { Student } from '../application.ts';
import { useDesk } from './desk-context.ts';

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

const useDateFindings = (user: Student) => checkHistory(periodsOf(user), tokyoDay(useNow()));

/** Gaps and wrong dates in the student's schools and jobs: a company asks about them. */
function DateFindings({ user }: { user: Student }) {
  const { t, locale } = useWording();
  const findings = useDateFindings(user);
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

function Photo({ user }: { user: Student }) {
  const { t } = useWording();
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['face', user.id],
    queryFn: () => api.query('user__get_resume_face_image', { user_id: user.id }),
    enabled: user.has_resume_face_image,
    staleTime: Infinity,
  });
  const url = useObjectUrl(data);
  return (
    <Avatar
      variant="rounded"
      src={url ?? undefined}
      alt={url ? t('desk.photo_alt') : undefined}
      sx={{ width: 60, height: 80, bgcolor: 'secondary.light', color: 'secondary.main' }}
    />
  );
}

function useEducation(user: Student): string[] {
  const { t, locale } = useWording();
  const nameOf = useMasterNames('degrees', 'department_categories', 'countries');
  const until = (day: string | null) => (day ? t('desk.graduates', { month: formatMonth(day, locale) }) : '');
  const universities = user.universities.map((row) =>
    [
      (locale === 'ja' && row.university?.local_name) ||
        row.university?.english_name ||
        row.university?.local_name,
      row.department_official_name || nameOf('department_categories', row.department_category_id),
      nameOf('degrees', row.degree_id),
      until(row.graduate_at),
    ]
      .filter(Boolean)
      .join(' · '),
  );
  const schools = user.schools.map((row) =>
    [row.name, row.department_name, until(row.graduate_at)].filter(Boolean).join(' · '),
  );
  return [...universities, ...schools].filter((line) => line !== '');
}

function useJobs(user: Student): string[] {
  const { t, locale } = useWording();
  return user.job_histories.map(({ company_name, enter_at, leave_at }) =>
    [
      company_name,
      enter_at && leave_at
        ? `${formatMonth(enter_at, locale)} – ${formatMonth(leave_at, locale)}`
        : enter_at && t('correcting.facts.since', { month: formatMonth(enter_at, locale) }),
    ]
      .filter(Boolean)
      .join(' · '),
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <Box component="span" key={line} sx={{ display: 'block' }}>
      {line}
    </Box>
  ));
}

/** The level of the JLPT as it stands in the profile; empty while nobody knows it. */
const jlptText = (user: Student, t: Translate): string =>
  user.jlpt ? `N${user.jlpt}` : user.is_jlpt_none ? t('desk.jlpt_none') : '';

function Details() {
  const { t } = useWording();
  const { user } = useDesk().application;
  const nameOf = useMasterNames('countries', 'language_examinations');
  const education = useEducation(user);
  const jobs = useJobs(user);
  const { locale } = useWording();
  const examinations = user.language_examinations.map(({ language_examination_id, result }) =>
    [nameOf('language_examinations', language_examination_id), result].filter(Boolean).join(' '),
  );
  return (
    <Box
      sx={{
        pt: 1,
        pb: 1.5,
        pr: 1.5,
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        columnGap: 2,
      }}
    >
      <Photo user={user} />
      <Box
        component="dl"
        sx={{
          m: 0,
          flexGrow: 1,
          display: 'grid',
          columnGap: 3,
          rowGap: 1,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 100%), 1fr))',
        }}
      >
        <Fact label={t('desk.jlpt')}>{jlptText(user, t) || t('desk.unknown')}</Fact>
        <Fact label={t('desk.home_country')}>
          {nameOf('countries', user.home_country_id) || t('desk.unknown')}
        </Fact>
        <Fact label={t('desk.education')}>
          {education.length === 0 ? t('desk.unknown') : <Lines lines={education} />}
        </Fact>
        <Fact label={t('desk.contact')}>
          <Link href={`mailto:${user.email}`}>{user.email}</Link>
          {user.phone_num && (
            <Box component="span" sx={{ display: 'block' }}>
              {user.phone_num}
            </Box>
          )}
        </Fact>
        <Fact label={t('correcting.facts.language')}>
          {languageName(languageCode(user.page_language_id), locale)}
        </Fact>
        <Fact label={t('desk.living_country')}>
          {nameOf('countries', user.living_country_id) || t('desk.unknown')}
        </Fact>
        {jobs.length > 0 && (
          <Fact label={t('correcting.facts.jobs')}>
            <Lines lines={jobs} />
          </Fact>
        )}
        {examinations.length > 0 && (
          <Fact label={t('correcting.facts.examinations')}>
            <Lines lines={examinations} />
          </Fact>
        )}
        {user.skill_description && <Fact label={t('correcting.facts.skills')}>{user.skill_description}</Fact>}
        {user.research_description && (
          <Fact label={t('correcting.facts.research')}>{user.research_description}</Fact>
        )}
      </Box>
      <DateFindings user={user} />
    </Box>
  );
}

/** The student in one line: level of Japanese, country, school, jobs, and whether their dates raise a question. */
function Summary({
  isOpen,
  onToggle,
  detailsId,
}: {
  isOpen: boolean;
  onToggle: () => void;
  detailsId: string;
}) {
  const { t } = useWording();
  const { user } = useDesk().application;
  const nameOf = useMasterNames('countries');
  const [school] = useEducation(user);
  const [job] = useJobs(user);
  const questions = useDateFindings(user).length;
  const level = jlptText(user, t);
  const line = [
    level && `${t('desk.jlpt')}: ${level}`,
    nameOf('countries', user.home_country_id),
    school,
    job,
  ].filter(Boolean);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        alignItems: 'center',
        columnGap: 1,
        minWidth: 0,
      }}
    >
      <Typography
        variant="body2"
        noWrap
        sx={{ flex: { xs: '1 1 100%', sm: 1 }, minWidth: 0, pr: { xs: 1, sm: 0 } }}
      >
        {line.join(' | ')}
      </Typography>
      {questions > 0 && (
        <Typography
          variant="body2"
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            gap: 0.5,
            color: 'warning.dark',
            flexShrink: 0,
          }}
        >
          <LightbulbIcon aria-hidden sx={{ fontSize: 16 }} />
          {t('correcting.dates.count', { smart_count: questions })}
        </Typography>
      )}
      <Button
        size="small"
        onClick={onToggle}
        aria-expanded={isOpen}
        aria-controls={detailsId}
        endIcon={<ExpandMoreIcon sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />}
        sx={{ flexShrink: 0 }}
      >
        {t('desk.facts')}
      </Button>
    </Box>
  );
}

/** What a mentor has to know of the student to correct a resume: one line, and everything on demand. */
export function StudentFacts() {
  const { t } = useWording();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={t('desk.facts')}
      sx={{ pl: 2, pr: 0.5, py: 0.25 }}
    >
      <Summary isOpen={isOpen} onToggle={() => setOpen(!isOpen)} detailsId={id} />
      <Box id={id} hidden={!isOpen}>
        {isOpen && <Details />}
      </Box>
    </Paper>
  );
}
