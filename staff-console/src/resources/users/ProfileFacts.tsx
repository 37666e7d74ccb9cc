import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { Facts, type FactItem } from '../../components/Facts.tsx';
import { FieldSection } from '../../components/form/FieldGrid.tsx';
import { useWording } from '../../i18n/use-wording.ts';
import { formatDay, formatMonth } from '../../lib/short-dates.ts';
import { useObjectUrl } from '../../../../web/use-object-url.ts';
import { useMasterNames } from '../../lib/use-master-data.ts';
import { useApi } from '../../providers/api-context.ts';
import type { Student } from './student.ts';

function Photo({ student }: { student: Student }) {
  const { t } = useWording();
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['face', student.id],
    queryFn: () => api.query('user__get_resume_face_image', { user_id: student.id }),
    enabled: student.has_resume_face_image && student.view !== 'recommending',
    staleTime: Infinity,
  });
  const url = useObjectUrl(data);
  if (!url) return null;
  return (
    <Avatar
      variant="rounded"
      src={url}
      alt={t('students.photo')}
      sx={{ width: 90, height: 120, float: 'right', ml: 2 }}
    />
  );
}

function useContactFacts(student: Student): FactItem[] {
  const { t, locale } = useWording();
  const nameOf = useMasterNames('residence_statuses');
  if (student.view === 'recommending') return [];
  const { residence_record: residence } = student;
  return [
    { label: t('students.email'), value: <Link href={`mailto:${student.email}`}>{student.email}</Link> },
    { label: t('students.phone_num'), value: student.phone_num },
    {
      label: t('students.address'),
      value: [student.postal_code, student.address].filter(Boolean).join(' '),
    },
    { label: t('students.birth_day'), value: student.birth_day && formatDay(student.birth_day, locale) },
    {
      label: t('students.gender'),
      value: student.gender
        ? t(`students.genders.${student.gender}`)
        : student.is_gender_unanswered && t('students.genders.unanswered'),
    },
    { label: t('students.dependents'), value: student.num_of_dependents_family },
    { label: t('students.health_description'), value: student.health_description },
    {
      label: t('students.residence'),
      value: residence && [
        nameOf('residence_statuses', residence.residence_status_id),
        residence.expires_at && ` (${formatDay(residence.expires_at, locale)})`,
      ],
    },
  ];
}

/** Schools and jobs, a line each. */
function useCareer(student: Student) {
  const { locale } = useWording();
  const nameOf = useMasterNames('degrees', 'department_categories');
  const span = (from: string | null, to: string | null) =>
    from || to ? `${formatMonth(from, locale)} – ${formatMonth(to, locale)}`.trim() : '';
  const joined = (parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(' · ');
  return {
    education: [
      ...student.universities.map((row) =>
        joined([
          span(row.enroll_at, row.graduate_at),
          row.university?.local_name,
          row.department_official_name ?? nameOf('department_categories', row.department_category_id),
          nameOf('degrees', row.degree_id),
        ]),
      ),
      ...student.schools.map((row) =>
        joined([span(row.enroll_at, row.graduate_at), row.name, row.department_name]),
      ),
    ],
    jobs: student.job_histories.map((row) =>
      joined([span(row.enter_at, row.leave_at), row.company_name, row.description]),
    ),
    certifications: student.certifications.map((row) => row.name),
  };
}

/** A list of sentences as such, so that it can be told where one ends. */
function Lines({ items }: { items: readonly string[] }) {
  if (items.length === 0) return '—';
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.25 }}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </Box>
  );
}

/** The profile as the resume and the office need it: what the reader may see of it. */
export function ProfileFacts({ student }: { student: Student }) {
  const { t, locale } = useWording();
  const nameOf = useMasterNames('countries', 'prefectures', 'job_categories', 'industries', 'languages');
  const contact = useContactFacts(student);
  const career = useCareer(student);
  const yesNo = (value: boolean | null) => (value === null ? null : value ? t('form.yes') : t('form.no'));
  const joined = (items: readonly string[]) => items.filter(Boolean).join(locale === 'ja' ? '、' : ', ');
  return (
    <FieldSection title={t('students.profile')}>
      <Box>
        <Photo student={student} />
        <Facts
          items={[
            ...contact,
            { label: t('students.home_country_id'), value: nameOf('countries', student.home_country_id) },
            {
              label: t('students.place'),
              value: [
                nameOf('countries', student.living_country_id),
                nameOf('prefectures', student.living_prefecture_id),
              ]
                .filter(Boolean)
                .join(' · '),
            },
            {
              label: t('students.jlpt'),
              value: student.jlpt === null ? student.is_jlpt_none && t('students.none') : `N${student.jlpt}`,
            },
            {
              label: t('students.graduate_latest_school_at'),
              value: formatMonth(student.graduate_latest_school_at, locale),
            },
            { label: t('students.has_japanese_visa'), value: yesNo(student.has_japanese_visa) },
            { label: t('students.has_driver_license'), value: yesNo(student.has_driver_license) },
            { label: t('students.is_mid_career'), value: yesNo(student.is_mid_career) },
            {
              label: t('students.languages'),
              value: joined(student.language_skills.map((row) => nameOf('languages', row.language_id))),
            },
          ]}
        />
      </Box>
      <Facts
        isWide
        items={[
          {
            label: t('students.wished_jobs'),
            value: joined([
              ...student.interesting_job_categories.map((row) =>
                nameOf('job_categories', row.job_category_id),
              ),
              ...student.interesting_industries.map((row) => nameOf('industries', row.industry_id)),
            ]),
          },
          {
            label: t('students.wished_places'),
            value: joined(student.hoped_prefectures.map((row) => nameOf('prefectures', row.prefecture_id))),
          },
          { label: t('students.education'), value: <Lines items={career.education} /> },
          { label: t('students.jobs'), value: <Lines items={career.jobs} /> },
          { label: t('students.certifications'), value: joined(career.certifications) },
          { label: t('students.skill_description'), value: student.skill_description },
          { label: t('students.research_description'), value: student.research_description },
        ]}
      />
    </FieldSection>
  );
}
