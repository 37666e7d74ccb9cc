import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../project-root.ts';

/** Texts of one file, nested by their keys. */
export interface Texts {
  [key: string]: string | Texts;
}

/** Where each front end keeps its texts: a folder for a language, a file for the first part of their keys. */
export const STUDENT_TEXTS = 'student-web/src/i18n';
export const CONSOLE_TEXTS = 'staff-console/src/i18n';
/** The server's sentences. */
export const MESSAGES = 'domain/messages';

/** The languages that have a folder there. */
export function languagesIn(folder: string): string[] {
  const entries = fs.readdirSync(path.join(projectRoot, folder), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/** All texts of a language by the names of their files. */
export function textsIn(folder: string, language: string): Record<string, Texts> {
  const files = path.join(projectRoot, folder, language);
  return Object.fromEntries(
    fs.readdirSync(files).map((file) => {
      const texts = JSON.parse(fs.readFileSync(path.join(files, file), 'utf8')) as Texts;
      return [path.basename(file, '.json'), texts];
    }),
  );
}

/** All texts of the student app, the server's sentences that it shares included. */
export const studentTexts = (language: string): Record<string, Texts> => ({
  ...textsIn(STUDENT_TEXTS, language),
  applying: textsIn(MESSAGES, language)['applying']!,
});

/** Stands between the parts of a key: a part may have dots itself. */
export const BETWEEN = '\n';

/** Every text by its key, the name of its file first. */
export function leavesOf(texts: Texts, key = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([name, value]) => {
    const here = key ? `${key}${BETWEEN}${name}` : name;
    return typeof value === 'string' ? [[here, value] as [string, string]] : leavesOf(value, here);
  });
}

const PLURAL = /_(?:zero|one|two|few|many|other)$/;

/** A key without the ending of a plural form. */
export const withoutForm = (key: string): string => key.replace(PLURAL, '');

/**
 * The keys that a language has to have for those of English: of a plural the forms that its counts take, and the one
 * for none where English has it.
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

/** What a text is filled with and which tags are in it, sorted: `{{name}}`, `%{name}`, `{name}`, `<name>`, `</name>`. */
export const fillingsOf = (text: string): string[] =>
  [...text.matchAll(/\{\{\s*\w+\s*\}\}|%?\{\w+\}|<\/?\w+>/g)].map(([filling]) => filling).sort();
