import { DateTimeInput } from '../../components/form/DateTimeInput.tsx';
import { FieldGrid, FieldSection } from '../../components/form/FieldGrid.tsx';
import { LanguageMapInput } from '../../components/form/LanguageMapInput.tsx';
import { PictureInput, thumbnailAddress } from '../../components/form/PictureInput.tsx';
import { SwitchInput } from '../../components/form/ChoiceInput.tsx';
import { useSay } from '../../i18n/use-words.ts';

/** The fields of an article, the same for a new one. */
export function ArticleFields() {
  const say = useSay();
  return (
    <>
      <FieldSection title={say('articles.publishing')}>
        <FieldGrid>
          <DateTimeInput
            source="publish_at"
            label={say('articles.publish_at')}
            hint={say('articles.publish_at_hint')}
          />
          <SwitchInput source="is_hidden" label={say('articles.is_hidden')} />
        </FieldGrid>
      </FieldSection>
      <FieldSection title={say('articles.words')}>
        <PictureInput
          source="thumbnail_file_id"
          addressOf={thumbnailAddress}
          purpose="event_thumbnail"
          label={say('articles.thumbnail')}
          hint={say('articles.thumbnail_hint')}
        />
        <LanguageMapInput source="title" label={say('articles.name')} isRequired />
        <LanguageMapInput
          source="content"
          label={say('articles.content')}
          hint={say('articles.content_hint')}
          kind="rich"
        />
        <LanguageMapInput
          source="after_signup_content"
          label={say('articles.after_signup_content')}
          hint={say('articles.after_signup_content_hint')}
          kind="rich"
        />
        <LanguageMapInput
          source="call_to_action"
          label={say('articles.call_to_action')}
          hint={say('articles.call_to_action_hint')}
        />
      </FieldSection>
    </>
  );
}
