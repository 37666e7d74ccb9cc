import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../project-root.ts';

/** Texts of one file, nested by key. */
export interface Texts {
  [key: string]: string | Texts;
}

/** Each front end's texts: a folder per language, a file per namespace. */
export const STUDENT_TEXTS = 'student-web/src/i18n';
export const CONSOLE_TEXTS = 'staff-console/src/i18n';
/** Texts that several places share: the server's messages, and the labels that both front ends show. */
export const MESSAGES = 'domain/messages';

/** Languages that have a subfolder. */
export function languagesIn(folder: string): string[] {
  const entries = fs.readdirSync(path.join(projectRoot, folder), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/** All texts of a language by file name. */
export function textsIn(folder: string, language: string): Record<string, Texts> {
  const files = path.join(projectRoot, folder, language);
  return Object.fromEntries(
    fs.readdirSync(files).map((file) => {
      const texts = JSON.parse(fs.readFileSync(path.join(files, file), 'utf8')) as Texts;
      return [path.basename(file, '.json'), texts];
    }),
  );
}

/** All texts of the student app, including the server messages it shares. */
export const studentTexts = (language: string): Record<string, Texts> => ({
  ...textsIn(STUDENT_TEXTS, language),
  applying: textsIn(MESSAGES, language)['applying']!,
  facts: textsIn(MESSAGES, language)['facts']!,
});

/** Separates the parts of a key, because a part may contain dots. */
export const BETWEEN = '\n';

/** Every text with its key, which starts with the file name. */
export function leavesOf(texts: Texts, key = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([name, value]) => {
    const here = key ? `${key}${BETWEEN}${name}` : name;
    return typeof value === 'string' ? [[here, value] as [string, string]] : leavesOf(value, here);
  });
}

const PLURAL = /_(?:zero|one|two|few|many|other)$/;

/** Strips the plural suffix from a key. */
export const withoutForm = (key: string): string => key.replace(PLURAL, '');

/**
 * The keys a language needs for the given English keys: for plurals, the forms of that language's plural rules,
 * plus `zero` where English has it.
 */
export function keysFor(language: string, english: readonly string[]): string[] {
  const all = new Set(english);
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const wanted = english.flatMap((key) => {
    const name = withoutForm(key);
    const isPlural = name !== key && all.has(`${name}_one`) && all.has(`${name}_other`);
    return isPlural && !key.endsWith('_zero') ? forms.map((form) => `${name}_${form}`) : [key];
  });
  return [...new Set(wanted)].sort();
}

/** A text's placeholders and tags, sorted: `{{name}}`, `%{name}`, `{name}`, `<name>`, `</name>`. */
export const fillingsOf = (text: string): string[] =>
  [...text.matchAll(/\{\{\s*\w+\s*\}\}|%?\{\w+\}|<\/?\w+>/g)].map(([filling]) => filling).sort();
