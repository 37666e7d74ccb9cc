import type { Person } from '../wire/calls/actors.ts';

export const ROLES = ['visitor', 'account', 'student', 'mentor', 'manager'] as const;
export type FuzzRole = (typeof ROLES)[number];

/** Whose token goes with a call, as one of the five roles. */
export function roleOf(person: Person): FuzzRole {
  if (person === 'visitor') return 'visitor';
  if (['account', 'unverified', 'linked_elsewhere'].includes(person)) return 'account';
  if (person === 'mentor' || person === 'other_mentor') return 'mentor';
  return person === 'manager' ? 'manager' : 'student';
}

/** One request, as it goes out. */
export interface Shot {
  surface: 'calls' | 'console' | 'pages' | 'identity' | 'adminjs' | 'wire';
  role: FuzzRole;
  /** The call or resource, for the report. */
  what: string;
  method: string;
  /** Path with its query, as it stands in the request line. */
  path: string;
  headers: Record<string, string>;
  body?: Buffer;
  /** Sent in chunks of so many bytes, without a length. */
  chunk?: number;
  /** The connection ends after so many bytes of the body, though its length promised more. */
  cutAfter?: number;
  /** Refusals have to be in the envelope of the API. */
  isEnveloped: boolean;
  /** Whether it is meant to be taken; for the shares of the report. */
  isMeantWell: boolean;
}

/** What came back. */
export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  /** Unpacked. */
  body: Buffer;
  /** Whether the answer ended as it should: its length, or its last chunk. */
  isWhole: boolean;
  /** Until the answer's end, and until its first bytes. */
  ms: number;
  begunMs: number;
  /** Why there is no answer at all. */
  broken?: string;
}
