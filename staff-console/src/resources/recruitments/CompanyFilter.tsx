import { useState } from 'react';
import { useGetList, useGetOne } from 'react-admin';
import type { StaffRow } from '../../../../server/staff/contract.ts';
import { SearchChoice } from '../../components/form/SearchChoice.tsx';
import { usePick, useSay } from '../../i18n/use-words.ts';
import { useDebounced } from '../../lib/use-debounced.ts';

type Company = StaffRow<'companies'>;
const SHOWN = 25;

/** The company a list is narrowed to, found by typing. */
export function CompanyFilter({ value, onChange }: { value: unknown; onChange(value: unknown): void }) {
  const say = useSay();
  const pick = usePick();
  const [text, setText] = useState('');
  const q = useDebounced(text.trim());
  const id = typeof value === 'number' ? value : undefined;
  const list = useGetList<Company>('companies', {
    filter: q ? { q } : {},
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'id', order: 'DESC' },
  });
  const one = useGetOne<Company>('companies', { id: id ?? 0 }, { enabled: id !== undefined });
  const choice = (row: Company) => ({ id: row.id, name: pick(row.official_name) });
  return (
    <SearchChoice
      label={say('recruitments.company')}
      isPending={list.isPending}
      choices={(list.data ?? []).map(choice)}
      chosen={id !== undefined && one.data ? [choice(one.data)] : []}
      onChoose={([chosen]) => onChange(chosen ?? null)}
      onSearch={setText}
    />
  );
}
