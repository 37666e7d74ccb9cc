import { useQuery } from '@tanstack/react-query';
import { pickText } from '../../../domain/languages.ts';
import { api, worthRetrying } from './api.ts';
import type { LanguageMap } from './api-types.ts';
import { usePageLanguage } from './page-language.ts';

/** Sets of master data by their wire names (specification section 3). */
export type MasterSet =
  | 'countries'
  | 'department_categories'
  | 'faculty_categories'
  | 'languages'
  | 'prefectures'
  | 'job_categories'
  | 'industries'
  | 'industry_sectors'
  | 'degrees'
  | 'student_categories'
  | 'school_categories'
  | 'language_levels'
  | 'language_speaking_levels'
  | 'language_listening_levels'
  | 'language_reading_levels'
  | 'language_writing_levels'
  | 'language_examinations'
  | 'transport_means'
  | 'company_country_relation_types'
  | 'company_cultures'
  | 'dresses'
  | 'allowances'
  | 'insurances'
  | 'housing_supports'
  | 'religious_considerations'
  | 'personalities'
  | 'selection_types'
  | 'skill_categories'
  | 'skills'
  | 'skill_levels'
  | 'user_surveys'
  | 'job_history_quit_reasons'
  | 'reasons_to_recruit_international_students'
  | 'academic_major_categories'
  | 'academic_majors'
  | 'residence_statuses';

export interface MasterItem {
  id: number;
  name: LanguageMap;
  /** Reading of a prefecture. */
  kana?: string;
  /** Of a residence status. */
  code?: string;
  /** Of a language level: the digit of the JLPT level it stands beside. */
  level?: number;
  skill_category_id?: number;
  faculty_category_id?: number | null;
  academic_major_category_id?: number;
  options?: { id: number; name: LanguageMap }[];
}
type MasterData = Partial<Record<MasterSet, readonly MasterItem[]>>;

/** An item with its name in the page language. */
export interface Choice {
  id: number;
  label: string;
  item: MasterItem;
}

/** What this window has loaded already. */
const known: MasterData = {};

async function load(sets: readonly MasterSet[]): Promise<MasterData> {
  const missing = sets.filter((set) => !known[set]);
  const target = Object.fromEntries(missing.map((set) => [set, true]));
  const loaded: MasterData = missing.length > 0 ? await api.query('get_master_data', { target }) : {};
  // A server lives long and would never hear of a change.
  if (globalThis.window) Object.assign(known, loaded);
  return Object.fromEntries(sets.map((set) => [set, known[set] ?? loaded[set] ?? []]));
}

export const MASTER_KEY = 'master';

/** The items a rendering on the server has named, as `set id`; null in a browser. */
let named: Set<string> | null = null;

/** Runs one synchronous rendering and answers which items of master data it named. */
export function collectNamed<T>(render: () => T): { result: T; named: ReadonlySet<string> } {
  const collected = new Set<string>();
  named = collected;
  try {
    return { result: render(), named: collected };
  } finally {
    named = null;
  }
}

/** Only the named items, in one language: what the first picture in the browser needs. */
export function onlyNamed(data: MasterData, names: ReadonlySet<string>, language: string): MasterData {
  return Object.fromEntries(
    Object.entries(data).map(([set, items]) => [
      set,
      items
        .filter(({ id }) => names.has(`${set} ${id}`))
        .map(({ id, name, kana }) => {
          const picked = pickText(name, language);
          return { id, name: picked ? { [picked.language]: picked.text } : {}, ...(kana && { kana }) };
        }),
    ]),
  );
}

export interface MasterNames {
  /** False until the sets have arrived: lists are empty and names are blank then. */
  isReady: boolean;
  error: Error | null;
  retry(): void;
  /** The set's items in the page language, in the order of the server. */
  list(set: MasterSet): Choice[];
  /** Name of one item; blank when there is none. */
  name(set: MasterSet, id: number | null | undefined): string;
  /** How its Japanese name is read; blank when that is not known. */
  kana(set: MasterSet, id: number): string;
}

/** Loads sets of master data once for the page's life and names their items in the page language. */
export function useMasterData(sets: readonly MasterSet[]): MasterNames {
  const language = usePageLanguage();
  const { data, error, refetch } = useQuery<MasterData>({
    queryKey: [MASTER_KEY, ...[...sets].sort()],
    queryFn: () => load(sets),
    staleTime: Infinity,
    gcTime: Infinity,
    retry: worthRetrying,
  });
  const label = (item: MasterItem) => pickText(item.name, language)?.text ?? '';
  return {
    isReady: data !== undefined,
    error,
    retry: () => void refetch(),
    list: (set) =>
      (data?.[set] ?? []).map((item) => {
        named?.add(`${set} ${item.id}`);
        return { id: item.id, label: label(item), item };
      }),
    kana: (set, id) => data?.[set]?.find((candidate) => candidate.id === id)?.kana ?? '',
    name(set, id) {
      named?.add(`${set} ${id}`);
      const item = id ? data?.[set]?.find((candidate) => candidate.id === id) : undefined;
      return item ? label(item) : '';
    },
  };
}
