import { pickText } from '../../../domain/languages.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import type { LanguageMap } from '../lib/api-types.ts';
import { usePageLanguage } from '../lib/page-language.ts';

interface Props {
  /** A text of what is read: its language as it is shown is the one that counts. */
  words: LanguageMap;
  minutes: Readonly<Record<string, number>>;
}

/** How long a lesson or an article takes to read, as the server counted it. */
export function ReadingTime({ words, minutes }: Props) {
  const { t } = useTranslation();
  const language = pickText(words, usePageLanguage())?.language;
  const count = language === undefined ? undefined : minutes[language];
  return count === undefined ? null : t('readingMinutes', { count });
}
