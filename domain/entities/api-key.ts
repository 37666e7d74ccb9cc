import { API_KEY_LIMIT_MAX, API_KEY_NAME_MAX } from '../constants.ts';
import type { MachineScope } from '../machine-scopes.ts';
import { day, entity, id, instant, integer, json, line, ref, timestamp } from './fields.ts';

const STAFF = ['staff'] as const;
const kept = { read: STAFF, write: 'command' } as const;
const none = { read: [], write: 'command' } as const;

/** A key by which a machine calls the API. Its secret is told once; only the digest is kept. */
export const apiKey = entity(
  'api_keys',
  { audiences: ['staff'], editors: 'staff' },
  {
    id: id(kept),
    name: line({ max: API_KEY_NAME_MAX, required: true, read: STAFF, example: 'Recruiting system' }),
    scopes: json<MachineScope[]>()({ read: STAFF, example: ['read_jobs'] }),
    /** Requests a minute at most. */
    limit_per_minute: integer({ min: 1, max: API_KEY_LIMIT_MAX, default: 60, read: STAFF }),
    /** The last day it is valid, in Japan. */
    expires_on: day({ read: STAFF }),
    /** The manager who took its secret, or made it: it ends with their rights. */
    hf_member_id: ref('hf_members', kept),
    /** How the secret begins, to tell keys apart; null: it has none yet. */
    prefix: line({ max: 12, nullable: true, ...kept }),
    /** SHA-256 of the secret, in hexadecimal digits. */
    digest: line({ max: 64, nullable: true, ...none }),
    /** Within five minutes. */
    last_used_at: instant({ nullable: true, ...kept }),
    revoked_at: instant({ nullable: true, ...kept }),
    version: integer({ default: 0, ...kept }),
    created_at: timestamp(kept),
    updated_at: timestamp(kept),
  },
);
