import { ForeignKeyConstraintError, Transaction, UniqueConstraintError, type Sequelize } from 'sequelize';
import { auditAs } from '../../../db/audit.ts';
import type { Beside } from '../../../db/prepared.ts';
import { fromReplica } from '../../../db/replicas.ts';
import { retryDeadlocks } from '../../../db/retry-deadlocks.ts';
import { actingFor, isStaffsAlone, type Actor } from '../../../domain/roles.ts';
import { DomainError } from '../../../domain/error-codes.ts';
import { languageCode } from '../../../domain/languages.ts';
import type { Adapters } from './context.ts';
import { BINARY, viewsOf, type AnyDefinition, type Output, type seenBy } from './define.ts';
import { duplicateRefusal, referenceRefusal, refusalOf } from '../errors/field-errors.ts';
import { writeToOutbox } from './outbox.ts';
import { ReadyJson } from './ready-json.ts';
import { causedBy } from '../requests/request-id.ts';
import { withoutBlanks } from '../schemas/schema-helpers.ts';

export interface Call {
  actor: Actor;
  beside: Beside | null;
  page_language_id: number;
  address: string;
  /** Null where nobody will ask for it. */
  request_id: string | null;
  payload: unknown;
}

export interface RunDeps {
  sequelize: Sequelize;
  adapters: Adapters;
  now(): Date;
}

/** Tells a caller who may not call it why: log in, sign up first, or forbidden. */
function refuseUnlessAllowed(definition: AnyDefinition, actor: Actor): void {
  // No call is open to a key.
  actingFor(actor, undefined);
  if (definition.allow.some((role) => actor.roles.has(role))) return;
  if (actor.identity === null) throw new DomainError('unauthenticated');
  if (actor.user_id === null && definition.allow.includes('student'))
    throw new DomainError('sign_up_required');
  throw new DomainError('forbidden');
}

function parseInput(definition: AnyDefinition, payload: unknown): unknown {
  const result = definition.input.safeParse(definition.kind === 'query' ? withoutBlanks(payload) : payload);
  if (!result.success) throw refusalOf(result.error, payload, definition.input);
  return result.data;
}

/**
 * The pipeline of every call: allow → parse → transaction → run → filter by the output schema → commit. Any
 * rejection rolls everything back, the outbox included; after a deadlock the transaction is retried.
 */
export async function run(definition: AnyDefinition, deps: RunDeps, call: Call): Promise<unknown> {
  refuseUnlessAllowed(definition, call.actor);
  const input = parseInput(definition, call.payload);
  const base = {
    actor: { ...call.actor, is_acting_as_staff: isStaffsAlone(definition.allow) },
    now: deps.now(),
    page_language_id: call.page_language_id,
    language: languageCode(call.page_language_id),
    address: call.address,
    adapters: deps.adapters,
  };
  if (definition.kind === 'query') {
    const read = () => definition.run({ ...base, tx: null, beside: call.beside }, input);
    const mayLag = definition.may_lag && call.actor.identity === null;
    const answer = await (mayLag
      ? fromReplica(deps.sequelize, read, deps.adapters.countReplicaFailure)
      : read());
    return present(definition.output, answer);
  }
  const { output } = definition;
  const stored = storing(deps.adapters.files);
  const ctx = { ...base, adapters: { ...deps.adapters, files: stored.files } };
  try {
    const prepared = (await definition.prepare?.(ctx, input)) as never;
    return await retryDeadlocks(() =>
      deps.sequelize.transaction(
        { isolationLevel: Transaction.ISOLATION_LEVELS.READ_COMMITTED },
        async (tx) => {
          causedBy(tx, call.request_id);
          const { hf_member_id } = call.actor;
          if (hf_member_id !== null)
            await auditAs(deps.sequelize, tx, { hf_member_id, source: definition.name });
          const emit = (...events: Parameters<typeof writeToOutbox>[2]) =>
            writeToOutbox(deps.sequelize, tx, events, base.now);
          const answer = present(
            output,
            await definition.run({ ...ctx, tx, beside: null, emit }, input, prepared),
          );
          stored.keep();
          return answer;
        },
      ),
    );
  } catch (error) {
    await stored.forget();
    if (error instanceof ForeignKeyConstraintError) throw referenceRefusal(error, call.payload);
    if (error instanceof UniqueConstraintError) throw duplicateRefusal(error, call.payload);
    throw error;
  }
}

/**
 * A file store that tracks what one command wrote, so that a rejected command leaves no files behind. When the
 * connection breaks during the commit its outcome is unknown: the files stay, and the nightly sweep deletes
 * them if no row owns them.
 */
function storing(files: Adapters['files']) {
  const keys: string[] = [];
  return {
    files: {
      ...files,
      async write(bytes: Uint8Array) {
        const key = await files.write(bytes);
        keys.push(key);
        return key;
      },
    },
    keep: () => keys.splice(0),
    forget: () => Promise.allSettled(keys.map((key) => files.remove(key))),
  };
}

/** Drops every field that the audience's schema does not list; a missing listed field is an internal error. */
function present(output: Output, answer: unknown): unknown {
  if (output === BINARY) return answer;
  const views = viewsOf(output);
  const seen = (views['any'] ? { audience: 'any', answer } : answer) as ReturnType<typeof seenBy>;
  const schema = views[seen.audience];
  if (!schema) throw new Error(`There is no view for ${seen.audience}`);
  if (seen.answer instanceof ReadyJson) return seen.answer;
  const result = schema.safeParse(seen.answer);
  if (!result.success) throw new Error(`The answer does not fit its schema: ${result.error.message}`);
  return result.data;
}
