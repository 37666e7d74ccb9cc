import type { LanguageMap } from '../../../../domain/languages.ts';
import { SwitchInput } from '../../components/form/ChoiceInput.tsx';
import { FieldGrid, FieldSection } from '../../components/form/FieldGrid.tsx';
import { LanguageMapInput } from '../../components/form/LanguageMapInput.tsx';
import { NestedList } from '../../components/form/NestedList.tsx';
import { NumberInput } from '../../components/form/NumberInput.tsx';
import { TextInput } from '../../components/form/TextInput.tsx';
import { usePick, useSay } from '../../i18n/use-words.ts';

/** The fields of a course with its lessons, the same for a new one. */
export function CourseFields() {
  const say = useSay();
  const pick = usePick();
  return (
    <>
      <FieldSection title={say('content.words')}>
        <FieldGrid>
          <NumberInput
            source="position"
            label={say('learning.courses.position')}
            hint={say('learning.courses.position_hint')}
          />
          <SwitchInput source="is_released" label={say('content.is_released')} />
        </FieldGrid>
        <LanguageMapInput source="title" label={say('content.name')} isRequired />
        <LanguageMapInput source="description" label={say('learning.courses.description')} kind="rich" />
      </FieldSection>
      <FieldSection title={say('learning.courses.lessons')}>
        <NestedList
          source="lessons"
          label={say('learning.courses.lessons')}
          hint={say('learning.courses.lessons_hint')}
          addLabel={say('learning.courses.add_lesson')}
          positionField="index_in_course"
          rowTitle={(row, index) =>
            `${index + 1}. ${pick(row['title'] as LanguageMap | undefined) || say('learning.courses.new_lesson')}`
          }
          renderRow={(at) => (
            <FieldGrid min={600}>
              <LanguageMapInput source={at('title')} label={say('learning.courses.lesson')} isRequired />
              <TextInput
                source={at('video_url')}
                type="url"
                label={say('learning.courses.video_url')}
                hint={say('learning.courses.video_url_hint')}
              />
              <LanguageMapInput
                source={at('description')}
                label={say('learning.courses.lesson_text')}
                kind="rich"
              />
            </FieldGrid>
          )}
        />
      </FieldSection>
    </>
  );
}
