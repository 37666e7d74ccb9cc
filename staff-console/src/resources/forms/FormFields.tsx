import { useWatch } from 'react-hook-form';
import { FORM_QUESTION_KINDS } from '../../../../domain/event-form.ts';
import type { LanguageMap } from '../../../../domain/languages.ts';
import { ChoiceInput, SwitchInput } from '../../components/form/ChoiceInput.tsx';
import { FieldGrid, FieldSection } from '../../components/form/FieldGrid.tsx';
import { LanguageMapInput } from '../../components/form/LanguageMapInput.tsx';
import { NestedList } from '../../components/form/NestedList.tsx';
import { TextInput } from '../../components/form/TextInput.tsx';
import { usePick, useSay } from '../../i18n/use-words.ts';
import { OptionsInput } from './OptionsInput.tsx';

/** What one chooses from, where there is something to choose. */
function Options({ kind, source }: { kind: string; source: string }) {
  const chosen: unknown = useWatch({ name: kind });
  return chosen === 'choice' || chosen === 'choices' ? <OptionsInput source={source} /> : null;
}

/** The fields of a form, the same for a new one. */
export function FormFields() {
  const say = useSay();
  const pick = usePick();
  return (
    <FieldSection title={say('content.forms.one')}>
      <TextInput
        source="name"
        label={say('content.forms.name')}
        hint={say('content.forms.name_hint')}
        isRequired
      />
      <NestedList
        source="form_questions"
        label={say('content.forms.questions')}
        hint={say('content.forms.questions_hint')}
        addLabel={say('content.forms.add_question')}
        positionField="position"
        newRow={() => ({ kind: 'text', is_required: false })}
        rowTitle={(row, index) =>
          `${index + 1}. ${pick(row['title'] as LanguageMap | undefined) || say('content.forms.new_question')}`
        }
        renderRow={(at) => (
          <FieldGrid min={300}>
            <LanguageMapInput source={at('title')} label={say('content.forms.question')} isRequired />
            <ChoiceInput
              source={at('kind')}
              label={say('content.forms.kind')}
              isRequired
              choices={FORM_QUESTION_KINDS.map((kind) => ({
                value: kind,
                label: say(`content.forms.kinds.${kind}`),
              }))}
            />
            <Options kind={at('kind')} source={at('options')} />
            <SwitchInput source={at('is_required')} label={say('content.forms.is_required')} />
          </FieldGrid>
        )}
      />
    </FieldSection>
  );
}
