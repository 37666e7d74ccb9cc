import { SwitchInput } from '../../components/form/ChoiceInput.tsx';
import { FieldGrid, FieldSection } from '../../components/form/FieldGrid.tsx';
import { TextInput } from '../../components/form/TextInput.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';

/** The fields of a code, the same for a new one. */
export function ReferralCodeFields() {
  const t = useTranslate();
  return (
    <FieldSection title={t('office.codes.one')} hint={t('office.codes.hint')}>
      <FieldGrid>
        <TextInput
          source="token"
          label={t('office.codes.token')}
          hint={t('office.codes.token_hint')}
          maxLength={40}
          isRequired
        />
        <TextInput source="label" label={t('office.codes.label')} hint={t('office.codes.label_hint')} />
        <SwitchInput
          source="is_active"
          label={t('office.codes.is_active')}
          hint={t('office.codes.is_active_hint')}
        />
      </FieldGrid>
    </FieldSection>
  );
}
