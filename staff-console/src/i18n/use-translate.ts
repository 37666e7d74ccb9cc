import { useLocale, useTranslate as useReactAdminTranslate } from 'ra-core';
import { pickText, type LanguageMap } from '../../../domain/languages.ts';
import type { MessageKey } from './messages.ts';

export type Translate = (key: MessageKey, values?: Record<string, unknown>) => string;

/** Translates interface texts into the language of the screen. A misspelt key is a type error. */
export function useTranslate(): Translate {
  return useReactAdminTranslate();
}

/** The text of a language map for the screen: its language, else another, '' when there is none. */
export function usePick(): (map: LanguageMap | null | undefined) => string {
  const locale = useLocale();
  return (map) => pickText(map, locale)?.text ?? '';
}
