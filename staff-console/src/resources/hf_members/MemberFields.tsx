import { ChoiceInput, SwitchInput } from '../../components/form/ChoiceInput.tsx';
import { FieldGrid, FieldSection } from '../../components/form/FieldGrid.tsx';
import { TextInput } from '../../components/form/TextInput.tsx';
import { useSay } from '../../i18n/use-words.ts';

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
  const say = useSay();
  return (
    <>
      <FieldSection title={say('office.members.rights')} hint={say('office.members.rights_hint')}>
        <FieldGrid>
          <TextInput
            source="email"
            type="email"
            label={say('office.members.email')}
            hint={say('office.members.email_hint')}
            isRequired
          />
          <ChoiceInput
            source="role"
            label={say('office.members.role')}
            isRequired
            choices={(['mentor', 'manager'] as const).map((role) => ({
              value: role,
              label: say(`office.members.roles.${role}`),
            }))}
          />
          <SwitchInput
            source="is_manager_of_applications"
            label={say('office.members.all_applications')}
            hint={say('office.members.all_applications_hint')}
          />
          <SwitchInput
            source="is_active"
            label={say('office.members.is_active')}
            hint={say('office.members.is_active_hint')}
          />
        </FieldGrid>
      </FieldSection>
      <FieldSection title={say('office.members.names')} hint={say('office.members.names_hint')}>
        <FieldGrid>
          {NAMES.map((name) => (
            <TextInput key={name} source={name} label={say(`office.members.${name}`)} />
          ))}
        </FieldGrid>
      </FieldSection>
      <FieldSection title={say('office.members.contact')}>
        <FieldGrid>
          <TextInput source="phone_num" type="tel" label={say('office.members.phone_num')} />
          {TOOLS.map((name) => (
            <TextInput key={name} source={name} label={say(`office.members.${name}`)} />
          ))}
        </FieldGrid>
      </FieldSection>
    </>
  );
}
