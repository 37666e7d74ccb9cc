import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import { masterDataSets, type MasterDataSet } from '../../../db/models/master-data.ts';
import type { CsvLanguage } from '../resources/csv-words.ts';
import type { SheetColumn } from './define-sheet.ts';

/** Rows that a cell refers to by name: too many to list in a template. */
const LONG_SETS: Readonly<Record<string, string>> = {
  companies: 'select id, official_name as name from companies order by id',
  universities: `select id, jsonb_strip_nulls(jsonb_build_object('ja', local_name, 'en', english_name)) as name
    from universities order by id`,
};
export const isLongSet = (set: string): boolean => Object.hasOwn(LONG_SETS, set);

const isMasterSet = (set: string): set is MasterDataSet => Object.hasOwn(masterDataSets, set);

function statementOf(set: string): string {
  const long = LONG_SETS[set];
  if (long) return long;
  if (!isMasterSet(set)) throw new Error(`No names are known of ${set}`);
  const { fields, table_name } = masterDataSets[set];
  const code = Object.hasOwn(fields, 'code') ? ', code' : '';
  return `select id, name${code} from ${table_name} order by position, id`;
}

/** Width and capitals make no difference, nor how spaces are written. */
export const folded = (text: string): string =>
  text.normalize('NFKC').trim().toLowerCase().replace(/\s+/gu, ' ');

const IS_NUMBER = /^#?(\d{1,9})$/;

interface NamedRow {
  id: number;
  name: Record<string, string>;
  /** Of a country, for one: `JP`. */
  code?: string;
}

/** The names of one set: each id with its names in every language, and its code where the set has codes. */
export class SheetNames {
  readonly #rows: ReadonlyMap<number, Readonly<Record<string, string>>>;
  readonly #ids = new Map<string, number[]>();
  readonly #idsByCode = new Map<string, number[]>();
  constructor(rows: readonly NamedRow[]) {
    this.#rows = new Map(rows.map(({ id, name }) => [id, name]));
    for (const { id, name, code } of rows) {
      for (const one of new Set(Object.values(name).map(folded)))
        this.#ids.set(one, [...(this.#ids.get(one) ?? []), id]);
      if (code) this.#idsByCode.set(folded(code), [id]);
    }
  }

  /** The ids a cell may mean: a number is meant as an id, and a code is one only where nothing has it as its name. */
  idsOf(text: string): readonly number[] {
    const word = folded(text);
    const number = IS_NUMBER.exec(word)?.[1];
    if (number !== undefined) return this.#rows.has(Number(number)) ? [Number(number)] : [];
    return this.#ids.get(word) ?? this.#idsByCode.get(word) ?? [];
  }

  /** The name in the language, or the id where the name could mean another row or several. */
  nameOf(id: number, language: CsvLanguage): string {
    const names = this.#rows.get(id) ?? {};
    const name = names[language] ?? names['en'] ?? names['ja'] ?? '';
    const [only, ...others] = this.idsOf(name);
    return name !== '' && only === id && others.length === 0 && !name.includes(';') ? name : String(id);
  }

  /** All names, in the order of the set. */
  all(language: CsvLanguage): string[] {
    return [...this.#rows.keys()].map((id) => this.nameOf(id, language));
  }
}

export type NamesBySet = ReadonlyMap<string, SheetNames>;

/** The names of every set that the columns refer to. */
export async function loadNames(
  sequelize: Sequelize,
  columns: readonly SheetColumn[],
  transaction: Transaction | null,
): Promise<NamesBySet> {
  const sets = new Set(columns.flatMap(({ cell }) => ('set' in cell ? cell.set : [])));
  const loaded = await Promise.all(
    [...sets].map(async (set) => {
      const rows = await sequelize.query<NamedRow>(statementOf(set), {
        type: QueryTypes.SELECT,
        transaction,
      });
      return [set, new SheetNames(rows)] as const;
    }),
  );
  return new Map(loaded);
}
