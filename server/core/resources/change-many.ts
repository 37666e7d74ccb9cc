import { isDeepStrictEqual } from 'node:util';
import type { Sequelize } from 'sequelize';
import { DomainError, type FieldError, type FieldErrors } from '../../../domain/error-codes.ts';
import { asRefusal, insert, inTransaction, parse, Rehearsed, update, type Change } from './change.ts';
import type { StaffChangeContext } from './context.ts';
import type { Values } from './define-edit.ts';
import { withoutFields } from './without-fields.ts';

/** One of many changes: of a row by its id and version, or a new row. */
export interface ManyChange {
  of: { id: number; version: number } | null;
  body: Values;
  /**
   * Of one that is refused already: what else would be refused is looked for. `unknown`: it is not even known which row
   * it is about, and only what holds of every row is.
   */
  refused?: 'known' | 'unknown';
}

/** What became of one of them: the row's id (null for one that was refused before), or why it cannot be. */
export type Outcome = { id: number | null } | { refusal: DomainError };

/**
 * Makes many changes in one transaction, each checked and written as a single one would be; all of them or, as soon as
 * one is refused, none. Of one that is refused everything that is wrong with it is told.
 * @param options `rehearse` takes everything back in any case; `onDone` is told of each row
 * @returns of each change, in their order, what became of it
 */
export async function changeMany(
  change: Change & { method: 'IMPORT' },
  changes: readonly ManyChange[],
  options: { rehearse: boolean; onDone: (count: number) => void },
): Promise<Outcome[]> {
  try {
    return await inTransaction(change, {}, async (ctx) => {
      const outcomes: Outcome[] = [];
      for (const one of changes) {
        outcomes.push(await makeOne(change, ctx, one));
        options.onDone(outcomes.length);
      }
      if (options.rehearse || outcomes.some((outcome) => !('id' in outcome) || outcome.id === null))
        throw new Rehearsed(outcomes);
      return outcomes;
    });
  } catch (error) {
    if (error instanceof Rehearsed) return error.result as Outcome[];
    throw error;
  }
}

/** Rounds of looking for what else is wrong with a row; each takes out what the one before has found. */
const MOST_ROUNDS = 20;

async function makeOne(change: Change, ctx: StaffChangeContext, one: ManyChange): Promise<Outcome> {
  const { edit, deps } = change;
  const { of, refused, body } = one;
  const make = (inner: StaffChangeContext, values: Values) =>
    of
      ? update(edit, inner, of, parse(edit.fields.partial(), values))
      : insert(edit, inner, parse(edit.fields, values));
  const outcome = await apart(deps.sequelize, ctx, { body, isKept: !refused }, async (inner) => {
    if (refused !== 'unknown') return make(inner, body);
    parse(edit.fields.partial(), body);
    return null;
  });
  if ('id' in outcome) return refused ? { id: null } : outcome;
  const { code, fields, details } = outcome.refusal;
  // What is said of the whole row may follow from why it was refused.
  if (Object.keys(fields).length === 0) return refused ? { id: null } : outcome;
  const others = await otherRefusals(change, ctx, one, Object.keys(fields), make);
  return { refusal: new DomainError(code, { fields: { ...others, ...fields }, details }) };
}

/**
 * Whether a refusal may come from what was taken out: one of a list or of a text's languages as a whole, and that
 * something is missing in an item.
 */
const mayFollow = (path: string, errors: readonly FieldError[], taken: readonly string[]): boolean => {
  const item = path.slice(0, path.lastIndexOf('['));
  const within = (whole: string) => taken.some((one) => one.startsWith(`${whole}[`));
  return (
    taken.includes(path) || within(path) || (item !== '' && errors[0]?.code === 'required' && within(item))
  );
};

/**
 * What else would be refused, once what was found is taken out of the payload. A new row that lacks a field is only
 * checked, and nothing is kept.
 * @param known the fields that are refused
 */
async function otherRefusals(
  { edit, deps }: Change,
  ctx: StaffChangeContext,
  { of, refused, body: whole }: ManyChange,
  known: readonly string[],
  make: (ctx: StaffChangeContext, values: Values) => Promise<number>,
): Promise<FieldErrors> {
  const fields: FieldErrors = {};
  const taken = [...known];
  let body = withoutFields(whole, known);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const tried = body;
    const outcome = await apart(deps.sequelize, ctx, { body: tried, isKept: false }, async (inner) => {
      const values = parse(edit.fields.partial(), tried);
      if (refused === 'unknown') return null;
      if (of || edit.fields.safeParse(tried).success) return make(inner, tried);
      await edit.check?.(inner, edit.model.build(), values);
      return null;
    });
    if ('id' in outcome) break;
    const found = Object.entries(outcome.refusal.fields);
    for (const [path, errors] of found) {
      if (!mayFollow(path, errors, taken)) fields[path] = errors;
    }
    const paths = found.map(([path]) => path);
    body = withoutFields(tried, paths);
    taken.push(...paths);
    if (isDeepStrictEqual(body, tried)) break;
  }
  return fields;
}

/**
 * Runs one change so that its refusal leaves the rest of the transaction as it was.
 * @param change `isKept`: whether what was written stays
 */
async function apart(
  sequelize: Sequelize,
  ctx: StaffChangeContext,
  { body, isKept }: { body: Values; isKept: boolean },
  run: (ctx: StaffChangeContext) => Promise<number | null>,
): Promise<Outcome> {
  // Not by a nested transaction of Sequelize: it never releases its savepoints, and PostgreSQL slows down by thousands.
  const say = (statement: string) => sequelize.query(statement, { transaction: ctx.tx });
  await say('savepoint one_of_many');
  try {
    const id = await run(ctx);
    if (!isKept) await say('rollback to savepoint one_of_many');
    await say('release savepoint one_of_many');
    return { id };
  } catch (error) {
    await say('rollback to savepoint one_of_many');
    await say('release savepoint one_of_many');
    const refusal = asRefusal(error, body, 'IMPORT');
    if (refusal instanceof DomainError) return { refusal };
    throw error;
  }
}
