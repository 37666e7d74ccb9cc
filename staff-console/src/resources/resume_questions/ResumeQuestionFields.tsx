import { useWatch } from 'react-hook-form';
import type { LanguageMap } from '../../../../domain/languages.ts';
import { ChoiceInput, SwitchInput } from '../../components/form/ChoiceInput.tsx';
import { FieldGrid, FieldSection } from '../../components/form/FieldGrid.tsx';
import { LanguageMapInput } from '../../components/form/LanguageMapInput.tsx';
import { NestedList } from '../../components/form/NestedList.tsx';
import { NumberInput } from '../../components/form/NumberInput.tsx';
import { TextInput } from '../../components/form/TextInput.tsx';
import { usePick, useSay } from '../../i18n/use-words.ts';

interface Template {
  id?: number;
  _destroy?: boolean;
  template_name?: LanguageMap;
}

/** Saved templates alone have a number to be named by. */
function DefaultTemplate() {
  const say = useSay();
  const pick = usePick();
  const templates = (useWatch({ name: 'templates' }) ?? []) as Template[];
  return (
    <ChoiceInput<number>
      source="default_template_id"
      label={say('learning.questions.default_template')}
      hint={say('learning.questions.default_template_hint')}
      choices={templates.flatMap(({ id, _destroy, template_name }) =>
        id && !_destroy ? [{ value: id, label: pick(template_name) || `#${id}` }] : [],
      )}
    />
  );
}

/** The fields of a question, the same for a new one. */
export function ResumeQuestionFields() {
  const say = useSay();
  const pick = usePick();
  return (
    <>
      <FieldSection title={say('learning.questions.words')}>
        <TextInput
          source="title_for_hf_member"
          label={say('learning.questions.for_staff')}
          hint={say('learning.questions.for_staff_hint')}
        />
        <LanguageMapInput source="title" label={say('learning.questions.one')} isRequired />
        <LanguageMapInput source="purpose" label={say('learning.questions.purpose')} kind="text" />
        <LanguageMapInput source="explanation" label={say('learning.questions.explanation')} kind="text" />
      </FieldSection>
      <FieldSection title={say('learning.questions.use')}>
        <FieldGrid>
          <NumberInput
            source="default_num_of_characters_ja"
            label={say('learning.questions.characters')}
            hint={say('learning.questions.count_hint')}
          />
          <NumberInput
            source="default_num_of_words_en"
            label={say('learning.questions.word_count')}
            hint={say('learning.questions.count_hint')}
          />
          <SwitchInput
            source="default_is_display_in_resume"
            label={say('learning.questions.in_resume')}
            hint={say('learning.questions.in_resume_hint')}
          />
          <SwitchInput
            source="is_allow_reuse"
            label={say('learning.questions.reuse')}
            hint={say('learning.questions.reuse_hint')}
          />
          <SwitchInput
            source="disabled"
            label={say('learning.questions.disabled')}
            hint={say('learning.questions.disabled_hint')}
          />
        </FieldGrid>
      </FieldSection>
      <FieldSection title={say('learning.questions.templates')}>
        <DefaultTemplate />
        <NestedList
          source="templates"
          label={say('learning.questions.templates')}
          hint={say('learning.questions.templates_hint')}
          positionField="position"
          rowTitle={(row, index) =>
            pick(row['template_name'] as LanguageMap | undefined) ||
            say('learning.questions.template', { number: index + 1 })
          }
          renderRow={(at) => (
            <FieldGrid min={600}>
              <LanguageMapInput
                source={at('template_name')}
                label={say('learning.questions.template_name')}
                isRequired
              />
              <LanguageMapInput
                source={at('template_text')}
                label={say('learning.questions.template_text')}
                kind="text"
              />
            </FieldGrid>
          )}
        />
      </FieldSection>
    </>
  );
}
