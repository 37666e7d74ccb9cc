import { itemAt } from '../../../../domain/required.ts';
import { isBlock, isContent, isMustache, nameOf, parseWords, printedPath } from './parse.ts';
import { isFlow, LINES, mailPart } from './parts.ts';

export type MailKind = 'html' | 'text';

/** How a paragraph that is nothing but a field is written out: words of ours, by the field's name. */
export type Alone = Readonly<Record<string, string>>;

interface Lifting {
  kind: MailKind;
  alone: Alone;
  /** Gets the fields that were found alone. */
  found?: Set<hbs.AST.PathExpression>;
}

type Statements = hbs.AST.Statement[];

/** What people wrote is text: in HTML nothing of it is markup. */
function literal(text: string, kind: MailKind): string {
  if (kind === 'text') return text;
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\n', '<br>\n');
}

const withProgram = (node: hbs.AST.Program, body: Statements): hbs.AST.Program => ({ ...node, body });

/** `{{name}}` is `{{lines name "name"}}`: with its line breaks, and never a gap. */
function printed(node: hbs.AST.MustacheStatement): hbs.AST.MustacheStatement {
  const path = printedPath(node);
  if (!path || path.data || mailPart(path.original)) return node;
  const [pattern] = parseWords(`{{${LINES} field "${path.parts.join('.')}"}}`).body;
  const shown = pattern as hbs.AST.MustacheStatement;
  return { ...shown, loc: node.loc, params: [path, itemAt(shown.params, 1)] };
}

/** A sentence: line breaks are kept, conditions within it stay within it. */
function inline(statements: Statements, lifting: Lifting): Statements {
  return statements.flatMap((node): Statements => {
    if (isContent(node)) return [{ ...node, value: literal(node.value, lifting.kind) } as hbs.AST.Statement];
    if (isMustache(node)) return [printed(node)];
    if (!isBlock(node)) return [];
    const within = (program: hbs.AST.Program) => withProgram(program, inline(program.body, lifting));
    return [inBranches(node, within)];
  });
}

function inBranches(
  node: hbs.AST.BlockStatement,
  change: (program: hbs.AST.Program) => hbs.AST.Program,
): hbs.AST.BlockStatement {
  const { program, inverse } = node as { program?: hbs.AST.Program; inverse?: hbs.AST.Program };
  return {
    ...node,
    ...(program && { program: change(program) }),
    ...(inverse && { inverse: change(inverse) }),
  };
}

/** Whether anything in it makes a paragraph of its own, or ends one. */
function hasParts(program: hbs.AST.Program | undefined): boolean {
  return (program?.body ?? []).some((node) => {
    if (isContent(node)) return BLANK_LINE.test(node.value);
    if (isMustache(node)) return mailPart(nameOf(node)) !== undefined;
    if (!isBlock(node)) return false;
    return mailPart(nameOf(node)) !== undefined || hasParts(node.program) || hasParts(node.inverse);
  });
}

const BLANK_LINE = /\n[ \t\u3000]*\n/;
const BLANK_LINES = /\n[ \t\u3000]*\n[\s\u3000]*/;

/** Whether a condition has lines of its own, so that it is no part of a sentence. */
function hasOwnLines({ loc }: hbs.AST.Node, source: readonly string[]): boolean {
  const before = source[loc.start.line - 1]?.slice(0, loc.start.column) ?? '';
  const after = source[loc.end.line - 1]?.slice(loc.end.column) ?? '';
  return before.trim() === '' && after.trim() === '';
}

/** Takes the white space off both ends of a paragraph. */
function trimmed(run: Statements): Statements {
  const cut = run.map((node) => (isContent(node) ? { ...node } : node));
  for (const [end, trim] of [
    [0, 'trimStart'],
    [-1, 'trimEnd'],
  ] as const)
    for (let node = cut.at(end); node && isContent(node); node = cut.at(end)) {
      node.value = node.value[trim]();
      if (node.value !== '') break;
      if (end === 0) cut.shift();
      else cut.pop();
    }
  return cut;
}

function paragraph(run: Statements, lifting: Lifting): Statements {
  const cut = trimmed(run);
  if (cut.length === 0) return [];
  const field = cut.length === 1 ? printedPath(itemAt(cut, 0)) : null;
  if (field && Object.hasOwn(lifting.alone, field.original)) {
    lifting.found?.add(field);
    // A field is never written out within its own words.
    const { [field.original]: words = '', ...alone } = lifting.alone;
    return liftedBody(words, { ...lifting, alone });
  }
  const frame = parseWords('{{#p}}{{/p}}').body[0] as hbs.AST.BlockStatement;
  return [{ ...frame, program: withProgram(frame.program, inline(cut, lifting)) } as hbs.AST.Statement];
}

/**
 * Paragraphs and parts, one after the other.
 * @param isChained it is the `{{else if …}}` of a condition that has lines of its own
 */
function blocks(
  statements: Statements,
  source: readonly string[],
  lifting: Lifting,
  isChained = false,
): Statements {
  const lifted: Statements = [];
  let run: Statements = [];
  const end = () => {
    lifted.push(...paragraph(run, lifting));
    run = [];
  };
  for (const node of statements) {
    if (isContent(node)) {
      const [first = '', ...others] = node.value.split(BLANK_LINES);
      run.push({ ...node, value: first } as hbs.AST.Statement);
      for (const value of others) {
        end();
        run.push({ ...node, value } as hbs.AST.Statement);
      }
    } else if (isMustache(node)) {
      if (mailPart(nameOf(node))) {
        end();
        lifted.push(node, ...(lifting.kind === 'text' ? parseWords('\n').body : []));
      } else run.push(node);
    } else if (isBlock(node)) {
      const part = mailPart(nameOf(node));
      const isOwn =
        isChained || hasOwnLines(node, source) || hasParts(node.program) || hasParts(node.inverse);
      if (part || (isFlow(nameOf(node)) && isOwn)) {
        end();
        const within = part?.holds === 'inline' ? inline : null;
        lifted.push(
          inBranches(node, (program) =>
            withProgram(
              program,
              within
                ? within(program.body, lifting)
                : blocks(program.body, source, lifting, 'chained' in program),
            ),
          ),
        );
      } else run.push(node);
    }
  }
  end();
  return lifted;
}

const liftedBody = (source: string, lifting: Lifting): Statements =>
  blocks(parseWords(source).body, source.split(/\r\n?|\n/), lifting);

/**
 * The body of a mail as the program writes it: a blank line ends a paragraph, a line break is one, and what is literal
 * is escaped for HTML.
 * @throws BrokenWords
 */
export function liftBody(source: string, lifting: Lifting): hbs.AST.Program {
  return { ...parseWords(''), body: liftedBody(source, lifting) };
}

/** The fields that stand alone in a paragraph of a body that was read already, and may. */
export function aloneIn(
  program: hbs.AST.Program,
  source: string,
  names: readonly string[],
): ReadonlySet<hbs.AST.PathExpression> {
  const found = new Set<hbs.AST.PathExpression>();
  const alone = Object.fromEntries(names.map((name) => [name, '']));
  blocks(program.body, source.split(/\r\n?|\n/), { kind: 'text', alone, found });
  return found;
}

/** A subject: one line, as text. */
export function liftSubject(source: string): hbs.AST.Program {
  const program = parseWords(source);
  return { ...program, body: inline(program.body, { kind: 'text', alone: {} }) };
}
