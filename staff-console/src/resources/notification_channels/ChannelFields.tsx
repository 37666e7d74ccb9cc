import { FieldGrid, FieldSection } from '../../components/form/FieldGrid.tsx';
import { TextInput } from '../../components/form/TextInput.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';

/** The fields of a channel. The address is written and never read: of one that stands its field is empty. */
export function ChannelFields({ isNew = false }: { isNew?: boolean }) {
  const t = useTranslate();
  return (
    <FieldSection title={t('office.channels.one')} hint={t('office.channels.hint')}>
      <FieldGrid min={300}>
        <TextInput
          source="name"
          label={t('office.channels.name')}
          hint={t('office.channels.name_hint')}
          isRequired
        />
        <TextInput
          source="url"
          type="url"
          label={t('office.channels.url')}
          hint={t(isNew ? 'office.channels.url_new_hint' : 'office.channels.url_hint')}
          isRequired={isNew}
        />
      </FieldGrid>
    </FieldSection>
  );
}
