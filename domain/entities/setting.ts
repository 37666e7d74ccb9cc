import { entity, id, integer, json, line, timestamp, type JsonValue } from './fields.ts';

const kept = { read: ['staff'], write: 'command' } as const;

/** An editable text or number of the site, such as the claims on the top page. */
export const setting = entity(
  'settings',
  { audiences: ['staff'], editors: 'staff' },
  {
    id: id(kept),
    key: line(kept),
    value: json<JsonValue>()({ read: ['staff'] }),
    version: integer({ default: 0, ...kept }),
    created_at: timestamp({ read: [], write: 'command' }),
    updated_at: timestamp(kept),
  },
);
