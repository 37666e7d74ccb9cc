import { useLocale } from 'ra-core';
import { recruitment } from '../../../../domain/entities/recruitment.ts';
import { masterSetsOf } from '../../described/references.ts';
import type { MessageKey } from '../../i18n/messages.ts';
import { usePick, useTranslate } from '../../i18n/use-translate.ts';
import { isData, type Data } from '../../lib/record-changes.ts';
import { useMasterNames } from '../../lib/use-master-data.ts';
import { type Recruitment, RECRUITMENT_FORM } from './fields.ts';
import { numberFormat } from '../../lib/intl-formats.ts';

const SETS = masterSetsOf(recruitment.fields);
const CHOICES: Readonly<Record<string, (value: never) => MessageKey>> = RECRUITMENT_FORM.choices;
/** Columns that say nothing to a reader. */
const SILENT = new Set([
  'recruitment_id',
  'recruitment_selection_step_id',
  'updated_at',
  'step_num',
  'index',
  '_destroy',
]);

/** Any value of a recruitment in words, as the form would write it; rows of lists one a line. */
export function useValueWords(
  saved: Pick<Recruitment, 'company_offices' | 'question_choices'>,
): (name: string, value: unknown) => string {
  const t = useTranslate();
  const pick = usePick();
  const locale = useLocale();
  const nameOf = useMasterNames(...new Set(Object.values(SETS)));

  function one(column: string, value: unknown): string {
    if (value === null || value === undefined || value === '') return '';
    if (typeof value === 'boolean') return t(`recruitments.release.${value ? 'yes' : 'no'}`);
    if (typeof value === 'number') {
      const set = SETS[column];
      if (set) return nameOf(set, value) || String(value);
      if (column === 'company_office_id')
        return pick(saved.company_offices.find(({ id }) => id === value)?.name) || String(value);
      if (column === 'resume_question_id')
        return pick(saved.question_choices.find(({ id }) => id === value)?.title) || String(value);
      if (column === 'required_jlpt') return t(`recruitments.jlpt.${value as 1}`);
      if (column.startsWith('importance_rating_of_')) return t(`recruitments.importance.${value as 1}`);
      return numberFormat(locale, { useGrouping: column !== 'nendo_year' }).format(value);
    }
    const choice = CHOICES[column];
    if (typeof value === 'string') return choice ? t(choice(value as never)) : value;
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
