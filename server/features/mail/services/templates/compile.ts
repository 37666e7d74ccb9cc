import Handlebars from 'handlebars';
import { LRUCache } from 'lru-cache';
import type { WordsOfMail } from '../../../../../domain/merge-fields.ts';
import { HELPER_NAMES, htmlComponents, textComponents } from './components.ts';
import { liftBody, liftSubject, type Alone } from '../../language/lift.ts';

type Write = (values: object) => string;

/** One Handlebars for each kind of output, so that the same body is written with the parts of that kind. */
const htmlKind = Handlebars.create();
const textKind = Handlebars.create();
for (const name of HELPER_NAMES) {
  htmlKind.registerHelper(name, htmlComponents[name]);
  textKind.registerHelper(name, textComponents[name]);
}

/** Strict: a name that is not among the values, or no part of ours, throws instead of printing nothing. */
const strict = {
  strict: true,
  knownHelpers: Object.fromEntries(HELPER_NAMES.map((name) => [name, true])),
  knownHelpersOnly: true,
};
const textOnly = { ...strict, noEscape: true };

/** Handlebars as it stands, for the frames of mails: they are ours and are HTML themselves. */
export const compileFrame = (source: string, kind: 'html' | 'text'): Write =>
  kind === 'html' ? htmlKind.compile(source, strict) : textKind.compile(source, textOnly);

/** Words, ready to be filled. */
export interface CompiledWords {
  subject: Write;
  html: Write;
  text: Write;
}

/**
 * @param alone how fields that stand alone in a paragraph are written out
 * @throws BrokenWords; an error of Handlebars for what it cannot compile
 */
export function compileWords(words: WordsOfMail, alone: Alone = {}): CompiledWords {
  const body = words.template_body;
  return {
    subject: textKind.compile(liftSubject(words.template_subject), textOnly),
    html: htmlKind.compile(liftBody(body, { kind: 'html', alone }), strict),
    text: textKind.compile(liftBody(body, { kind: 'text', alone }), textOnly),
  };
}

/** What was made for a key is kept, the newest of them: edits come and go while the program runs. */
export function remembered<T extends object | string>(max: number): (key: string, make: () => T) => T {
  const made = new LRUCache<string, T, () => T>({ max, memoMethod: (_key, _old, { context }) => context() });
  return (key, make) => made.memo(key, { context: make });
}
