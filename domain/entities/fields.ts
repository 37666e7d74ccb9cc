import { required } from '../required.ts';

/**
 * The vocabulary of field tables: what a field is, who reads it, who writes it. Pure data, so that models,
 * calls, both front ends and documents derive from one table.
 */

/** A text per language code, { ja: …, en: … }. Missing languages are absent, never null. */
export type LanguageMap = Partial<Record<string, string>>;
export type JsonObject = { [key: string]: unknown };
export type JsonValue = string | number | boolean | JsonObject | unknown[];

interface Options {
  /** Audiences that read it; with none it never leaves the server. List rows are read with their list. */
  read?: readonly string[];
  /** Who writes it: by default editors in a form, or only commands (lifecycle, timestamp, counter). */
  write?: 'command';
  nullable?: true;
  /** Section of the console's form, where the table alone makes the form. A field without one has no input there. */
  section?: string;
  /** Example value in the documents instead of the kind's default; for links, an id they reference. */
  example?: unknown;
}

interface OptionsByKind {
  /** The database counts it, unless whoever writes the row gives it. */
  id: { given?: true };
  ref: { set: string };
  /** `set` where it is an id that is more than that, such as the page language; `is_big` where 32 bits may not hold it. */
  integer: { min?: number; max?: number; default?: number; set?: string; is_big?: true };
  yen: unknown;
  big_yen: unknown;
  rating: unknown;
  /** Defaults: `min` 0, two decimal places. */
  decimal: { min?: number; max: number; places?: number };
  /** No unless told; `required` has to be told of every new row. */
  flag: { default?: boolean; required?: true };
  choice: { choices: readonly [string, ...string[]]; default?: string };
  /**
   * `max` in characters; `required` where a row makes no sense without it; `stored` where the column has
   * another type.
   */
  line: { max?: number; required?: true; default?: string; stored?: 'text' };
  /** Multiple lines; `required` where a row makes no sense without it. */
  text: { max?: number; required?: true; default?: string };
  kana: { max?: number };
  email: unknown;
  phone: unknown;
  postal_code: unknown;
  url: { stored?: 'text' };
  time: unknown;
  day: unknown;
  instant: unknown;
  timestamp: unknown;
  /**
   * `size` and `max` (characters) are what the server accepts (multi-line by default), `input` what the form
   * shows if it differs: `rich` is formatted text.
   */
  language_map: { size?: 'line'; max?: number; input?: 'line' | 'rich'; required?: true };
  stale_translations: unknown;
  /** A random id that nobody can guess; `random` is made for every new row. */
  uuid: { random?: true };
  json: { default?: unknown };
  /**
   * Link rows with nothing but `column`. `set` names master data; `ids` is the name for the bare ids, which
   * readers get in place of rows; with `ids_for` it is editors who get and write them.
   */
  links: { column: string; set?: string; ids?: string; ids_for?: 'editors' };
  list: { rows: Rows };
  one: { rows: Rows };
}

export type Kind = keyof OptionsByKind;
export type ColumnKind = Exclude<Kind, 'links' | 'list' | 'one'>;
export type Field<K extends Kind = Kind> = {
  [N in K]: { readonly kind: N } & Readonly<Options & OptionsByKind[N]>;
}[K];
export type Column = Field<ColumnKind>;
export type Rows = Readonly<Record<string, Field>>;
export interface Entity<F extends Rows = Rows, A extends string = string, D extends A = A> {
  readonly table: string;
  /** The audience that may also edit. */
  readonly editors: D;
  readonly audiences: readonly A[];
  readonly fields: F;
}
export type AudienceOf<E> = E extends Entity<Rows, infer A> ? A : never;

/** Rejects misspelt options, which a type parameter would let pass. */
type Exactly<O, Known> = O & { [N in Exclude<keyof O, keyof Known>]: never };
type OptionsOf<K extends Kind> = Options & OptionsByKind[K];
/** The options as written. `as` prevents inference of `read` from the context for a call without options. */
type Given<O> = { readonly [N in keyof O as N]: O[N] };

const fieldOf =
  <K extends Kind>(kind: K) =>
  <const O extends OptionsOf<K>>(options?: Exactly<O, OptionsOf<K>>) =>
    ({ kind, ...options }) as { readonly kind: K } & Given<O>;

