import { entity, id, instant, integer, list, ref, text, timestamp } from './fields.ts';

const STAFF = ['staff'] as const;

/** A student's question to staff, visible to staff only. */
export const inquiry = entity(
  'inquiries',
  { audiences: ['staff'], editors: 'staff' },
  {
    id: id({ read: STAFF, write: 'command' }),
    user_id: ref('users', { nullable: true, read: [], write: 'command' }),
    message: text({ read: STAFF, write: 'command' }),
    referer: text({ nullable: true, read: STAFF, write: 'command' }),
    answered_at: instant({ nullable: true, read: STAFF, write: 'command' }),
    closed_at: instant({ nullable: true, read: STAFF, write: 'command' }),
    /** Who handles it. */
    hf_member_id: ref('hf_members', { nullable: true, read: STAFF }),
    /** Returned with the name of each author. */
    inquiry_replies: list(
      { hf_member_id: ref('hf_members', { nullable: true }), body: text() },
      { read: [], write: 'command' },
    ),
    version: integer({ default: 0, read: STAFF, write: 'command' }),
    created_at: timestamp({ read: STAFF, write: 'command' }),
    updated_at: timestamp({ read: [], write: 'command' }),
  },
);
