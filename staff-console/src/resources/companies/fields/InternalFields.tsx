import { LONG_TEXT_MAX, URL_MAX } from '../../../../../domain/constants.ts';
import { FieldSection } from '../../../components/form/FieldGrid.tsx';
import { TextInput } from '../../../components/form/TextInput.tsx';
import { useSay } from '../../../i18n/use-words.ts';

export function InternalFields() {
  const say = useSay();
  return (
    <FieldSection title={say('companies.internal_data')} hint={say('companies.internal_hint')}>
      <TextInput
        source="internal_data.resume_submit_alert"
        label={say('companies.resume_submit_alert')}
        hint={say('companies.resume_submit_alert_hint')}
        isMultiline
        maxLength={LONG_TEXT_MAX}
      />
      <TextInput
        source="internal_data.memo"
        label={say('companies.memo')}
        isMultiline
        maxLength={LONG_TEXT_MAX}
      />
      <TextInput
        source="internal_data.minutes_link"
        label={say('companies.minutes_link')}
        type="url"
        maxLength={URL_MAX}
      />
    </FieldSection>
  );
}
