import type { StaffRow } from '../../../../server/client/resources.ts';
import { usePick } from '../../i18n/use-translate.ts';
import { ReferenceFilter } from './ReferenceFilter.tsx';

interface CompanyFilterProps {
  label: string;
  value: unknown;
  onChange(value: unknown): void;
}

/** The company a list is narrowed to, found by name. */
export function CompanyFilter({ label, value, onChange }: CompanyFilterProps) {
  const pick = usePick();
  return (
    <ReferenceFilter<StaffRow<'companies'>>
      reference="companies"
      label={label}
      nameOf={(company) => pick(company.official_name)}
      value={value}
      onChange={onChange}
    />
  );
}
