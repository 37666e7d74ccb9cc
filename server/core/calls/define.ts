import { z } from 'zod';
import type { ErrorCode } from '../../../domain/error-codes.ts';
import type { ActorOf, Role } from '../../../domain/roles.ts';
import type { CommandContext, PrepareContext, QueryContext } from './context.ts';

/** An answer that is a file instead of JSON. */
export interface BinaryAnswer {
  content_type: string;
  file_name: string;
  bytes: Uint8Array;
  /** `attachment` has the browser save it; shown in place unless told. */
  disposition?: 'inline' | 'attachment';
}
export const BINARY = 'binary';

/** One output schema per audience, for a call whose answer depends on who asks. */
export type Views = Readonly<Record<string, z.ZodType>>;
export type Output = z.ZodType | Views | typeof BINARY;

/** An answer and the audience whose schema cuts it. */
interface Viewed<A extends string = string> {
  audience: A;
  answer: object;
}
/** What `run` of a call with views answers: this row, as that audience may see it. */
export function seenBy<A extends string>(audience: A, answer: object): Viewed<A> {
  return { audience, answer };
}

/** The schemas an answer may be cut by, under their audiences; one for everybody is `any`. */
export function viewsOf(output: Output): Views {
  if (output === BINARY) return {};
  return output instanceof z.ZodType ? { any: output } : output;
}

/** How often one person may call it. Visitors are counted by address, together with all others there. */
export interface CallLimit {
  times: number;
  per: 'minute' | 'hour' | 'day';
  /** For visitors: of one address. As `times` where it is not said. */
  at_one_address?: number;
  /** Refused calls count too: where trying itself is the harm. */
  counts_refused?: true;
}

interface Definition<I extends z.ZodType, O extends Output, A extends readonly Role[] = readonly Role[]> {
  name: string;
  summary: string;
  /**
   * Who may call it. Required: forgetting it is a type error. It decides what `ctx.actor` is known to have; rows are
   * narrowed further by scopes.
   */
  allow: A;
  /** Staff's and students' calls of our own, beyond the specification's section 7. */
  addition?: true;
  input: I;
  output: O;
  /** Refusals particular to this call, for the documentation; the common ones are added there. */
  errors: readonly ErrorCode[];
  /** For what writes to people, keeps files, or costs the server much; other commands have a common one. */
  limit?: CallLimit;
  /** Uploads take bodies up to 15 MB, everything else 1 MB. */
  upload?: true;
  /** An example payload for the documentation, valid by the input schema (a test checks it). */
  example?: unknown;
}

/** Presenters answer rows as JSON tells them; the output schema checks and cuts them at run time (run.ts). */
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
  // A method, so that commands with something prepared still fit.
  run(ctx: CommandContext, input: z.output<I>, prepared: never): Promise<unknown>;
}
export interface QueryDefinition<
  I extends z.ZodType = z.ZodType,
  O extends Output = Output,
> extends Definition<I, O> {
  kind: 'query';
  run(ctx: QueryContext, input: z.output<I>): Promise<unknown>;
}
export type AnyDefinition = CommandDefinition | QueryDefinition;

/** Defines a call that changes something: PATCH /jtj/commands/<name>, one transaction. */
export function command<
  const N extends string,
  I extends z.ZodType,
  O extends z.ZodType | Views,
  const A extends readonly Role[],
  P = undefined,
>(
  definition: Definition<I, O, A> & {
    name: N;
    /** What takes its time, such as looking at an upload and storing it: before the transaction, without the database. */
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
    run(ctx: QueryContext<ActorOf<A>>, input: z.output<I>): Promise<Answer<O>>;
  },
) {
  return { kind: 'query' as const, ...definition };
}
