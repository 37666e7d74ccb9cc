import { course } from '../../../../domain/entities/course.ts';
import type { LanguageMap } from '../../../../domain/languages.ts';
import { SwitchInput } from '../../components/form/ChoiceInput.tsx';
import { FieldGrid, FieldSection } from '../../components/form/FieldGrid.tsx';
import { LanguageMapInput } from '../../components/form/LanguageMapInput.tsx';
import { NestedList } from '../../components/form/NestedList.tsx';
import { NumberInput } from '../../components/form/NumberInput.tsx';
import { TextInput } from '../../components/form/TextInput.tsx';
import { usePick, useTranslate } from '../../i18n/use-translate.ts';

/** The fields of a course with its lessons, the same for a new one. */
export function CourseFields() {
  const t = useTranslate();
  const pick = usePick();
  return (
    <>
      <FieldSection title={t('content.words')}>
        <FieldGrid>
          <NumberInput
            source="position"
            label={t('learning.courses.position')}
            hint={t('learning.courses.position_hint')}
          />
          <SwitchInput source="is_released" label={t('content.is_released')} />
        </FieldGrid>
        <LanguageMapInput source="title" label={t('content.name')} isRequired />
        <LanguageMapInput source="description" label={t('learning.courses.description')} kind="rich" />
      </FieldSection>
      <FieldSection title={t('learning.courses.lessons')}>
        <NestedList
          source="lessons"
          of={course.fields.lessons}
          label={t('learning.courses.lessons')}
          hint={t('learning.courses.lessons_hint')}
          addLabel={t('learning.courses.add_lesson')}
          positionField="index_in_course"
          rowTitle={(row, index) =>
            `${index + 1}. ${pick(row['title'] as LanguageMap | undefined) || t('learning.courses.new_lesson')}`
          }
          renderRow={(at) => (
            <FieldGrid min={600}>
              <LanguageMapInput source={at('title')} label={t('learning.courses.lesson')} isRequired />
              <TextInput
                source={at('video_url')}
                type="url"
                label={t('learning.courses.video_url')}
                hint={t('learning.courses.video_url_hint')}
              />
              <LanguageMapInput
                source={at('description')}
                label={t('learning.courses.lesson_text')}
                kind="rich"
              />
            </FieldGrid>
          )}
        />
      </FieldSection>
    </>
  );
}