export const id = fieldOf('id');
export const integer = fieldOf('integer');
export const yen = fieldOf('yen');
/** Amounts of a whole company in yen, which do not fit 32 bits. */
export const bigYen = fieldOf('big_yen');
/** From 1 to 5. */
export const rating = fieldOf('rating');
export const decimal = fieldOf('decimal');
/** A boolean that is never null. */
export const flag = fieldOf('flag');
export const line = fieldOf('line');
export const text = fieldOf('text');
/** A name in katakana or hiragana. */
export const kana = fieldOf('kana');
export const email = fieldOf('email');
export const phone = fieldOf('phone');
export const postalCode = fieldOf('postal_code');
export const url = fieldOf('url');
/** HH:MM. */
export const time = fieldOf('time');
/** Calendar day, YYYY-MM-DD. */
export const day = fieldOf('day');
export const instant = fieldOf('instant');
/** created_at and updated_at, maintained by Sequelize. */
export const timestamp = fieldOf('timestamp');
export const languageMap = fieldOf('language_map');
/** Per field, the languages left unchanged when another was edited. */
export const staleTranslations = fieldOf('stale_translations');
export const uuid = fieldOf('uuid');

/** Data of any shape: of which, its type says. */
export const json =
  <T>() =>
  <const O extends OptionsOf<'json'>>(options?: Exactly<O, OptionsOf<'json'>>) =>
    ({ kind: 'json', ...options }) as { readonly kind: 'json'; readonly holds?: T } & Given<O>;

export const choice = <
  const C extends readonly [string, ...string[]],
  const O extends Omit<OptionsOf<'choice'>, 'choices'>,
>(
  choices: C,
  options?: Exactly<O & { default?: C[number] }, OptionsOf<'choice'>>,
) => ({ kind: 'choice', choices, ...options }) as { readonly kind: 'choice'; readonly choices: C } & Given<O>;

/** The id of a row in another table; `set` names the master data set, if it is one. */
export const ref = <const S extends string, const O extends Options>(set: S, options?: Exactly<O, Options>) =>
  ({ kind: 'ref', set, ...options }) as { readonly kind: 'ref'; readonly set: S } & Given<O>;

export const links = <const C extends string, const O extends Omit<OptionsOf<'links'>, 'column'>>(
  column: C,
  options?: Exactly<O, OptionsOf<'links'>>,
) => ({ kind: 'links', column, ...options }) as { readonly kind: 'links'; readonly column: C } & Given<O>;

export const list = <const R extends Rows, const O extends Options>(rows: R, options?: Exactly<O, Options>) =>
  ({ kind: 'list', rows, ...options }) as { readonly kind: 'list'; readonly rows: R } & Given<O>;

/** Fields in a table of their own, with at most one row. */
export const one = <const R extends Rows, const O extends Options>(rows: R, options?: Exactly<O, Options>) =>
  ({ kind: 'one', rows, ...options }) as { readonly kind: 'one'; readonly rows: R } & Given<O>;

/** All fields of an entity. A field without `read`, or with an unknown audience, is a type error. */
export const entity = <
  const A extends string,
  const D extends A,
  const F extends Readonly<Record<string, Field & { readonly read: readonly NoInfer<A>[] }>>,
>(
  table: string,
  { audiences, editors }: { audiences: readonly A[]; editors: D },
  fields: F,
): Entity<F, A, D> => ({ table, audiences, editors, fields });

export const isColumn = (field: Field): field is Column => !['links', 'list', 'one'].includes(field.kind);

/** The fields an audience reads, by the names it sees: as link rows or as their ids. */
export function readBy<E extends Entity>(of: E, audience: AudienceOf<E>): [string, Field][] {
  return Object.entries(of.fields)
    .filter(([, { read = [] }]) => read.includes(audience))
    .map(([name, field]) => [isToldAsIds(field, audience === of.editors) ? field.ids : name, field]);
}

type Bare = Field<'links'> & { ids: string };

/** Whether editors, or readers, get the bare ids of links instead of their rows. */
export const isToldAsIds = (field: Field, isEditor: boolean): field is Bare =>
  field.kind === 'links' && field.ids !== undefined && (field.ids_for === 'editors') === isEditor;

type MapName<F> = { [N in keyof F]: F[N] extends { kind: 'language_map' } ? N : never }[keyof F] & string;

/** The fields with text in several languages. */
export const languageMapsOf = <E extends Entity>({ fields }: E) =>
  Object.keys(fields).filter((name) => required(fields[name]).kind === 'language_map') as MapName<
    E['fields']
  >[];

