import type { StaffRecord, StaffRow } from '../../../../server/staff/contract.ts';

export type StudentRow = StaffRow<'users'>;
export type Student = StaffRecord<'users'>;
/** A student whom the reader looks after, and so sees wholly. */
export type WholeStudent = Exclude<Student, { view: 'recommending' }>;

interface Named {
  id: number | string;
  first_name: string | null;
  last_name: string | null;
}

/** The name as the student writes it, family name first; the number where there is none yet. */
export function studentName({ id, first_name, last_name }: Named): string {
  return [last_name, first_name].filter(Boolean).join(' ') || `#${id}`;
}

export function kanaName(row: { first_name_kana: string | null; last_name_kana: string | null }): string {
  return [row.last_name_kana, row.first_name_kana].filter(Boolean).join(' ');
}
