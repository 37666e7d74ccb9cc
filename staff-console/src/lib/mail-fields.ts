import { itemAt } from '../../../domain/required.ts';
import type { MergeField } from '../../../domain/merge-fields.ts';
import { isAskedAt, layersAt, openBlocksAt } from './mail-tags.ts';

/** A part that mails are built with, and how one is written. */
export interface MailPart {
  name: string;
  kind: 'block' | 'tag';
  example: string;
}

/** A text to put in, and what of it is selected then, to be written over. */
export interface Insertion {
  text: string;
  from: number;
  to: number;
}

const atEnd = (text: string): Insertion => ({ text, from: text.length, to: text.length });
const selecting = (text: string, chosen: string): Insertion => {
  const from = text.indexOf(chosen);
  return from < 0 ? atEnd(text) : { text, from, to: from + chosen.length };
};

/** Whether a field is of a kind that a tag can be given: addresses for what leads somewhere, lists for `each`. */
export function fitsTag(tag: string, { kind, is_alone }: MergeField): boolean {
  if (tag === 'each') return kind === 'list';
  if (tag === 'if' || tag === 'unless') return true;
  if (is_alone || kind === 'list' || kind === 'words' || kind === 'flag') return false;
  return tag === 'button' || tag === 'link' ? kind === 'url' : kind !== 'url';
}

/** Conditions are written like parts. */
export const CONDITIONS: readonly MailPart[] = [
  { name: 'if', kind: 'block', example: '{{#if name}}…{{/if}}' },
  { name: 'unless', kind: 'block', example: '{{#unless name}}…{{/unless}}' },
];

const mayBeMissing = ({ is_nullable, kind }: MergeField) => is_nullable || kind === 'flag';

/** What may be missing is what one asks about, and what is not shown without asking. */
function firstFor(tag: string, fields: readonly MergeField[]): MergeField | undefined {
  const fitting = fields.filter((field) => fitsTag(tag, field));
  const isAsking = CONDITIONS.some(({ name }) => name === tag);
  return fitting.find((field) => mayBeMissing(field) === isAsking) ?? fitting[0];
}

/**
 * A part as it is written, with the first field that it can be given.
 * @param fields those that have a value there
 * @returns its words in quotes selected, else the field it is given, else what stands between its ends
 */
export function partInsertion({ kind, example }: MailPart, fields: readonly MergeField[]): Insertion {
  const text = example.replace(
    /\{\{#?(\w+)\b[^{}]* (name|url)\}\}/g,
    (tag: string, part: string, was: string) => {
      const given = firstFor(part, fields);
      return given ? tag.replace(` ${was}}}`, ` ${given.name}}}`) : tag;
    },
  );
  const quoted = /"([^"]+)"/.exec(text);
  if (quoted) return { text, from: quoted.index + 1, to: quoted.index + 1 + itemAt(quoted, 1).length };
  const given = /^\{\{#?\w+ (\w+)\}\}/.exec(text)?.[1];
  if (given) return selecting(text, given);
  if (kind === 'tag') return atEnd(text);
  const from = text.indexOf('}}') + 2;
  const inner = text.slice(from, Math.max(from, text.lastIndexOf('{{/')));
  const start = from + (inner.length - inner.trimStart().length);
  return { text, from: start, to: start + inner.trim().length };
}

/**
 * A field as it is written at an offset of the text: one that may be missing within a question after it, a list with
 * its entries, an address with a label.
 * @param label the words a link is given at first
 */
export function fieldInsertion(
  field: MergeField,
  place: { text: string; at: number; isSubject: boolean; label: string },
): Insertion {
  const { name, kind, fields } = field;
  const tag = `{{${name}}}`;
  if (field.is_alone || kind === 'words') return atEnd(tag);
  if (kind === 'flag') {
    const gap = place.isSubject ? '' : '\n';
    const text = `{{#if ${name}}}${gap}${gap}{{/if}}`;
    const at = text.indexOf('}}') + 2 + gap.length;
    return { text, from: at, to: at };
  }
  if (kind === 'list') {
    const first = fields.find((one) => one.kind === 'line' && !one.is_nullable);
    const entry = first ? `{{${first.name}}}` : '';
    return selecting(`{{#each ${name}}}\n${entry}\n{{/each}}`, entry);
  }
  const shown = kind === 'url' && !place.isSubject ? `{{link "${place.label}" ${name}}}` : tag;
  const isSafe = !field.is_nullable || isAskedAt(place.text, place.at, name);
  const text = isSafe ? shown : `{{#if ${name}}}${shown}{{/if}}`;
  return shown === tag ? atEnd(text) : selecting(text, place.label);
}

/** Fields of a subject stand in one line: addresses, lists and paragraphs do not. */
const fitsSubject = ({ kind, is_alone }: MergeField) =>
  !is_alone && (kind === 'line' || kind === 'flag' || kind === 'email');

/** Those of what stands around a list are reached from within it; what is a list or stands alone is not. */
const fromWithin = (depth: number, fields: readonly MergeField[]): readonly MergeField[] =>
  depth === 0
    ? fields
    : fields
        .filter(({ kind, is_alone }) => !is_alone && kind !== 'list' && kind !== 'words')
        .map((field) => ({ ...field, name: `${'../'.repeat(depth)}${field.name}` }));

/** The fields that can be written at an offset, those of the innermost list first. */
export function fieldsFor(
  fields: readonly MergeField[],
  text: string,
  at: number,
  isSubject: boolean,
): readonly MergeField[] {
  const here = layersAt(text, at, fields).flatMap((layer, depth) => fromWithin(depth, layer));
  return isSubject ? here.filter(fitsSubject) : here;
}

/** The innermost block that stands open at an offset, by what closes it; null where none does. */
export function closingAt(text: string, at: number): string | null {
  const block = openBlocksAt(text, at).at(-1);
  return block ? `{{/${block.name}}}` : null;
}

/** What stands by itself is put into a paragraph of its own. */
export function onItsOwn(insertion: Insertion, text: string, from: number, to: number): Insertion {
  const before = text.slice(0, from);
  const after = text.slice(to);
  const above =
    before === '' || /\n[ \t]*\n[ \t]*$/.test(before) ? '' : /\n[ \t]*$/.test(before) ? '\n' : '\n\n';
  const below =
    after.trim() === '' || /^[ \t]*\n[ \t]*\n/.test(after) ? '' : /^[ \t]*\n/.test(after) ? '\n' : '\n\n';
  return {
    text: `${above}${insertion.text}${below}`,
    from: insertion.from + above.length,
    to: insertion.to + above.length,
  };
}
