import type { LanguageMap } from '../lib/api-types.ts';
import { hasText, LangText } from './LangText.tsx';

/** A language map as a block of text, or null when there is nothing to show: for rows that leave themselves out. */
export function mapText(map: LanguageMap | null | undefined) {
  return hasText(map) ? <LangText map={map} block component="div" /> : null;
}
