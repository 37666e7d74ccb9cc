import { FieldSection } from '../../../components/form/FieldGrid.tsx';
import { LanguageMapInput } from '../../../components/form/LanguageMapInput.tsx';
import { useTranslate } from '../../../i18n/use-translate.ts';

const FIELDS = ['business_description', 'vision', 'appeal_point'] as const;

export function WordFields() {
  const t = useTranslate();
  return (
    <FieldSection title={t('companies.tabs.words')}>
      <LanguageMapInput
        source="hf_recommend_sentence"
        label={t('companies.hf_recommend_sentence')}
        hint={t('companies.hf_recommend_sentence_hint')}
        kind="text"
      />
      {FIELDS.map((field) => (
        <LanguageMapInput key={field} source={field} label={t(`companies.${field}`)} kind="text" />
      ))}
    </FieldSection>
  );
}
