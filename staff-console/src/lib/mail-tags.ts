import { required } from '../../../domain/required.ts';

/**
 * Where the tags of a mail's words stand, well or half written: what completion and the marks of the editor go by.
 * What a text means is judged by the server; this only knows braces and blocks.
 */
export interface MailTag {
  /** Offsets in the text: of the first brace, and behind the last one. */
  from: number;
  to: number;
  kind: 'value' | 'open' | 'close' | 'else' | 'comment';
  /** The first word: a field, a part, or what opens a block. */
  name: string;
  /** What follows the first word, as written. */
  rest: string;
  isClosed: boolean;
}

const WITHIN = /"[^"\n]*"|'[^'\n]*'|\}\}|\{\{/g;

/** @returns where the tag that begins at `from` ends; null where it never does */
function endOf(text: string, from: number): number | null {
  if (text.startsWith('{{!--', from)) {
    const end = text.indexOf('--}}', from + 5);
    return end < 0 ? null : end + 4;
  }
  WITHIN.lastIndex = from + 2;
  for (let match = WITHIN.exec(text); match; match = WITHIN.exec(text)) {
    if (match[0] === '{{') return null;
    if (match[0] === '}}') return WITHIN.lastIndex + (text[WITHIN.lastIndex] === '}' ? 1 : 0);
  }
  return null;
}

function tagOf(text: string, from: number, end: number | null): MailTag {
  const next = text.indexOf('{{', from + 2);
  const line = text.indexOf('\n', from);
  const to = end ?? Math.min(...[next, line, text.length].filter((at) => at >= 0));
  const inner = text
    .slice(from, to)
    .replace(/^\{\{[{~]?/, '')
    .replace(/(?<![}~])[}~]+$/, '')
    .trim();
  const at = { from, to, isClosed: end !== null };
  if (inner.startsWith('!')) return { ...at, kind: 'comment', name: '', rest: '' };
  const [, sign = '', name = '', rest = ''] = /^([#^/&]?)\s*(\S*)\s*([\s\S]*)$/.exec(inner) ?? [];
  const kind =
    sign === '#' || sign === '^'
      ? name === '' && sign === '^'
        ? 'else'
        : 'open'
      : sign === '/'
        ? 'close'
        : name === 'else'
          ? 'else'
          : 'value';
  return { ...at, kind, name, rest };
}

/** Every tag in the order it stands. */
export function tagsIn(text: string): MailTag[] {
  const tags: MailTag[] = [];
  for (let from = text.indexOf('{{'); from >= 0;) {
    const tag = tagOf(text, from, endOf(text, from));
    tags.push(tag);
    from = text.indexOf('{{', Math.max(tag.to, from + 2));
  }
  return tags;
}

/** The blocks that stand open at an offset, the outermost first. */
export function openBlocksAt(text: string, at: number): MailTag[] {
  const open: MailTag[] = [];
  for (const tag of tagsIn(text)) {
    if (tag.to > at) break;
    if (!tag.isClosed) continue;
    if (tag.kind === 'open') open.push(tag);
    else if (tag.kind === 'close') {
      const index = open.findLastIndex(({ name }) => name === tag.name);
      if (index >= 0) open.splice(index);
    }
  }
  return open;
}

interface Named<F> {
  name: string;
  fields?: readonly F[] | undefined;
}

/**
 * The fields that have a value at an offset, in layers: inside of `{{#each jobs}}` those of a job, then those of what
 * stands around the list, and so on outwards.
 */
export function layersAt<F extends Named<F>>(
  text: string,
  at: number,
  fields: readonly F[],
): readonly (readonly F[])[] {
  return openBlocksAt(text, at)
    .filter(({ name }) => name === 'each')
    .reduce<readonly (readonly F[])[]>(
      (layers, { rest }) => [
        layers[0]?.find(({ name }) => name === rest.split(/\s/)[0])?.fields ?? [],
        ...layers,
      ],
      [fields],
    );
}

/** Whether a field is known to be there at an offset, because an `if` of it stands around. */
export const isAskedAt = (text: string, at: number, field: string): boolean =>
  openBlocksAt(text, at).some(({ name, rest }) => name === 'if' && rest.trim() === field);

export interface TagFault {
  kind: 'unclosed' | 'stray' | 'wide' | 'never_closed' | 'never_opened';
  from: number;
  to: number;
  /** What was written there. */
  text: string;
}

function blockFaults(tags: readonly MailTag[], text: string): TagFault[] {
  const faults: TagFault[] = [];
  const open: MailTag[] = [];
  const t = (kind: TagFault['kind'], { from, to }: MailTag) =>
    faults.push({ kind, from, to, text: text.slice(from, to) });
  for (const tag of tags) {
    if (!tag.isClosed) continue;
    if (tag.kind === 'open') open.push(tag);
    if (tag.kind !== 'close') continue;
    const index = open.findLastIndex(({ name }) => name === tag.name);
    if (index < 0) t('never_opened', tag);
    else for (const inner of open.splice(index).slice(1)) t('never_closed', inner);
  }
  for (const tag of open) t('never_closed', tag);
  return faults;
}

/**
 * What can be seen of a text without knowing its fields: braces that are not closed, or belong to nothing, or are the
 * wide ones of a Japanese keyboard; blocks without their other end.
 * @param except an offset: what is being written there is not judged yet
 */
export function tagFaults(text: string, except: number | null = null): TagFault[] {
  const tags = tagsIn(text);
  const found: TagFault[] = tags
    .filter(({ isClosed }) => !isClosed)
    .map(({ from, to }) => ({ kind: 'unclosed', from, to, text: text.slice(from, to) }));
  const blank = tags.reduce(
    (rest, { from, to }) => rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to),
    text,
  );
  for (const match of blank.matchAll(/\}\}/g))
    found.push({ kind: 'stray', from: match.index, to: match.index + 2, text: '}}' });
  for (const match of blank.matchAll(/｛｛[^｛｝\n]*(｝｝)?/g))
    found.push({ kind: 'wide', from: match.index, to: match.index + match[0].length, text: match[0] });
  return [...found, ...blockFaults(tags, text)]
    .filter(({ from, to }) => except === null || except < from || except > to)
    .sort((a, b) => a.from - b.from);
}

