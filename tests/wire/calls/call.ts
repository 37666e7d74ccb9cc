import type { ErrorCode } from '../../../domain/error-codes.ts';
import type { World } from '../support/world.ts';
import type { Person } from './actors.ts';

/** A rejected payload with its error code. Omitted properties default to those of the call. */
export interface Refusal {
  /** Completes "is refused …" in docs/conformance.md. */
  when: string;
  code: ErrorCode;
  as?: Person;
  payload?: (world: World) => object;
  /** The field named in the response, in bracket notation. */
  field?: string;
  /** The English message from sections 5 and 8 of the specification, for the field or for the whole payload. */
  message?: string;
}

/**
 * One call as data. Tests run it and docs/conformance.md is generated from it, so the page lists only what is
 * tested.
 */
export interface Call {
  name: string;
  kind: 'command' | 'query';
  /** The caller. */
  as: Person;
  /** All parameters that the specification's table lists for the call. */
  payload(world: World): object;
  /**
   * Response fields named by the specification, in its notation: `resume{self_pr}` is an object,
   * `skills[skill_id]` a list with at least one item that has the field. Or a file's content type.
   */
  answer: string;
  /** Expected response content beyond the fields. */
  holds?: ((world: World) => unknown) | undefined;
  /**
   * HTTP status for each of ACTORS making this very call, in their order, where it differs from what `allow` and
   * `scope` of the call's definition say: its payload is about somebody else, or a rule of its own refuses some.
   */
  statuses?: string;
  /**
   * How many SQL statements the call sends: the caller (one with a token, none where the first statement of a query
   * reads it too), a command's begin and end (two),
   * naming a member of staff to the audit log (one), and its work. A number that changes is a decision, not an accident.
   */
  statements: number;
  refusals?: readonly Refusal[] | undefined;
}
