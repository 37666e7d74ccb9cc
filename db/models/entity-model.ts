import { Model, type ModelStatic, type Optional } from 'sequelize';
import { id, ref, timestamp, type ColumnsOf, type Field, type Rows } from '../../domain/entities/fields.ts';

type FilledKind = 'id' | 'timestamp' | 'flag' | 'language_map' | 'stale_translations';
type Filled<F> = {
  [N in keyof F]: F[N] extends { kind: 'flag'; required: true }
    ? never
    : F[N] extends { kind: FilledKind } | { default: unknown } | { random: true }
      ? N
      : never;
}[keyof F];
/** What a new row needs: what the database or Sequelize fills in may be left out. */
type New<F extends Rows> = Optional<ColumnsOf<F>, Extract<Filled<F>, keyof ColumnsOf<F>>>;

// --- Associations ---

/** All models by the name that fields have for their rows (`set`). init.ts fills it, so that no model imports another. */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface Models {}

type ModelOfSet<S> = S extends keyof Models ? Models[S] : never;
type OrNull<F, V> = F extends { nullable: true } ? V | null : V;
/** What each reference points to, by its column without `_id`, where it was loaded with the row. */
type References<F extends Rows> = {
  -readonly [
    N in keyof F as F[N] extends { set: string } ? (N extends `${infer As}_id` ? As : never) : never
  ]?: F[N] extends { set: infer S } ? OrNull<F[N], ModelOfSet<S>> : never;
};
/** The lists of the table itself, where they were loaded with the row. */
type Lists<F extends Rows> = {
  -readonly [N in keyof F as F[N] extends { kind: 'links' | 'list' } ? N : never]?: ListRow<F[N]>[];
} & { -readonly [N in keyof F as F[N] extends { kind: 'one' } ? N : never]?: ListRow<F[N]> | null };
type ListRow<L> =
  L extends Field<'links' | 'list' | 'one'>
    ? RowFields<L> extends infer F extends Rows
      ? Instance<WithStamps<F, 'created_at'>>
      : never
    : never;

/** Rows of other tables that point here by the column `key`: each list, or single part, by its name on the wire. */
export interface Held {
  key?: string;
  many?: Readonly<Record<string, string>>;
  one?: Readonly<Record<string, string>>;
}
type HeldBy<H extends Held> = { -readonly [N in keyof H['many']]?: ModelOfSet<H['many'][N]>[] } & {
  -readonly [N in keyof H['one']]?: ModelOfSet<H['one'][N]> | null;
};

// --- Models ---

interface TableOf<F extends Rows = Rows> {
  readonly table_name: string;
  readonly fields: F;
  readonly held: Held;
  /** Of a list's rows: the list, and what it is a list of, by the column that points there. */
  readonly list?: { field: Field; owner: Readonly<Record<string, string>> };
}
/** A model that carries its fields and the name of its table; init.ts binds it to a connection. */
export type TableModel = ModelStatic<Model> & TableOf;

type Instance<F extends Rows, H extends Held = Held> = Model<ColumnsOf<F>, New<F>> &
  ColumnsOf<F> &
  References<F> &
  Lists<F> &
  HeldBy<H>;
type ModelOf<F extends Rows, H extends Held = Held> = ModelStatic<Instance<F, H>> & TableOf<F>;

function modelWith(table: TableOf) {
  return class extends Model {
    static readonly table_name = table.table_name;
    static readonly fields = table.fields;
    static readonly held = table.held;
    static readonly list = table.list;
  } as unknown;
}

/**
 * What the model of an entity extends: it has the columns of the table and what they point to, typed, without a
 * `declare` for each.
 */
export const modelOf = <F extends Rows, const H extends Held = Record<never, never>>(
  { table, fields }: { table: string; fields: F },
  held?: H,
) => modelWith({ table_name: table, fields, held: held ?? {} }) as ModelOf<F, H>;

type Stamp = 'created_at' | 'updated_at';
type WithStamps<F extends Rows, S extends Stamp> = { id: Field<'id'> } & F & Record<S, Field<'timestamp'>>;

/**
 * The same for a table of the server's own, which no audience reads as it stands. It has an id without being told, and
 * both stamps unless told.
 */
export function internalModel<
  const F extends Rows,
  const S extends Stamp = Stamp,
  const H extends Held = Record<never, never>,
>(table: string, fields: F, { stamps, ...held }: { stamps?: readonly S[] } & H = {} as H) {
  const given: readonly Stamp[] = stamps ?? ['created_at', 'updated_at'];
  const all = { id: id(), ...fields, ...Object.fromEntries(given.map((name) => [name, timestamp()])) };
  return modelWith({ table_name: table, fields: all, held }) as ModelOf<WithStamps<F, S>, H>;
}

type RowFields<L> = L extends { kind: 'links'; column: infer C extends string }
  ? Record<C, { kind: 'ref' } & Pick<L, Extract<'set', keyof L>>>
  : L extends { kind: 'list' | 'one'; rows: infer R extends Rows }
    ? R & { updated_at: Field<'timestamp'> }
    : never;
type Owned<O> = { [N in keyof O]: { kind: 'ref'; set: O[N] & string } };

/**
 * What the model of a list's rows extends.
 * @param owner what the rows belong to, by the column that points to it; and, after it, what the links point to where
 * that is no master data
 */
export function rowsOf<
  const L extends Field<'links' | 'list' | 'one'>,
  const O extends Readonly<Record<string, string>>,
  const H extends Held = Record<never, never>,
>(table: string, owner: O, field: L, held?: H) {
  const [[column, set]] = Object.entries(owner) as [[string, string]];
  const isLinks = field.kind === 'links';
  const fields = {
    id: id(),
    [column]: ref(set),
    ...(isLinks ? { [field.column]: ref(field.set ?? owner[field.column]!) } : field.rows),
    created_at: timestamp(),
    ...(!isLinks && { updated_at: timestamp() }),
  };
  return modelWith({ table_name: table, fields, held: held ?? {}, list: { field, owner } }) as ModelOf<
    WithStamps<Owned<O> & RowFields<L>, 'created_at'>,
    H
  >;
}
