import { useFormContext } from 'react-hook-form';
import { SwitchInput } from '../../../components/form/ChoiceInput.tsx';
import type { Data } from '../../../lib/record-changes.ts';

/** Which row of a list is the main one: making one so takes it from the others. */
export function MainSwitch({
  list,
  index,
  field,
  label,
}: {
  list: string;
  index: number;
  field: string;
  label: string;
}) {
  const form = useFormContext<Record<string, Data[]>>();
  const takeFromOthers = () => {
    for (const [other, row] of (form.getValues(list) ?? []).entries())
      if (other !== index && row[field] === true)
        form.setValue(`${list}.${other}.${field}`, false, { shouldDirty: true });
  };
  return (
    <SwitchInput
      source={`${list}.${index}.${field}`}
      label={label}
      onSwitched={(isMain) => isMain && takeFromOthers()}
    />
  );
}
