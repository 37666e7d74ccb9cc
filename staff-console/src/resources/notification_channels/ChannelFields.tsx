import { FieldGrid, FieldSection } from '../../components/form/FieldGrid.tsx';
import { TextInput } from '../../components/form/TextInput.tsx';
import { useSay } from '../../i18n/use-words.ts';

/** The fields of a channel. The address is written and never read: of one that stands its field is empty. */
export function ChannelFields({ isNew = false }: { isNew?: boolean }) {
  const say = useSay();
  return (
    <FieldSection title={say('office.channels.one')} hint={say('office.channels.hint')}>
      <FieldGrid min={300}>
        <TextInput
          source="name"
          label={say('office.channels.name')}
          hint={say('office.channels.name_hint')}
          isRequired
        />
        <TextInput
          source="url"
          type="url"
          label={say('office.channels.url')}
          hint={say(isNew ? 'office.channels.url_new_hint' : 'office.channels.url_hint')}
          isRequired={isNew}
        />
      </FieldGrid>
    </FieldSection>
  );
}
