import type { LanguageMap } from '../../../../domain/languages.ts';
import type { StaffRecord } from '../../../../server/client/resources.ts';
import { type Data, isSame } from '../../lib/record-changes.ts';

type Company = Pick<
  StaffRecord<'companies'>,
  | 'official_name'
  | 'holiday'
  | 'paid_leave_description'
  | 'insurance_type_ids'
  | 'bonus_months_worth'
  | 'bonus_paid_months'
  | 'offices'
  | 'allowances'
>;

const COMMAS: Readonly<Record<string, string>> = { ja: '、', 'zh-CN': '、', 'zh-TW': '、' };

const languagesOf = (...maps: LanguageMap[]) => [...new Set(maps.flatMap((map) => Object.keys(map)))];

/** What stands in the maps, language by language, a line each. */
function joined(...maps: LanguageMap[]): LanguageMap {
  return Object.fromEntries(
    languagesOf(...maps).flatMap((language) => {
      const text = maps.flatMap((map) => map[language]?.trim() || []).join('\n');
      return text === '' ? [] : [[language, text] as const];
    }),
  );
}

/** The names of rows as one sentence part, in the languages that all of them have. */
function listed(names: readonly LanguageMap[]): LanguageMap {
  const languages = languagesOf(...names).filter((language) => names.every((name) => name[language]));
  return Object.fromEntries(
    languages.map((language) => [
      language,
      names.map((name) => name[language]).join(COMMAS[language] ?? ', '),
    ]),
  );
}

export const TAKEN = [
  'recruiter_name',
  'holidays_description',
  'insurance_description',
  'has_bonus',
  'offices',
  'allowances',
] as const;
export type Taken = Record<(typeof TAKEN)[number], unknown>;

/**
 * What a new ad takes over from its company: copied, for the ad states it by itself from then on.
 * @param insurances names of the master data
 */
export function takenFromCompany(
  company: Company,
  insurances: readonly { id: number; name: LanguageMap }[],
): Taken {
  const joins = insurances
    .filter(({ id }) => company.insurance_type_ids.includes(id))
    .map(({ name }) => name);
  const main = company.offices.filter(({ is_main_office }) => is_main_office);
  const offices = main.length > 0 ? main : company.offices.slice(0, 1);
  return {
    recruiter_name: company.official_name,
    holidays_description: joined(company.holiday, company.paid_leave_description),
    insurance_description: listed(joins),
    has_bonus: company.bonus_months_worth !== null || company.bonus_paid_months !== null,
    offices: offices.map(({ id }) => ({ company_office_id: id })),
    allowances: company.allowances.map(({ allowance_type_id, description }) => ({
      allowance_type_id,
      description,
      value_yen: null,
    })),
  };
}

/** Another company's in place of the former one's; what somebody has written since stays. */
export function retaken(values: Data, before: Taken | null, next: Taken): Partial<Taken> {
  return Object.fromEntries(
    TAKEN.filter((name) => isSame(values[name], before?.[name])).map((name) => [name, next[name]]),
  );
}
