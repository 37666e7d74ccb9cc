import { FieldSection } from '../../../components/form/FieldGrid.tsx';
import { LanguageMapInput } from '../../../components/form/LanguageMapInput.tsx';
import { useSay } from '../../../i18n/use-words.ts';

const FIELDS = ['business_description', 'vision', 'appeal_point'] as const;

export function WordFields() {
  const say = useSay();
  return (
    <FieldSection title={say('companies.tabs.words')}>
      <LanguageMapInput
        source="hf_recommend_sentence"
        label={say('companies.hf_recommend_sentence')}
        hint={say('companies.hf_recommend_sentence_hint')}
        kind="text"
      />
      {FIELDS.map((field) => (
        <LanguageMapInput key={field} source={field} label={say(`companies.${field}`)} kind="text" />
      ))}
    </FieldSection>
  );
}
