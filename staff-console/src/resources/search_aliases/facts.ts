import { amountTold, FACT_KINDS, type FactKind } from '../../../../domain/search/facts.ts';
import { PLAIN_FACTS, plainFactLabel } from '../../../../domain/search/plain-facts.ts';
import { useWording } from '../../i18n/use-wording.ts';
import { useMasterSets, type MasterSetName } from '../../lib/use-master-data.ts';

const SETS: Readonly<Record<FactKind, MasterSetName>> = {
  job_category: 'job_categories',
  skill: 'skills',
  industry_sector: 'industry_sectors',
  prefecture: 'prefectures',
  country: 'countries',
  housing_support: 'housing_supports',
  allowance_type: 'allowances',
  religious_consideration: 'religious_considerations',
  language: 'languages',
  company_country: 'countries',
  company_culture: 'company_cultures',
  interview_language: 'languages',
  selection_type: 'selection_types',
  department: 'department_categories',
  recruit_reason: 'reasons_to_recruit_international_students',
  dress: 'dresses',
};
const ALL_SETS = FACT_KINDS.map((kind) => SETS[kind]);

/** A fact of a job to choose. */
export interface FactChoice {
  fact: string;
  /** What it is one of. */
  group: string;
  name: string;
}

/** The facts a job may have, named in the language of the screen. */
export function useFacts(): {
  choices: FactChoice[];
  isPending: boolean;
  /** With its kind, so that it can stand alone; as it is kept while names load, or where it is gone. */
  nameOf(fact: string): string;
  /** Several, each kind told once. */
  lineOf(facts: readonly string[]): string;
} {
  const { t, pick } = useWording();
  const { data, isPending } = useMasterSets(ALL_SETS);
  const plain = PLAIN_FACTS.flatMap((fact): FactChoice[] => {
    const label = plainFactLabel(fact);
    const group = t(`search_aliases.kinds.${fact.startsWith('jlpt') ? 'jlpt' : 'flag'}`);
    return label ? [{ fact, group, name: t(`search_facts.${label}`) }] : [];
  });
  const ofMaster = FACT_KINDS.flatMap((kind) =>
    (data?.[SETS[kind]] ?? []).map(({ id, name }): FactChoice => ({
      fact: `${kind}:${id}`,
      group: t(`search_aliases.kinds.${kind}`),
      name: pick(name),
    })),
  );
  const choices = [...plain, ...ofMaster];
  const known = new Map(choices.map((choice) => [choice.fact, choice]));
  const nameOf = (fact: string, name = known.get(fact)?.name ?? fact) => {
    const told = amountTold(fact);
    if (told) return t(`search_aliases.amounts.${told.amount}`, { limit: told.limit });
    const kind = known.get(fact)?.group;
    return kind === undefined || plainFactLabel(fact) ? name : t('search_aliases.of_kind', { kind, name });
  };
  const lineOf = (facts: readonly string[]) => {
    const byKind = new Map<string, string[]>();
    for (const fact of facts) {
      const kind = plainFactLabel(fact) ? fact : (fact.split(':')[0] ?? fact);
      byKind.set(kind, [...(byKind.get(kind) ?? []), fact]);
    }
    return [...byKind.values()]
      .map((same) => nameOf(same[0]!, same.map((fact) => known.get(fact)?.name ?? fact).join(', ')))
      .join(' / ');
  };
  return { choices, isPending, nameOf: (fact) => nameOf(fact), lineOf };
}
