import { entity, flag, id, integer, line, timestamp } from './fields.ts';

const STAFF = ['staff'] as const;
const kept = { read: STAFF, write: 'command' } as const;

/** A code staff hand out; it pays nobody. */
export const referralCode = entity(
  'referral_codes',
  { audiences: ['staff'], editors: 'staff' },
  {
    id: id(kept),
    token: line({ max: 40, required: true, read: STAFF }),
    label: line({ nullable: true, read: STAFF }),
    is_active: flag({ default: true, read: STAFF }),
    version: integer({ default: 0, ...kept }),
    created_at: timestamp(kept),
    updated_at: timestamp(kept),
  },
);
