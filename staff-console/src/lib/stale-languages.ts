import { isSame } from './record-changes.ts';

type TextMap = Readonly<Record<string, unknown>> | null | undefined;

const hasText = (map: TextMap, language: string) => !isSame(map?.[language], null);

/**
 * Translations that may not fit any more: a text that stood before was changed since the record was opened, and
 * these, which stood too, were not. Judged within the one editing, because only there it is certain what was
 * changed together; `known` are those the server says so about.
 */
export function staleLanguages(base: TextMap, now: TextMap, known: readonly string[] = []) {
  const stood = Object.keys(base ?? {}).filter((language) => hasText(base, language));
  const isChanged = (language: string) => !isSame(base?.[language], now?.[language]);
  const changed = stood.filter((language) => isChanged(language) && hasText(now, language));
  const untouched = stood.filter((language) => !isChanged(language));
  return {
    changed,
    stale: untouched.filter((language) => changed.length > 0 || known.includes(language)),
  };
}
