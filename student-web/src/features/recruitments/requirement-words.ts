import type { TFunction } from 'i18next';
import { required } from '../../../../domain/required.ts';
import { languageId } from '../../../../domain/languages.ts';
import type { Requirement, Value } from '../../../../domain/eligibility/result.ts';
import type { Recruitment } from '../../lib/api-types.ts';
import type { MasterNames, MasterSet } from '../../lib/master-data.ts';

type Result = NonNullable<Recruitment['eligibility']>['requirements'][number];

const JAPANESE = languageId('ja') ?? null;

/** What words are made with: the texts, the names of master data, and the language of numbers. */
export interface Wording {
  t: TFunction<'recruitments'>;
  master: MasterNames;
  language: string;
  /** They stand under a heading that names the language or the kind. */
  isInGroup?: boolean;
}

/** Sets with the names of language levels, which are sentences of their own. */
export const LEVEL_SETS: Partial<Record<Requirement, MasterSet>> = {
  language_level: 'language_levels',
  language_speaking_level: 'language_speaking_levels',
  language_listening_level: 'language_listening_levels',
  language_reading_level: 'language_reading_levels',
  language_writing_level: 'language_writing_levels',
};

function subjectOf(
  { requirement, subject_id }: Pick<Result, 'requirement' | 'subject_id'>,
  master: MasterNames,
) {
  if (requirement === 'language_examination') return master.name('language_examinations', subject_id);
  if (requirement === 'skill') return master.name('skills', subject_id);
  return master.name('languages', subject_id);
}

/** Name of a language level by the JLPT digit it stands beside. */
function levelName(set: MasterSet, level: Value, master: MasterNames): string {
  return master.list(set).find(({ item }) => item.level === level)?.label ?? '';
}

const MOST_NAMED = 4;

function namesOf(set: MasterSet, value: Value, { master, language }: Wording): string {
  const ids = typeof value === 'number' ? [value] : Array.isArray(value) ? (value as readonly number[]) : [];
  const names = ids.map((id) => master.name(set, id)).filter(Boolean);
  const shown = names.slice(0, MOST_NAMED).join(language === 'ja' ? '、' : ', ');
  return names.length > MOST_NAMED ? `${shown} +${names.length - MOST_NAMED}` : shown;
}

/** A year as one writes it: 1983, 1983年. Blank for what is none. */
export function yearText(year: Value, language: string): string {
  if (typeof year !== 'number') return '';
  const format = new Intl.DateTimeFormat(language, { year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(Date.UTC(year, 5)));
}

/** A value of a requirement in words; blank when there is none to name. */
export function valueText(requirement: Requirement, value: Value, words: Wording): string {
  const { master, language } = words;
  if (value === null || typeof value === 'boolean') return '';
  const levels = LEVEL_SETS[requirement];
  if (levels) return levelName(levels, value, master);
  switch (requirement) {
    case 'jlpt':
      return `N${String(value)}`;
    case 'study_department':
      return namesOf('department_categories', value, words);
    case 'degree':
      return namesOf('degrees', value, words);
    case 'career_first_country':
    case 'career_last_country':
      return namesOf('countries', value, words);
    case 'graduation_year':
      return yearText(value, language);
    case 'residence_status':
      return master.list('residence_statuses').find(({ item }) => item.code === value)?.label ?? '';
    case 'skill':
      return '';
    default:
      return String(value);
  }
}

const NAMED_BY_GROUP = [
  'language_level',
  'language_speaking_level',
  'language_listening_level',
  'language_reading_level',
  'language_writing_level',
  'language_examination',
  'skill',
] as const satisfies readonly Requirement[];

function askedText(
  requirement: Requirement,
  values: { subject: string; asked: string },
  { t, isInGroup = false }: Wording,
): string {
  const named = isInGroup ? NAMED_BY_GROUP.find((one) => one === requirement) : undefined;
  return named ? t(`eligibility.inGroup.${named}`, values) : t(`eligibility.asked.${requirement}`, values);
}

/** What is asked, in a line. */
export function requirementTitle(
  row: Pick<Result, 'requirement' | 'subject_id' | 'asked'>,
  words: Wording,
): string {
  const subject = subjectOf(row, words.master);
  const asked = valueText(row.requirement, row.asked, words);
  if (asked === '' && LEVEL_SETS[row.requirement]) return words.t('eligibility.spoken', { subject });
  if (asked === '' && row.requirement === 'language_examination')
    return words.t('eligibility.taken', { subject });
  return askedText(row.requirement, { subject, asked }, words);
}

export interface AskedLine extends Pick<Result, 'requirement' | 'subject_id' | 'is_must'> {
  text: string;
}

const LEVEL_FIELDS = [
  ['language_level', 'language_level_id'],
  ['language_speaking_level', 'language_speaking_level_id'],
  ['language_listening_level', 'language_listening_level_id'],
  ['language_reading_level', 'language_reading_level_id'],
  ['language_writing_level', 'language_writing_level_id'],
] as const;

function languageLines(recruitment: Recruitment, words: Wording): AskedLine[] {
  const { t, master } = words;
  return recruitment.required_languages.flatMap((row) => {
    const subject = master.name('languages', row.language_id);
    const lines = LEVEL_FIELDS.flatMap(([requirement, field]) => {
      const asked = master.name(required(LEVEL_SETS[requirement]), row[field]);
      if (!row[field]) return [];
      const text = askedText(requirement, { subject, asked }, words);
      return [{ requirement, subject_id: row.language_id, text, is_must: row.is_must }];
    });
    const spoken = {
      requirement: 'language_level' as const,
      subject_id: row.language_id,
      text: t('eligibility.spoken', { subject }),
      is_must: row.is_must,
    };
    return lines.length > 0 ? lines : [spoken];
  });
}

/** What a recruitment asks, for who has no profile to hold beside it: what is needed, then what is welcome. */
export function askedLines(recruitment: Recruitment, words: Wording): AskedLine[] {
  const line = (
    requirement: Requirement,
    asked: Value = null,
    { is_must = true, subject_id = null as number | null } = {},
  ): AskedLine => ({
    requirement,
    subject_id,
    text: requirementTitle({ requirement, subject_id, asked: asked as Result['asked'] }, words),
    is_must,
  });
  const departments = recruitment.target_study_department_categories.map((row) => row.department_category_id);
  const lines = [
    ...(recruitment.required_jlpt ? [line('jlpt', recruitment.required_jlpt, { subject_id: JAPANESE })] : []),
    ...languageLines(recruitment, words),
    ...recruitment.required_language_examinations.map((row) =>
      line('language_examination', row.result, {
        is_must: row.is_must,
        subject_id: row.language_examination_id,
      }),
    ),
    ...recruitment.required_skills.map((row) =>
      line('skill', null, { is_must: row.is_must, subject_id: row.skill_id }),
    ),
    ...(departments.length > 0
      ? [line('study_department', departments, { is_must: recruitment.is_school_department_category_must })]
      : []),
    ...(recruitment.minimum_degree_id ? [line('degree', recruitment.minimum_degree_id)] : []),
    ...(recruitment.age_limit !== null && Object.keys(recruitment.age_limit_reason).length > 0
      ? [line('age', recruitment.age_limit)]
      : []),
    ...(recruitment.is_driver_license_required_before_joining ? [line('driver_license_before_joining')] : []),
    ...(recruitment.is_driver_license_required_after_joining ? [line('driver_license_after_joining')] : []),
    ...(recruitment.is_available_from_overseas ? [] : [line('available_from_overseas')]),
  ];
  return [...lines.filter(({ is_must }) => is_must), ...lines.filter(({ is_must }) => !is_must)];
}
