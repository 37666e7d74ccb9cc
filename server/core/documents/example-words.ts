import words from './example-words.json' with { type: 'json' };

/**
 * Example values for the documents, by field name and value type. Invented people and companies only. A field
 * not listed here gets the simplest value its schema allows.
 */
export const EXAMPLES: {
  texts: Partial<Record<string, { en: string; ja: string }>>;
  any_text: { en: string; ja: string };
  words: Partial<Record<string, string>>;
  numbers: Partial<Record<string, number>>;
  /** Flags usually true; the others are shown as false. */
  usually_true: readonly string[];
  a_time: string;
  /** Timestamps shown in examples even where optional. */
  times: readonly string[];
  a_day: string;
  days: Partial<Record<string, string>>;
} = words;
