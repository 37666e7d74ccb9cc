import type { MergeField } from '../../../../domain/merge-fields.ts';
import type { MailPart } from '../../lib/mail-fields.ts';

/** What is wrong at a place of the text, by offsets. */
export interface CodeFault {
  from: number;
  to: number;
  message: string;
}

/** What the server finds wrong with a text. Line and column count from 1; without a line it is the whole text. */
export interface WordsProblem {
  line: number | null;
  column: number | null;
  /** What stands there. */
  name: string | null;
  message: string;
}

/** What others may do to an editor of words. */
export interface WordsHandle {
  /** At the cursor, over what is selected. */
  insertField(field: MergeField): void;
  insertPart(part: MailPart): void;
  /** Puts the cursor to an offset. */
  goTo(at: number): void;
}

/** The offset of a line's column; the last one where the text has become shorter. */
export function offsetOf(text: string, line: number, column: number): number {
  const lines = text.split('\n');
  const before = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
  const within = Math.min(Math.max(column - 1, 0), lines[line - 1]?.length ?? 0);
  return Math.min(before + within, text.length);
}

/** Where the tag or word ends that stands at an offset. */
export function endOfMark(text: string, from: number): number {
  const rest = text.slice(from);
  const [mark = ''] = /^(\{\{[^{}\n]*\}{0,3}|[^\s{}]+)/.exec(rest) ?? [];
  const line = text.indexOf('\n', from);
  return mark === '' ? Math.max(from, line < 0 ? text.length : line) : from + mark.length;
}

/** Where a problem is marked: at what it names on its line, else the tag or word at its column. */
export function markOf(
  text: string,
  { line, column, name }: WordsProblem,
): { from: number; to: number } | null {
  if (line === null) return null;
  const start = offsetOf(text, line, 1);
  const end = offsetOf(text, line, Number.MAX_SAFE_INTEGER);
  const at = offsetOf(text, line, column ?? 1);
  if (name) {
    const near = text.indexOf(name, Math.max(start, at - name.length));
    if (near >= 0 && near < end) return { from: near, to: near + name.length };
  }
  // A path within a tag is told by its own place: the whole tag is marked.
  const open = text.lastIndexOf('{{', at);
  const from = open >= start && !text.slice(open, at).includes('}}') ? open : at;
  return { from, to: endOfMark(text, from) };
}
