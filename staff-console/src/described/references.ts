import type { StaffResourceName, StaffRow } from '../../../server/client/resources.ts';
import { studentName } from '../lib/student-names.ts';
import type { Wording } from './wording.ts';

interface Reference<N extends StaffResourceName> {
  nameOf(row: StaffRow<N>, wording: Wording): string;
  sort?: { field: string; order: 'ASC' | 'DESC' };
  /** Narrows what a form offers; a list can be narrowed to any. */
  filter?: Record<string, unknown>;
}

/** Resources that fields and filters choose from, by the name that a field's table has for them. */
export const REFERENCES = {
  companies: { nameOf: (row, { pick }) => pick(row.official_name) },
  forms: { nameOf: (row) => row.name },
  hf_members: {
    nameOf: (row, { pick }) => pick(row.names) || row.email,
    sort: { field: 'id', order: 'ASC' },
    filter: { is_active: true },
  },
  notification_channels: { nameOf: (row) => row.name, sort: { field: 'name', order: 'ASC' } },
  users: { nameOf: (row) => `${studentName(row)} #${row.id}` },
} as const satisfies { [N in StaffResourceName]?: Reference<N> };

export type ReferenceName = keyof typeof REFERENCES;

/** Whether a field chooses from a resource, and not from the master data. */
export const isReference = (set: string): set is ReferenceName => Object.hasOwn(REFERENCES, set);
