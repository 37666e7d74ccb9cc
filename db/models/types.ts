/** A text per language code, { ja: …, en: … }. Missing languages are absent, never null. */
export type LanguageMap = Partial<Record<string, string>>;

export type JsonObject = { [key: string]: unknown };
export type JsonValue = string | number | boolean | JsonObject | unknown[];
