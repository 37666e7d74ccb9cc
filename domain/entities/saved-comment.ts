import { COMMENT_MAX } from '../constants.ts';
import { LANGUAGE_CODES } from '../languages.ts';
import { entity, id, integer, line, text, timestamp } from './fields.ts';

const STAFF = ['staff'] as const;
const kept = { read: STAFF, write: 'command' } as const;

/** A comment on resumes that staff keep to use again, in one language. */
export const savedComment = entity(
  'saved_comments',
  { audiences: ['staff'], editors: 'staff' },
  {
    id: id(kept),
    language_id: integer({ min: 1, max: LANGUAGE_CODES.length, set: 'languages', read: STAFF }),
    /** What staff find it by; students never see it. */
    title: line({ required: true, read: STAFF }),
    body: text({ max: COMMENT_MAX, required: true, read: STAFF }),
    version: integer({ default: 0, ...kept }),
    created_at: timestamp({ read: [], write: 'command' }),
    updated_at: timestamp(kept),
  },
);