// --- Types of the values ---

interface ValueByKind<Instant> extends Record<
  'id' | 'ref' | 'integer' | 'yen' | 'big_yen' | 'rating' | 'decimal',
  number
> {
  flag: boolean;
  line: string;
  text: string;
  kana: string;
  email: string;
  phone: string;
  postal_code: string;
  url: string;
  time: string;
  day: string;
  instant: Instant;
  timestamp: Instant;
  language_map: LanguageMap;
  stale_translations: Record<string, string[]>;
  uuid: string;
}
type Value<F, Instant> = F extends { kind: 'json'; readonly holds?: infer T }
  ? T
  : F extends { choices: readonly (infer C)[] }
    ? C
    : F extends { kind: infer K extends keyof ValueByKind<Instant> }
      ? ValueByKind<Instant>[K]
      : never;
type OrNull<F, V> = F extends { nullable: true } ? V | null : V;

/** A row as the database stores it, without its lists. */
export type ColumnsOf<R extends Rows> = {
  -readonly [N in keyof R as R[N] extends Column ? N : never]: OrNull<R[N], Value<R[N], Date>>;
};

/** A value as it appears in JSON. */
type JsonOf<F, ForEditor extends boolean> = F extends { kind: 'list'; rows: infer R }
  ? Item<R>[]
  : F extends { kind: 'one'; rows: infer R }
    ? Item<R> | null
    : F extends { kind: 'links'; column: infer C extends string }
      ? AsIds<F, ForEditor> extends never
        ? ({ id: number } & Record<C, number>)[]
        : number[]
      : OrNull<F, F extends { kind: 'language_map' } ? Record<string, string> : Value<F, string>>;
/** The name of the bare ids, if that is what editors, or readers, get. */
type AsIds<F, ForEditor extends boolean> = F extends { ids: infer N extends string }
  ? [ForEditor] extends [F extends { ids_for: 'editors' } ? true : false]
    ? N
    : never
  : never;
type NameFor<F, ForEditor extends boolean, N> = [AsIds<F, ForEditor>] extends [never]
  ? N
  : AsIds<F, ForEditor>;

/** Names of the fields written in a form: by staff, or by students in their own profile. */
export type Written<E extends Entity> = keyof WrittenFields<E>;
export type WrittenFields<E extends Entity> = {
  [
    N in keyof E['fields'] as E['fields'][N] extends { write: 'command' }
      ? never
      : NameFor<E['fields'][N], true, N>
  ]: E['fields'][N];
};

/** One row of a list, as every reader of the list gets it. */
export type Item<R> = {
  -readonly [N in keyof R | 'id']: N extends keyof R ? JsonOf<R[N], true> : number;
};

/** Fields that are empty, or have the column's default, until written. */
type MayBeLeftOut<F> = F extends
  | { nullable: true }
  | { default: unknown }
  | { kind: 'flag' | 'links' | 'list' | 'one' | 'language_map'; required?: never }
  ? true
  : false;
type Taken<F> = F extends { kind: 'list'; rows: infer R }
  ? TakenItem<R>[]
  : F extends { kind: 'one'; rows: infer R }
    ? TakenRow<R>
    : F extends { kind: 'links'; column: infer C extends string }
      ? AsIds<F, true> extends never
        ? TakenItem<Record<C, { kind: 'ref' }>>[]
        : number[]
      : OrNull<F, F extends { kind: 'language_map' } ? Record<string, string> : Value<F, Date>>;
type TakenRow<R> = { -readonly [N in keyof R]?: Taken<R[N]> | undefined };
/** One item of a list as sent: it names only what changes. */
type TakenItem<R> = TakenRow<R> & {
  id?: number | undefined;
  _destroy?: boolean | undefined;
};

/** A field as an input accepts it: its value, and whether it may be omitted. */
export interface Input<F> {
  value: Taken<F>;
  may_be_left_out: MayBeLeftOut<F>;
}

type IsEditor<E extends Entity, A> = A extends E['editors'] ? true : false;

/** What an audience reads of an entity. */
export type ReadBy<E extends Entity, A extends AudienceOf<E>> = {
  -readonly [
    N in keyof E['fields'] as A extends NonNullable<E['fields'][N]['read']>[number]
      ? NameFor<E['fields'][N], IsEditor<E, A>, N>
      : never
  ]: JsonOf<E['fields'][N], IsEditor<E, A>>;
};
