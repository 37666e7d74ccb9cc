import { QueryTypes, type Sequelize } from 'sequelize';
import { namesOf } from '../../../../domain/company-names.ts';
import type { LanguageMap } from '../../../../domain/languages.ts';
import { oncePer } from '../../../../domain/once-per.ts';
import { keywordFor, nameOfFact } from '../../../../domain/search/fact-names.ts';
import type { Names } from '../../../../domain/search/names.ts';
import { PLAIN_FACTS } from '../../../../domain/search/plain-facts.ts';
import { readSuggestible, type Suggestible, type Suggestions } from '../../../../domain/search/suggest.ts';
import { searchNames, type KnownNames } from './search-names.ts';
import { ROWS } from './search-statements.ts';

/** The kinds of suggestions, in the order in which they stand where none fits better. */
export const SUGGESTION_KINDS = ['job_category', 'place', 'skill', 'fact', 'company'] as const;
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number];

/** The list filter that asks for such a fact. */
const FILTER_OF = {
  job_category: 'job_categories_id_eq_any',
  prefecture: 'company_offices_prefecture_id_eq_any',
  skill: 'required_skills_skill_id_eq_any',
  company: 'company_id_eq_any',
} as const;
const KIND_OF: Readonly<Record<string, SuggestionKind>> = {
  job_category: 'job_category',
  prefecture: 'place',
  skill: 'skill',
  company: 'company',
};
/** Master data that no filter asks for: a word does. */
const AS_KEYWORD = new Set(['housing_support', 'allowance_type', 'religious_consideration']);

/** A search, as search_recruitments takes it. */
interface Asking {
  keyword: LanguageMap | null;
  q: Readonly<Record<string, number[] | number | boolean>>;
}
export interface SuggestionItem extends Asking {
  kind: SuggestionKind;
  name: LanguageMap;
}
export interface SuggestionIndex {
  suggestions: Suggestions;
  items: ReadonlyMap<string, SuggestionItem>;
  /** Those of the items that are no companies. */
  facts: readonly string[];
}

export const kindOf = (id: string): SuggestionKind => KIND_OF[id.split(':')[0]!] ?? 'fact';

/** What asks for this: a filter, else a word that the search understands so; null when there is none. */
function askingFor(id: string, name: LanguageMap, names: Names): Asking | null {
  const [kind = '', number] = id.split(':');
  const filter = FILTER_OF[kind as keyof typeof FILTER_OF];
  if (filter) return { keyword: null, q: { [filter]: [Number(number)] } };
  if (kind === 'jlpt' && number !== '0') return { keyword: null, q: { required_jlpt_gteq: Number(number) } };
  if (kind === 'from_overseas') return { keyword: null, q: { is_available_from_overseas_eq: true } };
  const others = names.having([id]).flatMap((concept) => concept.names);
  const keyword = Object.entries(name).flatMap(([language, word]) => {
    const understood = keywordFor(id, [word, ...Object.values(name), ...others], names);
    return understood === null ? [] : [[language, understood]];
  });
  return keyword.length === 0 ? null : { keyword: Object.fromEntries(keyword) as LanguageMap, q: {} };
}

function suggestible(id: string, name: LanguageMap, names: Names): Suggestible {
  const concepts = names.having([id]);
  const called = (isAlone: boolean) =>
    concepts.filter(({ means }) => (means.length === 1) === isAlone).flatMap((concept) => concept.names);
  const own = Object.values(name);
  return { id, names: [...own, ...called(true)], shared: called(false) };
}

async function build(sequelize: Sequelize, names: KnownNames): Promise<SuggestionIndex> {
  const companies = await sequelize.query<{ id: number; name: LanguageMap }>(
    `select id, official_name as name from companies where id in (select company_id from ${ROWS})`,
    { type: QueryTypes.SELECT },
  );
  const named = [
    ...names.master
      .map(({ fact, name }) => ({ id: fact, name }))
      .filter(({ id }) => kindOf(id) !== 'fact' || AS_KEYWORD.has(id.split(':')[0]!)),
    ...PLAIN_FACTS.map((fact) => ({ id: fact, name: nameOfFact(fact) })),
  ];
  const items = new Map<string, SuggestionItem>();
  const all: Suggestible[] = [];
  for (const { id, name } of named) {
    const asking = askingFor(id, name, names);
    if (!asking) continue;
    items.set(id, { kind: kindOf(id), name, ...asking });
    all.push(suggestible(id, name, names));
  }
  for (const company of companies) {
    const id = `company:${company.id}`;
    const asking = { keyword: null, q: { [FILTER_OF.company]: [company.id] } };
    items.set(id, { kind: 'company', name: company.name, ...asking });
    all.push({ id, names: namesOf(company.name), shared: [] });
  }
  const facts = [...items.keys()].filter((id) => kindOf(id) !== 'company');
  return { suggestions: readSuggestible(all), items, facts };
}

const keptFor = oncePer((sequelize: Sequelize) => {
  let kept: { names: KnownNames; index: Promise<SuggestionIndex> } | null = null;
  return async (): Promise<SuggestionIndex> => {
    const names = await searchNames(sequelize);
    if (kept?.names !== names) {
      const made = { names, index: build(sequelize, names) };
      kept = made;
      made.index.catch(() => {
        if (kept === made) kept = null;
      });
    }
    return kept.index;
  };
});

/** What can be suggested, read again whenever the names are: companies and names as they were five minutes ago at most. */
export const suggestionIndex = (sequelize: Sequelize): Promise<SuggestionIndex> => keptFor(sequelize)();
