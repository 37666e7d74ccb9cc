import type { Person } from '../wire/calls/actors.ts';

export const ROLES = ['visitor', 'account', 'student', 'mentor', 'manager'] as const;
export type FuzzRole = (typeof ROLES)[number];

/** Maps the person whose token is sent to one of the five roles. */
export function roleOf(person: Person): FuzzRole {
  if (person === 'visitor') return 'visitor';
  if (['account', 'unverified', 'linked_elsewhere'].includes(person)) return 'account';
  if (person === 'mentor' || person === 'other_mentor') return 'mentor';
  return person === 'manager' ? 'manager' : 'student';
}

/** One request as sent. */
export interface Shot {
  surface: 'calls' | 'console' | 'pages' | 'identity' | 'adminjs' | 'wire';
  role: FuzzRole;
  /** Call or resource name for the report. */
  what: string;
  method: string;
  /** Path and query as in the request line. */
  path: string;
  headers: Record<string, string>;
  body?: Buffer;
  /** Chunk size in bytes for chunked transfer encoding (no Content-Length). */
  chunk?: number;
  /** Closes the connection after this many body bytes, short of the Content-Length. */
  cutAfter?: number;
  /** Whether errors must use the API's error envelope. */
  isEnveloped: boolean;
  /** Whether the request is meant to be accepted; counted in the report. */
  isMeantWell: boolean;
}

/** The response. */
export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  /** Decompressed. */
  body: Buffer;
  /** Whether the response was complete by Content-Length or final chunk. */
  isWhole: boolean;
  /** Time to the last and to the first byte of the response. */
  ms: number;
  begunMs: number;
  /** Why there was no response. */
  broken?: string;
}
