import { SwitchInput } from '../../components/form/ChoiceInput.tsx';
import { FieldGrid, FieldSection } from '../../components/form/FieldGrid.tsx';
import { TextInput } from '../../components/form/TextInput.tsx';
import { useSay } from '../../i18n/use-words.ts';

/** The fields of a code, the same for a new one. */
export function ReferralCodeFields() {
  const say = useSay();
  return (
    <FieldSection title={say('office.codes.one')} hint={say('office.codes.hint')}>
      <FieldGrid>
        <TextInput
          source="token"
          label={say('office.codes.token')}
          hint={say('office.codes.token_hint')}
          maxLength={40}
          isRequired
        />
        <TextInput source="label" label={say('office.codes.label')} hint={say('office.codes.label_hint')} />
        <SwitchInput
          source="is_active"
          label={say('office.codes.is_active')}
          hint={say('office.codes.is_active_hint')}
        />
      </FieldGrid>
    </FieldSection>
  );
}
