import { LONG_TEXT_MAX, URL_MAX } from '../../../../../domain/constants.ts';
import { FieldSection } from '../../../components/form/FieldGrid.tsx';
import { TextInput } from '../../../components/form/TextInput.tsx';
import { useTranslate } from '../../../i18n/use-translate.ts';

export function InternalFields() {
  const t = useTranslate();
  return (
    <FieldSection title={t('companies.internal_data')} hint={t('companies.internal_hint')}>
      <TextInput
        source="internal_data.resume_submit_alert"
        label={t('companies.resume_submit_alert')}
        hint={t('companies.resume_submit_alert_hint')}
        isMultiline
        maxLength={LONG_TEXT_MAX}
      />
      <TextInput
        source="internal_data.memo"
        label={t('companies.memo')}
        isMultiline
        maxLength={LONG_TEXT_MAX}
      />
      <TextInput
        source="internal_data.minutes_link"
        label={t('companies.minutes_link')}
        type="url"
        maxLength={URL_MAX}
      />
    </FieldSection>
  );
}
