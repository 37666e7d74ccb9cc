import { useLocale, useTranslate } from 'react-admin';
import { pickText, type LanguageMap } from '../../../domain/languages.ts';
import type { MessageKey } from './messages.ts';

export type Say = (key: MessageKey, values?: Record<string, unknown>) => string;

/** The console's words in the language of the screen. A misspelt key is a type error. */
export function useSay(): Say {
  return useTranslate();
}

/** The text of a language map for the screen: its language, else another, '' when there is none. */
export function usePick(): (map: LanguageMap | null | undefined) => string {
  const locale = useLocale();
  return (map) => pickText(map, locale)?.text ?? '';
}
