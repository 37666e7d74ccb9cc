import type { StaffRecord, StaffRow } from '../../../../server/client/resources.ts';

export type StudentRow = StaffRow<'users'>;
export type Student = StaffRecord<'users'>;
/** A student whom the reader looks after, and so sees wholly. */
export type WholeStudent = Exclude<Student, { view: 'recommending' }>;