export interface WritingAt {
  /** Where the first word of a tag is written, or a later one. */
  place: 'name' | 'argument';
  /** What completing replaces. */
  from: number;
  to: number;
  /** What is written of it so far. */
  query: string;
  /** Of an argument: the tag's first word. */
  tag: string;
}

/** What is being written at an offset inside of braces; null outside of them and inside of quoted words. */
export function writingAt(text: string, at: number): WritingAt | null {
  const match = /(\{\{|｛｛)([^{}｛｝\n]*)$/.exec(text.slice(0, at));
  if (!match) return null;
  const [, , inner = ''] = match;
  const after = text.slice(at);
  const name = /^\s*(?:([#/])\s*)?((?:\.\.\/)*[\w.]*)$/.exec(inner);
  if (name) {
    const [closing = ''] = /^[\w./]*\s*(\}\}|｝｝)/.exec(after) ?? [];
    const query = `${name[1] ?? ''}${name[2] ?? ''}`;
    return { place: 'name', from: match.index, to: at + closing.length, query, tag: '' };
  }
  if ((inner.match(/"/g)?.length ?? 0) % 2 === 1) return null;
  const [query] = required(/(?<![\w./])[\w./]*$/.exec(inner));
  const [word = ''] = /^[\w./]*/.exec(after) ?? [];
  const tag = /^\s*(?:#\s*)?([\w.]+)/.exec(inner)?.[1] ?? '';
  return { place: 'argument', from: at - query.length, to: at + word.length, query, tag };
}
