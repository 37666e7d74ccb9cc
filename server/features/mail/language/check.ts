import { itemAt } from '../../../../domain/required.ts';
import type { FieldCode } from '../../../../domain/error-codes.ts';
import type { MergeField, WordsOfMail } from '../../../../domain/merge-fields.ts';
import { aloneIn } from './lift.ts';
import { BrokenWords, isBlock, isContent, isMustache, isPath, nameOf, parseWords, placeOf } from './parse.ts';
import { isFlow, LINES, mailPart } from './parts.ts';
import { fieldOf, within, withoutGap, type Scope } from './scope.ts';

/** What is wrong with words, and where. `name` is what stands there. */
export interface Fault {
  part: keyof WordsOfMail;
  code: FieldCode;
  line: number | null;
  column: number | null;
  name: string | null;
}

interface Checking {
  part: keyof WordsOfMail;
  faults: Fault[];
  /** Names of the outermost values that the words name. */
  used: Set<string>;
  alone: ReadonlySet<hbs.AST.PathExpression>;
}

/** Tags of a part, some five times what the longest mail has: what is parsed and compiled takes time. */
const TAGS_MAX = 200;
/** The library reads calls within calls slowly, and nobody needs so many brackets. */
const BRACKETS_MAX = 500;
/** How often a value may be written out alone in a paragraph: once in each branch of a condition, or two. */
const ALONE_MAX = 3;

const isTooMuch = (source: string): boolean =>
  source.split('{{').length > TAGS_MAX + 1 || source.split('(').length > BRACKETS_MAX + 1;

/** Letters that begin a tag of HTML, or a comment. An address in pointed brackets is none. */
const HTML = /<(?:[a-z][a-z0-9-]*(?=[\s/>])|\/[a-z]|!--|!doctype)[^\s<>]*>?/i;

function say(checking: Checking, node: hbs.AST.Node, code: FieldCode, name: string): void {
  checking.faults.push({ part: checking.part, code, ...placeOf(node), name });
}

/** How a tag is written: what a person looks for in their words. */
const tag = (name: string) => `{{${name}}}`;

function checkText(checking: Checking, node: hbs.AST.Node, text: string): void {
  const found = HTML.exec(text);
  if (!found) return;
  const before = text.slice(0, found.index).split('\n');
  const { line, column } = placeOf(node);
  checking.faults.push({
    part: checking.part,
    code: 'html_in_words',
    line: line + before.length - 1,
    column: before.length > 1 ? itemAt(before, -1).length + 1 : column + found.index,
    name: found[0],
  });
}

/** The value a path names; what names none, or reaches out of its list, is a fault. */
function named(checking: Checking, path: hbs.AST.PathExpression, scope: Scope): MergeField | null {
  const found = fieldOf(path, scope);
  if (typeof found === 'string') say(checking, path, found, tag(path.original));
  else if (found.root) checking.used.add(found.root);
  return typeof found === 'string' ? null : found.field;
}

/** Each is written out in many lines, and words within their frame multiply. */
function countAlone(checking: Checking, path: hbs.AST.PathExpression): void {
  const count = [...checking.alone].filter(({ original }) => original === path.original).indexOf(path) + 1;
  if (count === ALONE_MAX + 1) say(checking, path, 'repeated_placeholder', tag(path.original));
}

/** A value that is to be read: on its own, or as what a part shows. */
function checkShown(checking: Checking, path: hbs.AST.PathExpression, scope: Scope): void {
  if (path.data) {
    // Its number in the list.
    if (path.original !== '@index' || scope.depth === 0)
      say(checking, path, 'forbidden_placeholder', tag(path.original));
    return;
  }
  const field = named(checking, path, scope);
  if (!field) return;
  if (checking.alone.has(path)) return countAlone(checking, path);
  const name = tag(path.original);
  const isCertain = scope.certain.has(field);
  if (field.is_alone && !(field.kind === 'text' && isCertain))
    say(checking, path, 'misplaced_placeholder', name);
  else if (field.kind === 'list' || field.kind === 'flag' || field.kind === 'words')
    say(checking, path, 'unprintable_placeholder', name);
  else if (field.is_nullable && !isCertain) say(checking, path, 'unguarded_placeholder', name);
  else if (checking.part === 'template_subject' && field.kind === 'text')
    say(checking, path, 'placeholder_of_lines', name);
  // It may act for whoever reads it, and subjects stand in lists, logs and on locked screens.
  else if (checking.part === 'template_subject' && field.kind === 'url')
    say(checking, path, 'address_in_subject', name);
}

