import { useLocale } from 'react-admin';
import { COMMENT_MAX, LINE_MAX } from '../../../../domain/constants.ts';
import { LANGUAGE_CODES } from '../../../../domain/languages.ts';
import { ChoiceInput } from '../../components/form/ChoiceInput.tsx';
import { FieldSection } from '../../components/form/FieldGrid.tsx';
import { TextInput } from '../../components/form/TextInput.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';
import { languageName } from '../../../../web/languages.ts';
import { inWorkingOrder } from '../../lib/map-languages.ts';

/** The fields of a saved comment, the same for a new one. */
export function SavedCommentFields() {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <FieldSection title={t('saved_comments.fields')}>
      <TextInput
        source="title"
        label={t('saved_comments.name')}
        hint={t('saved_comments.name_hint')}
        isRequired
        maxLength={LINE_MAX}
      />
      <ChoiceInput
        source="language_id"
        label={t('saved_comments.language')}
        isRequired
        choices={inWorkingOrder(LANGUAGE_CODES).map((code) => ({
          value: LANGUAGE_CODES.indexOf(code) + 1,
          label: languageName(code, locale),
        }))}
      />
      <TextInput
        source="body"
        label={t('saved_comments.body')}
        hint={t('saved_comments.body_hint')}
        isRequired
        isMultiline
        maxLength={COMMENT_MAX}
      />
    </FieldSection>
  );
}
