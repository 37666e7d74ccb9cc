import { LINE_MAX } from '../../../../domain/constants.ts';
import { ChoiceInput, SwitchInput } from '../../components/form/ChoiceInput.tsx';
import { DayInput } from '../../components/form/DateTimeInput.tsx';
import { LanguageMapInput } from '../../components/form/LanguageMapInput.tsx';
import { LinkRowsSelect } from '../../components/form/LinkRowsSelect.tsx';
import { MasterSelect } from '../../components/form/MasterSelect.tsx';
import { MoneyInput, NumberInput } from '../../components/form/NumberInput.tsx';
import { TextInput } from '../../components/form/TextInput.tsx';
import type { InputProps } from '../../components/form/use-record-field.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { useMasterItems, type MasterSetName } from '../../lib/use-master-data.ts';
import type { Field } from './fields.ts';
import { useChoiceLabel, useFieldHint } from './words.ts';

/** Several of a set of the master data, each a row of its own. */
function MasterLinks({ set, column, ...props }: InputProps & { set: MasterSetName; column: string }) {
  return <LinkRowsSelect {...props} column={column} {...useMasterItems(set)} />;
}

/** The input of one plain field. */
export function FieldInput({ field }: { field: Field }) {
  const t = useTranslate();
  const hint = useFieldHint(field.name);
  const labelOf = useChoiceLabel();
  const props = {
    source: field.name,
    label: t(`recruitments.fields.${field.name}`),
    ...(hint && { hint }),
  };
  switch (field.kind) {
    case 'line':
    case 'text':
      return <LanguageMapInput {...props} kind={field.kind} isRequired={field.isRequired} />;
    case 'switch':
      return <SwitchInput {...props} />;
    case 'yen':
      return <MoneyInput {...props} />;
    case 'number':
      return <NumberInput {...props} />;
    case 'hours':
      return <NumberInput {...props} decimals={2} unit={t('recruitments.hours_unit')} />;
    case 'day':
      return <DayInput {...props} />;
    case 'time':
      return <TextInput {...props} placeholder="09:00" maxLength={5} />;
    case 'url':
      return <TextInput {...props} type="url" maxLength={LINE_MAX} />;
    case 'choice':
      return (
        <ChoiceInput
          {...props}
          isRequired={field.isRequired}
          choices={field.choices.map((value) => ({ value, label: labelOf(value) }))}
        />
      );
    case 'master':
      return <MasterSelect {...props} set={field.set} />;
    case 'links':
      return <MasterLinks {...props} set={field.set} column={field.column} />;
  }
}
