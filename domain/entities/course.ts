import { STAFF_TEXT_MAX } from '../constants.ts';
import { entity, flag, id, integer, languageMap, list, ref, timestamp, url } from './fields.ts';

/** Anybody once released, staff there, and the console. */
const PUBLIC = ['public', 'staff', 'console'] as const;
const STAFF = ['staff', 'console'] as const;
const CONSOLE = ['console'] as const;

export const course = entity(
  'courses',
  { audiences: ['public', 'staff', 'console'], editors: 'console' },
  {
    id: id({ read: PUBLIC, write: 'command' }),
    title: languageMap({ size: 'line', required: true, read: PUBLIC }),
    description: languageMap({ max: STAFF_TEXT_MAX, input: 'rich', read: PUBLIC }),
    thumbnail_file_id: ref('files', { nullable: true, read: STAFF }),
    position: integer({ max: 10_000, default: 0, read: STAFF }),
    is_released: flag({ read: STAFF }),
    /** Others get the titles only; each lesson has its own page. */
    lessons: list(
      {
        title: languageMap({ size: 'line', required: true }),
        description: languageMap({ max: STAFF_TEXT_MAX, input: 'rich' }),
        video_url: url({ nullable: true }),
        index_in_course: integer({ min: 1, max: 1000 }),
      },
      { read: CONSOLE },
    ),
    version: integer({ default: 0, read: CONSOLE, write: 'command' }),
    created_at: timestamp({ read: [], write: 'command' }),
    updated_at: timestamp({ read: CONSOLE, write: 'command' }),
  },
);
