import type { Field, Rows } from '../../../domain/entities/fields.ts';
import type { StaffResourceName, StaffRow } from '../../../server/client/resources.ts';
import type { MasterSetName } from '../lib/use-master-data.ts';
import { studentName } from '../lib/student-names.ts';
import type { Wording } from '../i18n/use-wording.ts';

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

/** What is neither in the master data nor chosen from a list. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  'events',
  'files',
  'resume_questions',
  'resume_question_templates',
]);

/** The set of the master data that a column names; null for another. */
export function masterSetOf(field: Field | undefined): MasterSetName | null {
  const set = field && 'set' in field && field.kind !== 'integer' ? field.set : undefined;
  return set === undefined || isReference(set) || ELSEWHERE.has(set) ? null : (set as MasterSetName);
}

/** The sets that the columns of an entity and of its rows name. */
export function masterSetsOf(fields: Rows): Readonly<Record<string, MasterSetName>> {
  const sets: Record<string, MasterSetName> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === 'list' || field.kind === 'one') Object.assign(sets, masterSetsOf(field.rows));
    const set = masterSetOf(field);
    if (set) sets[field.kind === 'links' ? field.column : name] = set;
  }
  return sets;
}
