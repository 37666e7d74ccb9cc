/** A name of the master data within a sentence: Vietnamese writes it small there, such as "tiếng Nhật". */
export const inSentence = (name: string, language: string): string =>
  language === 'vi' ? name.charAt(0).toLocaleLowerCase(language) + name.slice(1) : name;
