import type { TFunction } from 'i18next';
import type { Student } from '../../../lib/api-types.ts';
import { formatDay, formatMonthOfYear } from '../../../lib/dates.ts';
import type { MasterNames, MasterSet } from '../../../lib/master-data.ts';
import type { Suggestion } from './use-cv.ts';

export interface Fact {
  /** Empty where the card's title says it. */
  label: string;
  value: string;
}

const SETS: Readonly<Record<string, MasterSet>> = {
  home_country_id: 'countries',
  living_prefecture_id: 'prefectures',
  degree_id: 'degrees',
  school_category_id: 'school_categories',
  language_id: 'languages',
  language_level_id: 'language_levels',
  language_examination_id: 'language_examinations',
  skill_id: 'skills',
};
export const CV_SETS = [...new Set(Object.values(SETS))];

/** Columns in the order in which a card tells them, each with the label that the profile's form has. */
const LABELS: Readonly<Record<string, string>> = {
  last_name: 'last_name',
  first_name: 'first_name',
  last_name_kana: 'last_name_kana',
  first_name_kana: 'first_name_kana',
  name_in_own_script: '',
  phone_num: '',
  birth_day: '',
  home_country_id: '',
  postal_code: 'postal_code',
  living_prefecture_id: 'living_prefecture_id',
  address: 'address',
  university: 'university',
  name: '',
  school_category_id: 'school_category_id',
  degree_id: 'degree_id',
  department_official_name: 'department_official_name',
  department_name: 'department_name',
  company_name: 'company_name',
  employment_kind: 'employment_kind',
  enroll_at: 'enroll_at',
  graduate_at: 'graduate_at',
  enter_at: 'enter_at',
  leave_at: 'leave_at',
  description: 'job_description',
  jlpt: 'jlpt',
  jlpt_certificated_at: 'jlpt_certificated_at',
  language_id: 'language_id',
  language_level_id: 'language_level_id',
  language_examination_id: 'language_examination_id',
  result: 'result',
  examined_at: 'examined_at',
  skill_id: '',
  has_driver_license: '',
  certificated_at: 'certificated_at',
  resume_self_pr: '',
  career_summary: '',
  resume_motivation: '',
  resume_special_skill: '',
};

interface Words {
  master: MasterNames;
  language: string;
  profile: TFunction<'profile'>;
  cv: TFunction<'cv_import'>;
}

function valueOf(column: string, value: unknown, { master, language, profile, cv }: Words): string {
  if (value === null || value === undefined || value === '') return '';
  const set = SETS[column];
  if (set) return master.name(set, value as number);
  if (column === 'university') return (value as { local_name: string }).local_name;
  if (column === 'employment_kind') return profile(`employment_kind.${value as 'regular'}`);
  if (column === 'jlpt') return `N${String(value)}`;
  if (typeof value === 'boolean') return cv(value ? 'yes' : 'no');
  if (column === 'birth_day') return formatDay(value as string, language);
  return column.endsWith('_at') ? formatMonthOfYear(value as string, language) : String(value);
}

function factsOf(row: Readonly<Record<string, unknown>>, words: Words): Fact[] {
  return Object.entries(LABELS).flatMap(([column, label]) => {
    const value = valueOf(column, row[column], words);
    if (value === '') return [];
    return [{ label: label && words.profile(`field.${label as 'address'}`), value }];
  });
}

type Row = Readonly<Record<string, unknown>>;
const listsOf = (change: Suggestion['change']) =>
  Object.entries(change as Record<string, unknown>).filter((entry): entry is [string, Row[]] =>
    Array.isArray(entry[1]),
  );

/** What a suggestion sets or adds. */
export const toldFacts = ({ change }: Suggestion, words: Words): Fact[] =>
  [change, ...listsOf(change).flatMap(([, rows]) => rows)].flatMap((row) => factsOf(row, words));

/** The rows of the profile whose place a suggestion takes. */
export function replacedRows({ change }: Suggestion, own: Student): Row[] {
  const fields = own as unknown as Record<string, Row[]>;
  return listsOf(change).flatMap(([list, rows]) =>
    (fields[list] ?? []).filter((held) => rows.some(({ id }) => id === held['id'])),
  );
}

/** Whether a suggestion only adds to a list. */
export const isAddition = (suggestion: Suggestion, own: Student): boolean =>
  Object.values(suggestion.change).every(Array.isArray) && replacedRows(suggestion, own).length === 0;

/** What the profile has in the same place: its fields, the rows to be replaced, or of a list its rows by their names. */
export function factsNow(suggestion: Suggestion, own: Student, words: Words): Fact[] {
  const { change } = suggestion;
  const fields = own as unknown as Record<string, unknown>;
  if (isAddition(suggestion, own))
    return listsOf(change)
      .flatMap(([list]) => fields[list] as Row[])
      .flatMap((row) => factsOf(row, words).slice(0, 1))
      .map(({ value }) => ({ label: '', value }));
  const names = new Set(Object.keys(change));
  if (names.has('jlpt')) names.add('jlpt_certificated_at');
  const single = Object.fromEntries([...names].map((name) => [name, fields[name]]));
  return [single, ...replacedRows(suggestion, own)].flatMap((row) => factsOf(row, words));
}