function checkAddress(checking: Checking, node: hbs.AST.Expression, scope: Scope): void {
  if (isPath(node) && !node.data) {
    const field = named(checking, node, scope);
    if (!field) return;
    if (field.kind !== 'url') say(checking, node, 'not_a_web_address', tag(node.original));
    else if (field.is_nullable && !scope.certain.has(field))
      say(checking, node, 'unguarded_placeholder', tag(node.original));
    return;
  }
  const text = node.type === 'StringLiteral' ? (node as hbs.AST.StringLiteral).value : '';
  if (!text.startsWith('https://') || !URL.canParse(text)) say(checking, node, 'not_a_web_address', text);
}

function checkArguments(
  checking: Checking,
  node: hbs.AST.MustacheStatement | hbs.AST.BlockStatement,
  takes: readonly string[],
  scope: Scope,
): void {
  const { params, hash } = node as { params: hbs.AST.Expression[]; hash?: hbs.AST.Hash };
  const isFit =
    params.length === takes.length &&
    !hash &&
    params.every((param) => isPath(param) || param.type === 'StringLiteral');
  if (!isFit) return say(checking, node, 'wrong_arguments', tag(nameOf(node)));
  params.forEach((param, index) => {
    if (takes[index] === 'address') checkAddress(checking, param, scope);
    else if (isPath(param)) checkShown(checking, param, scope);
    else {
      const { value } = param as hbs.AST.StringLiteral;
      if (value.trim() === '') say(checking, node, 'wrong_arguments', tag(nameOf(node)));
      checkText(checking, param, value);
    }
  });
}

function checkMustache(checking: Checking, node: hbs.AST.MustacheStatement, scope: Scope): void {
  const name = nameOf(node);
  if (!node.escaped) return say(checking, node, 'forbidden_placeholder', `{{{${name}}}}`);
  const part = mailPart(name);
  if (part?.holds === 'tag') {
    if (scope.isInline) say(checking, node, 'misplaced_part', tag(name));
    return checkArguments(checking, node, part.takes, scope);
  }
  if (name === LINES) return checkArguments(checking, node, ['value'], scope);
  const { params, hash } = node as { params: hbs.AST.Expression[]; hash?: hbs.AST.Hash };
  if (part || isFlow(name)) say(checking, node, 'broken_placeholder', tag(name));
  else if (params.length > 0 || hash) say(checking, node, 'unknown_part', tag(name));
  else if (!isPath(node.path)) say(checking, node, 'unknown_placeholder', tag(name));
  else checkShown(checking, node.path, scope);
}

/** A condition or a list: what it asks, and what holds in each of its branches. */
function checkFlow(checking: Checking, node: hbs.AST.BlockStatement, scope: Scope): void {
  const { program, inverse } = node as { program?: hbs.AST.Program; inverse?: hbs.AST.Program };
  const name = nameOf(node);
  const [asked, ...more] = node.params;
  if (!asked || more.length > 0 || node.hash || !isPath(asked))
    return say(checking, node, 'wrong_arguments', tag(`#${name}`));
  if ((program?.blockParams ?? []).length > 0)
    return say(checking, node, 'forbidden_placeholder', tag(`#${name}`));
  const then = name === 'unless' ? inverse : program;
  const otherwise = name === 'unless' ? program : inverse;
  if (asked.data) {
    const isKnown = ['@first', '@last', '@index'].includes(asked.original) && scope.depth > 0;
    if (!isKnown || name === 'each') say(checking, asked, 'forbidden_placeholder', tag(asked.original));
    for (const branch of [then, otherwise]) checkAll(checking, branch, scope);
    return;
  }
  const field = named(checking, asked, scope);
  if (name !== 'each') {
    checkAll(checking, then, field ? withoutGap(scope, field) : scope);
    return checkAll(checking, otherwise, scope);
  }
  if (field && (field.kind !== 'list' || scope.lists.includes(field)))
    say(checking, asked, 'not_a_list', tag(asked.original));
  else if (field) checkAll(checking, program, within(scope, field));
  checkAll(checking, inverse, scope);
}

