import { VIEW_NAME_MAX } from '../constants.ts';
import { VIEW_LAYOUTS } from '../saved-views.ts';
import { choice, entity, flag, id, integer, json, line, ref, timestamp, type JsonObject } from './fields.ts';

const STAFF = ['staff'] as const;
const kept = { read: STAFF, write: 'command' } as const;

/** How a member of staff likes to see a list, under a name: what narrows it, its order and its columns. */
export const savedView = entity(
  'saved_views',
  { audiences: ['staff'], editors: 'staff' },
  {
    id: id(kept),
    hf_member_id: ref('hf_members', { read: [], write: 'command' }),
    /** The list's name in the console's addresses. */
    list: line({ max: 60, required: true, read: STAFF, example: 'companies' }),
    name: line({ max: VIEW_NAME_MAX, required: true, read: STAFF }),
    filter: json<JsonObject>()({ default: {}, read: STAFF, example: {} }),
    sort: line({ max: 60, nullable: true, read: STAFF, example: 'updated_at' }),
    order: choice(['ASC', 'DESC'], { nullable: true, read: STAFF }),
    /** The ids of the columns shown; null: the usual ones. */
    columns: json<string[]>()({ nullable: true, read: STAFF, example: ['name', 'updated_at'] }),
    layout: choice(VIEW_LAYOUTS, { nullable: true, read: STAFF }),
    /** Seen by all who may read the list. */
    is_shared: flag({ read: STAFF }),
    version: integer({ default: 0, ...kept }),
    created_at: timestamp({ read: [], write: 'command' }),
    updated_at: timestamp(kept),
  },
);
