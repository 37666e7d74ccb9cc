import type { z } from 'zod';
import type { BINARY, Views } from '../core/calls/define.ts';
import type { CALLS } from '../registry/calls.ts';

/** Types only: what each call takes and answers, read off the CALLS. Front ends import nothing else of it. */
type Definitions = (typeof CALLS)[number];
type Commands = Extract<Definitions, { kind: 'command' }>;
type Queries = Extract<Definitions, { kind: 'query' }>;

type Named<D, N> = Extract<D, { name: N }>;
type Answer<D> = D extends { output: infer O }
  ? O extends typeof BINARY
    ? File
    : O extends z.ZodType
      ? z.output<O>
      : O extends Views
        ? z.output<O[keyof O]>
        : never
  : never;
type Payload<D> = D extends { input: infer I extends z.ZodType } ? z.input<I> : never;

export type CommandName = Commands['name'];
export type QueryName = Queries['name'];
export type CommandPayload<N extends CommandName> = Payload<Named<Commands, N>>;
export type CommandAnswer<N extends CommandName> = Answer<Named<Commands, N>>;
export type QueryPayload<N extends QueryName> = Payload<Named<Queries, N>>;
export type QueryAnswer<N extends QueryName> = Answer<Named<Queries, N>>;

export type { ErrorBody } from '../core/errors/errors.ts';
