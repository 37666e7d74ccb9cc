import type { Paper } from './paper.ts';

/** What a printed document is called in its file's name. */
const DOCUMENTS = {
  resume: '履歴書',
  career_history: '職務経歴書',
  activity_report: '就職活動報告書',
} as const;
export type PrintedDocument = keyof typeof DOCUMENTS;

/** In letters: with the rest of the name within the 255 bytes that file systems allow. */
const LONGEST_NAME = 50;
/** What a file system does not allow, and marks that turn the direction of what follows. */
const NOT_IN_NAMES = /[\p{Cc}\p{Cf}\p{Cs}<>:"/\\|?*]/gu;

/**
 * The name of a printed document's file, as companies in Japan expect it: document, person, day
 * (履歴書_NGUYEN_Van_An_20261127.pdf), and the paper where it is not the usual A4 (…_20261127_A3.pdf).
 * @param name as printed; without one the person is left out
 * @param submitted_on 'YYYY-MM-DD'
 */
export function printedFileName(
  document: PrintedDocument,
  { name, submitted_on }: { name: string; submitted_on: string },
  paper: Paper = 'a4',
): string {
  // Cut before what is half a letter goes.
  const person = name
    .trim()
    .slice(0, LONGEST_NAME)
    .replace(NOT_IN_NAMES, '')
    .replaceAll('.', '')
    .trim()
    .replace(/[\s_]+/gu, '_');
  const parts = [DOCUMENTS[document], person, submitted_on.replaceAll('-', '')];
  if (paper !== 'a4') parts.push(paper.toUpperCase());
  return `${parts.filter(Boolean).join('_')}.pdf`;
}

/** In letters, of a folder's or a file's name that is not ours. */
const LONGEST_PART = 60;
const withoutDots = (text: string): string => text.replace(/^[.\s]+|(?<![.\s])[.\s]+$/gu, '');

/** A name as every file system takes it, its ending kept. */
function safeName(name: string): string {
  const [, stem = '', ending = ''] = /^(.*?)(\.\w{1,8})?$/su.exec(name.replace(NOT_IN_NAMES, '')) ?? [];
  return `${withoutDots(withoutDots(stem).slice(0, LONGEST_PART)) || '_'}${ending}`;
}

/** The paths of files in one archive, from their folders and names: safe everywhere, and no two alike. */
export function uniqueFileNames(paths: readonly (readonly string[])[]): string[] {
  const taken = new Set<string>();
  return paths.map((parts) => {
    const path = parts.map(safeName).join('/');
    const [, stem = path, ending = ''] = /^(.*?)(\.\w{1,8})?$/su.exec(path) ?? [];
    let free = path;
    for (let nth = 2; taken.has(free.toLowerCase()); nth++) free = `${stem} (${nth})${ending}`;
    taken.add(free.toLowerCase());
    return free;
  });
}
