/** A name of the master data within a sentence: Vietnamese begins it in lower case, as in "tiếng Nhật". */
export const inSentence = (name: string, language: string): string =>
  language === 'vi' ? name.charAt(0).toLocaleLowerCase(language) + name.slice(1) : name;
