import type { TFunction } from 'i18next';
import { factsOf } from '../../../../domain/recruitment-facts.ts';
import { required } from '../../../../domain/required.ts';
import type { LanguageMap, Recruitment } from '../../lib/api-types.ts';
import { formatDay } from '../../lib/dates.ts';
import {
  bonusText,
  breakText,
  discretionaryText,
  dispatchText,
  fixedOvertimeTexts,
  hoursText,
} from './condition-words.ts';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replace(/[&<>]/g, (character) => required(ENTITIES[character]));
const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

/**
 * The whole ad as the HTML a search engine shows: what the work is, and under the labels of the page everything the law
 * asks for, most of which has no property of its own at schema.org (scopes of change, renewal, probation, smoke).
 */
export function postingDescription(
  recruitment: Recruitment,
  t: TFunction<['recruitments', 'facts']>,
  text: (map: LanguageMap) => string,
  language: string,
): string {
  const told = [recruitment.job_description, recruitment.appeal_point, recruitment.ideal_person];
  const contract = recruitment.contract_term && [
    t(`contract.${recruitment.contract_term}`),
    text(recruitment.contract_period_description),
    text(recruitment.contract_renewal_standard),
    text(recruitment.contract_renewal_limit),
  ];
  const facts: [label: string, lines: readonly string[]][] = [
    [t('field.duties_scope_of_change'), [text(recruitment.duties_scope_of_change)]],
    [t('field.contract_term'), contract ?? []],
    [t('field.probation'), [text(recruitment.probation_description)]],
    [t('field.workplace_scope_of_change'), [text(recruitment.workplace_scope_of_change)]],
    [t('field.hours'), [hoursText(recruitment, t, language)]],
    ...factsOf(recruitment).map((fact): [string, string[]] => [t(`facts:${fact}`), [t('offered')]]),
    [t('field.discretionary'), [discretionaryText(recruitment, t, language)]],
    [t('field.break'), [breakText(recruitment, t)]],
    [
      t('field.overtime'),
      [text(recruitment.overtime_description), ...fixedOvertimeTexts(recruitment, t, language)],
    ],
    [t('field.holidays'), [text(recruitment.holidays_description) || text(recruitment.company.holiday)]],
    [t('field.bonus'), [bonusText(recruitment, t, language)]],
    [t('field.model_salary'), [text(recruitment.model_salary_description)]],
    [t('field.insurance'), [text(recruitment.insurance_description)]],
    [t('field.smoking'), [text(recruitment.smoking_prevention_description)]],
    [t('field.dispatch'), [dispatchText(recruitment, t)]],
    [t('field.recruiter'), [text(recruitment.recruiter_name)]],
    [t('field.as_of'), [recruitment.as_of_on ? formatDay(recruitment.as_of_on, language) : '']],
  ];
  return [
    ...told.flatMap((map) => linesOf(text(map))).map((line) => `<p>${escaped(line)}</p>`),
    ...facts.flatMap(([label, values]) => {
      const lines = values.flatMap(linesOf).map(escaped);
      return lines.length > 0 ? [`<p><strong>${escaped(label)}</strong><br>${lines.join('<br>')}</p>`] : [];
    }),
  ].join('');
}
