import { ChoiceInput, SwitchInput } from '../../components/form/ChoiceInput.tsx';
import { FieldGrid, FieldSection } from '../../components/form/FieldGrid.tsx';
import { TextInput } from '../../components/form/TextInput.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';

const NAMES = [
  'last_name_ja',
  'first_name_ja',
  'first_name_en',
  'last_name_en',
  'nickname_ja',
  'nickname_en',
] as const;
const TOOLS = ['slack_id', 'trello_id', 'calendar_id'] as const;

/** The fields of a member of staff, the same for a new one. */
export function MemberFields() {
  const t = useTranslate();
  return (
    <>
      <FieldSection title={t('office.members.rights')} hint={t('office.members.rights_hint')}>
        <FieldGrid>
          <TextInput
            source="email"
            type="email"
            label={t('office.members.email')}
            hint={t('office.members.email_hint')}
            isRequired
          />
          <ChoiceInput
            source="role"
            label={t('office.members.role')}
            isRequired
            choices={(['mentor', 'manager'] as const).map((role) => ({
              value: role,
              label: t(`office.members.roles.${role}`),
            }))}
          />
          <SwitchInput
            source="is_manager_of_applications"
            label={t('office.members.all_applications')}
            hint={t('office.members.all_applications_hint')}
          />
          <SwitchInput
            source="is_active"
            label={t('office.members.is_active')}
            hint={t('office.members.is_active_hint')}
          />
        </FieldGrid>
      </FieldSection>
      <FieldSection title={t('office.members.names')} hint={t('office.members.names_hint')}>
        <FieldGrid>
          {NAMES.map((name) => (
            <TextInput key={name} source={name} label={t(`office.members.${name}`)} />
          ))}
        </FieldGrid>
      </FieldSection>
      <FieldSection title={t('office.members.contact')}>
        <FieldGrid>
          <TextInput source="phone_num" type="tel" label={t('office.members.phone_num')} />
          {TOOLS.map((name) => (
            <TextInput key={name} source={name} label={t(`office.members.${name}`)} />
          ))}
        </FieldGrid>
      </FieldSection>
    </>
  );
}
