import type { ErrorCode } from '../../../domain/error-codes.ts';
import type { World } from '../support/world.ts';
import type { Person } from './actors.ts';

/** A payload that is refused, and with which code. What is left out is taken from the call. */
export interface Refusal {
  /** Completes "is refused …": for a reader of docs/conformance.md. */
  when: string;
  code: ErrorCode;
  as?: Person;
  payload?: (world: World) => object;
  /** The field the answer names, in bracket form. */
  field?: string;
  /** The English words of the specification's sections 5 and 8, of the field or else of the whole. */
  message?: string;
}

/**
 * One call as data: the tests run it and docs/conformance.md is written from it, so that the page cannot claim
 * what was not run.
 */
export interface Call {
  name: string;
  kind: 'command' | 'query';
  /** Who makes the call below. */
  as: Person;
  /** Everything the specification's table lists for the call. */
  payload(world: World): object;
  /**
   * The fields the specification names for the answer, in its own notation: `resume{self_pr}` an object,
   * `skills[skill_id]` a list with at least one item that has the field. Or the content type of a file.
   */
  answer: string;
  /** Beyond the fields: what the answer holds. */
  holds?: (world: World) => unknown;
  /**
   * HTTP status for each of ACTORS making this very call, in their order, where it differs from what `allow` and
   * `scope` of the call's definition say: its payload is about somebody else, or a rule of its own refuses some.
   */
  statuses?: string;
  refusals?: readonly Refusal[];
}

/** An id that no row has. */
export const NOBODYS = 2_000_000_000;
