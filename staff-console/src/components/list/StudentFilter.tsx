import type { StaffRow } from '../../../../server/client/resources.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { studentName } from '../../lib/student-names.ts';
import { ReferenceFilter } from './ReferenceFilter.tsx';

/** The student a list is narrowed to, found by name in any writing; the number tells namesakes apart. */
export function StudentFilter({ value, onChange }: { value: unknown; onChange(value: unknown): void }) {
  const t = useTranslate();
  return (
    <ReferenceFilter<StaffRow<'users'>>
      reference="users"
      label={t('students.one')}
      nameOf={(row) => `${studentName(row)} #${row.id}`}
      value={value}
      onChange={onChange}
    />
  );
}
