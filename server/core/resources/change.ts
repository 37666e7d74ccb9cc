import { ForeignKeyConstraintError, Op, Transaction, UniqueConstraintError } from 'sequelize';
import { auditAs } from '../../../db/audit.ts';
import { isRestricted } from '../../../db/restricted.ts';
import { retryDeadlocks } from '../../../db/retry-deadlocks.ts';
import { refreshTouchedSearchRows } from '../../../db/search-rows.ts';
import { duplicateRefusal, referenceRefusal, refusalOf } from '../errors/field-errors.ts';
import { writeToOutbox } from '../calls/outbox.ts';
import { causedBy } from '../requests/request-id.ts';
import { DomainError } from '../../../domain/error-codes.ts';
import type { StaffChangeContext, StaffContext, StaffDeps } from './context.ts';
import { writeFields, type EditDefinition, type Values, type Versioned } from './define-edit.ts';
import type { AnyResource } from './define-resource.ts';

export interface Change {
  resource: Pick<AnyResource, 'name'>;
  edit: EditDefinition;
  ctx: StaffContext;
  deps: StaffDeps;
  /** HTTP method, for the audit log; of many rows at once IMPORT, and which. */
  method: 'POST' | 'PUT' | 'DELETE' | 'IMPORT';
  import?: string;
}

/**
 * The pipeline of every change: transaction → set the actor for the audit log → run → search rows → commit. Any
 * rejection rolls everything back.
 */
export async function inTransaction<T>(
  { resource, ctx, deps, method, import: name }: Change,
  payload: unknown,
  run: (ctx: StaffChangeContext) => Promise<T>,
): Promise<T> {
  try {
    return await retryDeadlocks(() =>
      deps.sequelize.transaction(
        { isolationLevel: Transaction.ISOLATION_LEVELS.READ_COMMITTED },
        async (tx) => {
          causedBy(tx, ctx.request_id);
          await auditAs(deps.sequelize, tx, {
            hf_member_id: ctx.actor.hf_member_id,
            api_key_id: ctx.actor.key?.id,
            source: [method, resource.name, name].filter(Boolean).join(' '),
          });
          const emit: StaffChangeContext['emit'] = (...events) =>
            writeToOutbox(deps.sequelize, tx, events, ctx.now);
          const result = await run({ ...ctx, tx, emit, adapters: deps.adapters });
          await refreshTouchedSearchRows(deps.sequelize, tx);
          return result;
        },
      ),
    );
  } catch (error) {
    throw asRefusal(error, payload, method);
  }
}

/** What the database refused, as the refusal of the payload's fields. */
export function asRefusal(error: unknown, payload: unknown, method: Change['method']): unknown {
  if (isRestricted(error)) return new DomainError('still_in_use');
  if (error instanceof ForeignKeyConstraintError)
    return method === 'DELETE' ? new DomainError('still_in_use') : referenceRefusal(error, payload);
  return error instanceof UniqueConstraintError ? duplicateRefusal(error, payload) : error;
}

export function parse(schema: EditDefinition['fields'], body: unknown): Values {
  const result = schema.safeParse(body ?? {});
  if (!result.success) throw refusalOf(result.error, body ?? {}, schema);
  return result.data;
}

/** Locks the row, checking that it still has the version the client edited. */
async function openRow(
  edit: EditDefinition,
  ctx: StaffChangeContext,
  id: number,
  version: number,
): Promise<Versioned> {
  const row = await edit.model.findOne({
    where: { [Op.and]: [{ id }, edit.rows?.(ctx) ?? {}] },
    lock: ctx.tx.LOCK.UPDATE,
    transaction: ctx.tx,
  });
  if (!row) throw new DomainError('not_found');
  if (row.version !== version)
    throw new DomainError('version_conflict', { details: { version: row.version } });
  return row;
}

async function write(edit: EditDefinition, ctx: StaffChangeContext, row: Versioned, values: Values) {
  await edit.check?.(ctx, row, values);
  await (edit.write ?? writeFields())(ctx, row, values);
}

/** @returns the id of the new row */
export function createRow(change: Change, body: unknown): Promise<number> {
  const { edit } = change;
  if (!edit.can_create) throw new DomainError('method_not_allowed');
  const values = parse(edit.fields, body);
  return inTransaction(change, body, (ctx) => insert(edit, ctx, values));
}

export async function insert(edit: EditDefinition, ctx: StaffChangeContext, values: Values): Promise<number> {
  const row = edit.model.build();
  await write(edit, ctx, row, values);
  return row.id;
}

export async function update(
  edit: EditDefinition,
  ctx: StaffChangeContext,
  { id, version }: { id: number; version: number },
  values: Values,
): Promise<number> {
  const row = await openRow(edit, ctx, id, version);
  row.version = version + 1;
  await write(edit, ctx, row, values);
  return id;
}

/**
 * Writes only the fields in the body.
 * @throws DomainError version_conflict when the row has changed since: the client reloads it and merges
 */
export function updateRow(change: Change, id: number, version: number, body: unknown): Promise<void> {
  const { edit } = change;
  const values = parse(edit.fields.partial(), body);
  return inTransaction(change, body, async (ctx) => {
    await update(edit, ctx, { id, version }, values);
  });
}

/** Carries the result out of a transaction that is rolled back. */
export class Rehearsed extends Error {
  readonly result: unknown;
  constructor(result: unknown) {
    super('A rehearsal is over');
    this.result = result;
  }
}

/**
 * Makes a change like `updateRow`, reads the result, and rolls back, so nobody else ever sees it.
 * @returns what `read` returned
 * @throws DomainError whatever the change itself would throw
 */
export async function rehearseUpdate<T>(
  change: Change,
  id: number,
  version: number,
  body: unknown,
  read: (ctx: StaffChangeContext) => Promise<T>,
): Promise<T> {
  const { edit } = change;
  const values = parse(edit.fields.partial(), body);
  try {
    return await inTransaction(change, body, async (ctx) => {
      const row = await openRow(edit, ctx, id, version);
      await write(edit, ctx, row, values);
      throw new Rehearsed(await read(ctx));
    });
  } catch (error) {
    if (error instanceof Rehearsed) return error.result as T;
    throw error;
  }
}

/** @throws DomainError still_in_use when other rows reference it */
export function removeRow(change: Change, id: number, version: number): Promise<void> {
  const { edit } = change;
  if (!edit.can_remove) throw new DomainError('method_not_allowed');
  return inTransaction(change, {}, async (ctx) => {
    const row = await openRow(edit, ctx, id, version);
    await edit.checkRemoval?.(ctx, row);
    await row.destroy({ transaction: ctx.tx });
  });
}
