import { DateTimeInput } from '../../components/form/DateTimeInput.tsx';
import { FieldGrid, FieldSection } from '../../components/form/FieldGrid.tsx';
import { LanguageMapInput } from '../../components/form/LanguageMapInput.tsx';
import { PictureInput, thumbnailAddress } from '../../components/form/PictureInput.tsx';
import { SwitchInput } from '../../components/form/ChoiceInput.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';

/** The fields of an article, the same for a new one. */
export function ArticleFields() {
  const t = useTranslate();
  return (
    <>
      <FieldSection title={t('articles.publishing')}>
        <FieldGrid>
          <DateTimeInput
            source="publish_at"
            label={t('articles.publish_at')}
            hint={t('articles.publish_at_hint')}
          />
          <SwitchInput source="is_hidden" label={t('articles.is_hidden')} />
        </FieldGrid>
      </FieldSection>
      <FieldSection title={t('articles.words')}>
        <PictureInput
          source="thumbnail_file_id"
          addressOf={thumbnailAddress}
          purpose="event_thumbnail"
          label={t('articles.thumbnail')}
          hint={t('articles.thumbnail_hint')}
        />
        <LanguageMapInput source="title" label={t('articles.name')} isRequired />
        <LanguageMapInput
          source="content"
          label={t('articles.content')}
          hint={t('articles.content_hint')}
          kind="rich"
        />
        <LanguageMapInput
          source="after_signup_content"
          label={t('articles.after_signup_content')}
          hint={t('articles.after_signup_content_hint')}
          kind="rich"
        />
        <LanguageMapInput
          source="call_to_action"
          label={t('articles.call_to_action')}
          hint={t('articles.call_to_action_hint')}
        />
      </FieldSection>
    </>
  );
}
