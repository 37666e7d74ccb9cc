import { useWatch } from 'react-hook-form';
import { resumeQuestion } from '../../../../domain/entities/resume-question.ts';
import type { LanguageMap } from '../../../../domain/languages.ts';
import { ChoiceInput, SwitchInput } from '../../components/form/ChoiceInput.tsx';
import { FieldGrid, FieldSection } from '../../components/form/FieldGrid.tsx';
import { LanguageMapInput } from '../../components/form/LanguageMapInput.tsx';
import { NestedList } from '../../components/form/NestedList.tsx';
import { NumberInput } from '../../components/form/NumberInput.tsx';
import { TextInput } from '../../components/form/TextInput.tsx';
import { usePick, useTranslate } from '../../i18n/use-translate.ts';

interface Template {
  id?: number;
  _destroy?: boolean;
  template_name?: LanguageMap;
}

/** Saved templates alone have a number to be named by. */
function DefaultTemplate() {
  const t = useTranslate();
  const pick = usePick();
  const templates = (useWatch({ name: 'templates' }) ?? []) as Template[];
  return (
    <ChoiceInput<number>
      source="default_template_id"
      label={t('learning.questions.default_template')}
      hint={t('learning.questions.default_template_hint')}
      choices={templates.flatMap(({ id, _destroy, template_name }) =>
        id && !_destroy ? [{ value: id, label: pick(template_name) || `#${id}` }] : [],
      )}
    />
  );
}

/** The fields of a question, the same for a new one. */
export function ResumeQuestionFields() {
  const t = useTranslate();
  const pick = usePick();
  return (
    <>
      <FieldSection title={t('learning.questions.words')}>
        <TextInput
          source="title_for_hf_member"
          label={t('learning.questions.for_staff')}
          hint={t('learning.questions.for_staff_hint')}
        />
        <LanguageMapInput source="title" label={t('learning.questions.one')} isRequired />
        <LanguageMapInput source="purpose" label={t('learning.questions.purpose')} kind="text" />
        <LanguageMapInput source="explanation" label={t('learning.questions.explanation')} kind="text" />
      </FieldSection>
      <FieldSection title={t('learning.questions.use')}>
        <FieldGrid>
          <NumberInput
            source="default_num_of_characters_ja"
            label={t('learning.questions.characters')}
            hint={t('learning.questions.count_hint')}
          />
          <NumberInput
            source="default_num_of_words_en"
            label={t('learning.questions.word_count')}
            hint={t('learning.questions.count_hint')}
          />
          <SwitchInput
            source="default_is_display_in_resume"
            label={t('learning.questions.in_resume')}
            hint={t('learning.questions.in_resume_hint')}
          />
          <SwitchInput
            source="is_allow_reuse"
            label={t('learning.questions.reuse')}
            hint={t('learning.questions.reuse_hint')}
          />
          <SwitchInput
            source="disabled"
            label={t('learning.questions.disabled')}
            hint={t('learning.questions.disabled_hint')}
          />
        </FieldGrid>
      </FieldSection>
      <FieldSection title={t('learning.questions.templates')}>
        <DefaultTemplate />
        <NestedList
          source="templates"
          of={resumeQuestion.fields.templates}
          label={t('learning.questions.templates')}
          hint={t('learning.questions.templates_hint')}
          positionField="position"
          rowTitle={(row, index) =>
            pick(row['template_name'] as LanguageMap | undefined) ||
            t('learning.questions.template', { number: index + 1 })
          }
          renderRow={(at) => (
            <FieldGrid min={600}>
              <LanguageMapInput
                source={at('template_name')}
                label={t('learning.questions.template_name')}
                isRequired
              />
              <LanguageMapInput
                source={at('template_text')}
                label={t('learning.questions.template_text')}
                kind="text"
              />
            </FieldGrid>
          )}
        />
      </FieldSection>
    </>
  );
}
