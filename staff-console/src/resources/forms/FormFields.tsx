import { useWatch } from 'react-hook-form';
import { form } from '../../../../domain/entities/form.ts';
import { FORM_QUESTION_KINDS } from '../../../../domain/event-form.ts';
import type { LanguageMap } from '../../../../domain/languages.ts';
import { ChoiceInput, SwitchInput } from '../../components/form/ChoiceInput.tsx';
import { FieldGrid, FieldSection } from '../../components/form/FieldGrid.tsx';
import { LanguageMapInput } from '../../components/form/LanguageMapInput.tsx';
import { NestedList } from '../../components/form/NestedList.tsx';
import { TextInput } from '../../components/form/TextInput.tsx';
import { usePick, useTranslate } from '../../i18n/use-translate.ts';
import { OptionsInput } from './OptionsInput.tsx';

/** What one chooses from, where there is something to choose. */
function Options({ kind, source }: { kind: string; source: string }) {
  const chosen: unknown = useWatch({ name: kind });
  return chosen === 'choice' || chosen === 'choices' ? <OptionsInput source={source} /> : null;
}

/** The fields of a form, the same for a new one. */
export function FormFields() {
  const t = useTranslate();
  const pick = usePick();
  return (
    <FieldSection title={t('content.forms.one')}>
      <TextInput
        source="name"
        label={t('content.forms.name')}
        hint={t('content.forms.name_hint')}
        isRequired
      />
      <NestedList
        source="form_questions"
        of={form.fields.form_questions}
        label={t('content.forms.questions')}
        hint={t('content.forms.questions_hint')}
        addLabel={t('content.forms.add_question')}
        positionField="position"
        newRow={() => ({ kind: 'text', is_required: false })}
        rowTitle={(row, index) =>
          `${index + 1}. ${pick(row['title'] as LanguageMap | undefined) || t('content.forms.new_question')}`
        }
        renderRow={(at) => (
          <FieldGrid min={300}>
            <LanguageMapInput source={at('title')} label={t('content.forms.question')} isRequired />
            <ChoiceInput
              source={at('kind')}
              label={t('content.forms.kind')}
              isRequired
              choices={FORM_QUESTION_KINDS.map((kind) => ({
                value: kind,
                label: t(`content.forms.kinds.${kind}`),
              }))}
            />
            <Options kind={at('kind')} source={at('options')} />
            <SwitchInput source={at('is_required')} label={t('content.forms.is_required')} />
          </FieldGrid>
        )}
      />
    </FieldSection>
  );
}
