const CODE = /^[A-Z]{2}$/;

/**
 * Countries of a list such as "VN, ID" by name, each once; what is no code of a country stands as it was written.
 */
export function countryNames(list: string | null | undefined, language: string): string[] {
  const names = new Intl.DisplayNames([language, 'en'], { type: 'region' });
  const parts = (list ?? '').split(/[,、]/).map((part) => part.trim());
  const named = parts.filter(Boolean).map((part) => (CODE.test(part) ? (names.of(part) ?? part) : part));
  return [...new Set(named)];
}
