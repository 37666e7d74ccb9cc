import { useLocale } from 'react-admin';
import { usePick, useTranslate } from '../../i18n/use-translate.ts';
import { isData, type Data } from '../../lib/record-changes.ts';
import { useMasterNames, type MasterSetName } from '../../lib/use-master-data.ts';
import type { Recruitment } from './recruitment.ts';
import { useChoiceLabel } from './words.ts';

/** The set of the master data an id belongs to, by the column's name. */
const SETS = {
  job_category_id: 'job_categories',
  department_category_id: 'department_categories',
  personality_id: 'personalities',
  country_id: 'countries',
  recruit_reason_id: 'reasons_to_recruit_international_students',
  minimum_degree_id: 'degrees',
  dress_id: 'dresses',
  skill_id: 'skills',
  language_id: 'languages',
  language_level_id: 'language_levels',
  language_speaking_level_id: 'language_speaking_levels',
  language_listening_level_id: 'language_listening_levels',
  language_reading_level_id: 'language_reading_levels',
  language_writing_level_id: 'language_writing_levels',
  language_examination_id: 'language_examinations',
  first_living_country_id: 'countries',
  last_living_country_id: 'countries',
  allowance_type_id: 'allowances',
  selection_type_id: 'selection_types',
} as const satisfies Record<string, MasterSetName>;

const CHOICES = new Set(['contract_term', 'age_limit_exception', 'salary_unit']);
/** Columns that say nothing to a reader. */
const SILENT = new Set([
  'recruitment_id',
  'recruitment_selection_step_id',
  'updated_at',
  'step_num',
  'index',
  '_destroy',
]);

const isSet = (column: string): column is keyof typeof SETS => Object.hasOwn(SETS, column);

/** Any value of a recruitment in words, as the form would write it; rows of lists one a line. */
export function useValueWords(
  saved: Pick<Recruitment, 'company_offices' | 'question_choices'>,
): (name: string, value: unknown) => string {
  const t = useTranslate();
  const pick = usePick();
  const locale = useLocale();
  const choiceLabel = useChoiceLabel();
  const nameOf = useMasterNames(...new Set(Object.values(SETS)));

  function one(column: string, value: unknown): string {
    if (value === null || value === undefined || value === '') return '';
    if (typeof value === 'boolean') return t(`recruitments.release.${value ? 'yes' : 'no'}`);
    if (typeof value === 'number') {
      if (isSet(column)) return nameOf(SETS[column], value) || String(value);
      if (column === 'company_office_id')
        return pick(saved.company_offices.find(({ id }) => id === value)?.name) || String(value);
      if (column === 'resume_question_id')
        return pick(saved.question_choices.find(({ id }) => id === value)?.title) || String(value);
      return new Intl.NumberFormat(locale, { useGrouping: column !== 'nendo_year' }).format(value);
    }
    if (typeof value === 'string') return CHOICES.has(column) ? choiceLabel(value) : value;
    if (Array.isArray(value)) return value.map((row) => rowWords(row as Data)).join(', ');
    return isData(value) ? pick(value as Record<string, string>) : '';
  }
  const rowWords = (row: Data): string =>
    Object.entries(row)
      .filter(([column]) => !SILENT.has(column))
      .flatMap(([column, value]) => {
        if (value === false) return [];
        const words =
          value === true && column in { is_must: 1, is_online: 1, is_required: 1 }
            ? `(${t(`recruitments.fields.${column as 'is_must'}`)})`
            : one(column, value);
        return words === '' ? [] : [words];
      })
      .join(' · ');
  return (name, value) =>
    Array.isArray(value) ? value.map((row) => rowWords(row as Data)).join('\n') : one(name, value);
}
