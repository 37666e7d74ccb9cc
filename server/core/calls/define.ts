import { z } from 'zod';
import type { ErrorCode } from '../../../domain/error-codes.ts';
import type { ActorOf, Role } from '../../../domain/roles.ts';
import type { CommandContext, PrepareContext, QueryContext } from './context.ts';

/** A file as the response instead of JSON. */
export interface BinaryAnswer {
  content_type: string;
  file_name: string;
  /** In parts for what is too large to hold: they are sent as they come. */
  bytes: Uint8Array | AsyncIterable<Uint8Array>;
  /** `attachment` makes the browser save it; `inline` is the default. */
  disposition?: 'inline' | 'attachment';
}
export const BINARY = 'binary';

/** One output schema per audience, for calls whose response depends on the caller. */
export type Views = Readonly<Record<string, z.ZodType>>;
export type Output = z.ZodType | Views | typeof BINARY;

/** A response and the audience whose schema filters it. */
interface Viewed<A extends string = string> {
  audience: A;
  answer: object;
}
/** The return value of a call with views: this row as seen by that audience. */
export function seenBy<A extends string>(audience: A, answer: object): Viewed<A> {
  return { audience, answer };
}

/** The output schemas by audience; a single schema is under `any`. */
export function viewsOf(output: Output): Views {
  if (output === BINARY) return {};
  return output instanceof z.ZodType ? { any: output } : output;
}

/** `own`: students find their own rows only. `assigned`: mentors moreover those of students assigned to them only. */
export type Scope = 'own' | 'assigned';

/** How often one person may call it. Visitors share a count per IP address. */
export interface CallLimit {
  times: number;
  per: 'minute' | 'hour' | 'day';
  /** For visitors, per IP address. Defaults to `times`. */
  at_one_address?: number;
  /** Rejected calls count too, where merely trying is a risk. */
  counts_refused?: true;
}

interface Definition<I extends z.ZodType, O extends Output, A extends readonly Role[] = readonly Role[]> {
  name: string;
  summary: string;
  /**
   * Who may call it. Required, so omitting it is a type error. It narrows the type of `ctx.actor`; rows are
   * narrowed further by scopes.
   */
  allow: A;
  /**
   * Whose rows the call finds; others do not exist for the caller (not_found). Without it everyone allowed finds
   * every row, or the call is about no single row. Declares what the queries' scopes do: the tests expect it,
   * docs/permissions.md shows it.
   */
  scope?: Scope;
  /** Our own addition, beyond section 7 of the specification. */
  addition?: true;
  input: I;
  output: O;
  /** Error codes specific to this call, for the documentation; common ones are added there. */
  errors: readonly ErrorCode[];
  /** For calls that send mail, store files or are expensive; other commands have a default. */
  limit?: CallLimit;
  /** Uploads accept bodies up to 15 MB, everything else 1 MB. */
  upload?: true;
  /** An example payload for the documentation; a test validates it. */
  example?: unknown;
}

/**
 * Presenters return rows as they appear in JSON; the output schema filters and checks them at run time
 * (run.ts).
 */
type Answer<O> = O extends z.ZodType
  ? object | boolean
  : O extends Views
    ? Viewed<keyof O & string>
    : BinaryAnswer;

export interface CommandDefinition<
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType | Views = z.ZodType | Views,
> extends Definition<I, O> {
  kind: 'command';
  prepare?(ctx: PrepareContext, input: z.output<I>): Promise<unknown>;
  // Declared as a method so that commands with prepared data are assignable.
  run(ctx: CommandContext, input: z.output<I>, prepared: never): Promise<unknown>;
}
export interface QueryDefinition<
  I extends z.ZodType = z.ZodType,
  O extends Output = Output,
> extends Definition<I, O> {
  kind: 'query';
  may_lag?: true;
  run(ctx: QueryContext, input: z.output<I>): Promise<unknown>;
}
export type AnyDefinition = CommandDefinition | QueryDefinition;

/** Defines a call that changes data: PATCH /jtj/commands/<name>, one transaction. */
export function command<
  const N extends string,
  I extends z.ZodType,
  O extends z.ZodType | Views,
  const A extends readonly Role[],
  P = undefined,
>(
  definition: Definition<I, O, A> & {
    name: N;
    /** Slow work such as checking and storing an upload: before the transaction, without the database. */
    prepare?(ctx: PrepareContext<ActorOf<A>>, input: z.output<I>): Promise<P>;
    run(ctx: CommandContext<ActorOf<A>>, input: z.output<I>, prepared: P): Promise<Answer<O>>;
  },
) {
  return { kind: 'command' as const, ...definition };
}

/** Defines a call that only reads: GET /jtj/queries/<name>. */
export function query<
  const N extends string,
  I extends z.ZodType,
  O extends Output,
  const A extends readonly Role[],
>(
  definition: Definition<I, O, A> & {
    name: N;
    /** Tells the same to every visitor, who changes nothing of it: theirs may be read from a replica. */
    may_lag?: true;
    run(ctx: QueryContext<ActorOf<A>>, input: z.output<I>): Promise<Answer<O>>;
  },
) {
  return { kind: 'query' as const, ...definition };
}