function checkBlock(checking: Checking, node: hbs.AST.BlockStatement, scope: Scope): void {
  const name = nameOf(node);
  if (isFlow(name)) return checkFlow(checking, node, scope);
  const part = mailPart(name);
  if (!part) return say(checking, node, 'unknown_part', tag(`#${name}`));
  if (part.holds === 'tag') return say(checking, node, 'wrong_arguments', tag(`#${name}`));
  if (scope.isInline) say(checking, node, 'misplaced_part', tag(`#${name}`));
  const { inverse } = node as { inverse?: hbs.AST.Program };
  if (inverse || (node.program?.blockParams ?? []).length > 0)
    say(checking, node, 'wrong_arguments', tag(`#${name}`));
  checkArguments(checking, node, part.takes, scope);
  checkAll(checking, node.program, { ...scope, isInline: scope.isInline || part.holds === 'inline' });
}

function checkAll(checking: Checking, program: hbs.AST.Program | undefined, scope: Scope): void {
  for (const node of program?.body ?? []) {
    if (isContent(node)) checkText(checking, node, node.value);
    else if (isMustache(node)) checkMustache(checking, node, scope);
    else if (isBlock(node)) checkBlock(checking, node, scope);
    else if (node.type !== 'CommentStatement')
      say(checking, node, 'forbidden_placeholder', node.type.startsWith('Partial') ? '{{>' : '{{*');
  }
}

function checkPart(words: WordsOfMail, part: keyof WordsOfMail, fields: readonly MergeField[]) {
  const checking: Checking = { part, faults: [], used: new Set(), alone: new Set() };
  const source = words[part];
  if (isTooMuch(source)) {
    const place = { line: null, column: null, name: String(TAGS_MAX) };
    checking.faults.push({ part, code: 'too_many_tags', ...place });
    return checking;
  }
  try {
    const program = parseWords(source);
    const isSubject = part === 'template_subject';
    const names = fields.filter(({ is_alone }) => is_alone).map(({ name }) => name);
    if (!isSubject) checking.alone = aloneIn(program, source, names);
    const scope = { fields, outer: null, depth: 0, lists: [], certain: new Set<MergeField>() };
    checkAll(checking, program, { ...scope, isInline: isSubject });
  } catch (error) {
    if (!(error instanceof BrokenWords)) throw error;
    checking.faults.push({ part, code: 'broken_placeholder', ...error.place, name: null });
  }
  return checking;
}

/**
 * Judges the words of a mail in one language by the values it has: tags that are broken, unknown or forbidden, values
 * that are printed where they may be missing or cannot stand, HTML, and what has to be there and is not.
 * @returns the faults in the order of the words, none when there are none; and the outermost values the words name
 */
export function checkWords(
  words: WordsOfMail,
  fields: readonly MergeField[],
): { faults: Fault[]; used: ReadonlySet<string> } {
  const parts = (['template_subject', 'template_body'] as const).map((part) =>
    checkPart(words, part, fields),
  );
  const used = new Set(parts.flatMap((part) => [...part.used]));
  const isBroken = parts.some(({ faults }) =>
    faults.some(({ code }) => ['broken_placeholder', 'too_many_tags'].includes(code)),
  );
  const missing = isBroken ? [] : fields.filter(({ is_required, name }) => is_required && !used.has(name));
  return {
    faults: [...parts.flatMap(({ faults }) => faults), ...missing.map(({ name }) => missingFault(name))],
    used,
  };
}

/** A value that has to be named and is not. */
export const missingFault = (name: string): Fault => ({
  part: 'template_body',
  code: 'missing_placeholder',
  line: null,
  column: null,
  name: tag(name),
});
