/** `%words%` for LIKE and ILIKE, with its own signs escaped; the value still has to be escaped or bound. */
export const containing = (words: string): string => `%${words.replace(/[\\%_]/g, '\\$&')}%`;
