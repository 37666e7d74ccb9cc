import { entity, id, integer, json, timestamp } from './fields.ts';

const STAFF = ['staff'] as const;
const kept = { read: STAFF, write: 'command' } as const;
const example = { example: ['job_category:29'] };

/** Words that staff have taught the search (domain/search/names.ts). */
export const searchAlias = entity(
  'search_aliases',
  { audiences: ['staff'], editors: 'staff' },
  {
    id: id(kept),
    /** What people call it, in any language. */
    names: json<string[]>()({ read: STAFF, example: ['営業職', 'sales job'] }),
    /** Facts of a job, any of which is meant; none: the names are only other words for the same. */
    means: json<string[]>()({ default: [], read: STAFF, ...example }),
    /** Facts worth seeing where few jobs have what is meant. */
    near: json<string[]>()({ default: [], read: STAFF, ...example }),
    version: integer({ default: 0, ...kept }),
    created_at: timestamp(kept),
    updated_at: timestamp(kept),
  },
);
