import { entity, id, integer, ref, text, timestamp } from './fields.ts';

const STAFF = ['staff'] as const;
const kept = { read: STAFF, write: 'command' } as const;

/** What a member of staff wrote about a student, for colleagues. */
export const userNote = entity(
  'user_notes',
  { audiences: ['staff'], editors: 'staff' },
  {
    id: id(kept),
    user_id: ref('users', { read: STAFF }),
    hf_member_id: ref('hf_members', { nullable: true, read: [], write: 'command' }),
    text: text({ required: true, read: STAFF }),
    version: integer({ default: 0, ...kept }),
    created_at: timestamp(kept),
    updated_at: timestamp(kept),
  },
);
