import { parseSync } from '@swc/core';
import { importsOf, read, sourceFiles, walk, type Node } from '../architecture/imports.ts';
import { BETWEEN, withoutForm } from './texts.ts';

/** Whether code uses a key, literally or through a template. */
export type Asked = (key: string) => boolean;

interface Source {
  file: string;
  ast: unknown;
}

function sourcesOf(app: string): Source[] {
  const files = sourceFiles().filter((file) => file.startsWith(`${app}/src/`));
  return files.map((file) => ({
    file,
    ast: parseSync(read(file), { syntax: 'typescript', tsx: file.endsWith('x') }),
  }));
}

/** The fixed parts of a literal or template: one more than its expressions. */
function fixedTexts({ type, value, quasis }: Node): string[] | null {
  if (type === 'StringLiteral') return [value as string];
  return type === 'TemplateLiteral' ? (quasis as { cooked: string }[]).map(({ cooked }) => cooked) : null;
}

function literalsIn(node: unknown): string[][] {
  const found: string[][] = [];
  walk(node, (one) => {
    const texts = fixedTexts(one);
    if (texts) found.push(texts);
  });
  return found;
}

/** Quoted words and property names: possible values of an expression in a template. */
const WORD = /(['"`])([\w.]+)\1|(\w+)\??:/g;
/** Mail server codes come from outside. */
const NUMBERS = /^[\d.]+$/;
const words = new Set(
  sourceFiles()
    .filter((file) => !file.startsWith('tests/'))
    .flatMap((file) => [...read(file).matchAll(WORD)].map(([, , quoted, name]) => quoted ?? name!)),
);

/**
 * @param texts fixed parts of a key such as `queue.title` or `profile:field.name`. An expression between two of
 * them stands for one part of the key, and must be a word found in the apps' or the server's code
 */
function asking(texts: readonly string[]): Asked {
  const parts = texts.map((text) => text.replaceAll(/[.:]/g, BETWEEN).replaceAll(/[^\w\n]/g, '\\$&'));
  const pattern = new RegExp(`^${parts.join(`([^${BETWEEN}]+)`)}$`);
  const isMade = (key: string) =>
    pattern
      .exec(key)
      ?.slice(1)
      .every((value) => words.has(value) || NUMBERS.test(value)) ?? false;
  return (key) => isMade(key) || isMade(withoutForm(key));
}

/** Texts used by the pages of every described resource. */
const OF_DESCRIBED = ['title', 'hint', 'search', 'new', 'empty', 'empty_hint'];

/** Location of a resource's files: its folder, or its single descriptor file. */
const placeOf = (file: string) => /^(staff-console\/src\/resources\/[^/]+\/)/.exec(file)?.[1] ?? file;

/** Field names from the entities' field tables. */
const fieldNames = () =>
  sourceFiles()
    .filter((file) => file.startsWith('domain/entities/'))
    .flatMap((file) => [...read(file).matchAll(/^\s+(\w+):/gm)].map(([, name]) => name!));

/** Keys of a console descriptor: it names its text prefix, and labels and hints follow its field names. */
function keysOfDescriptors(sources: readonly Source[]): string[] {
  const ofTables = fieldNames();
  return sources.flatMap(({ file, ast }) => {
    const places: string[] = [];
    walk(ast, ({ type, key, value }) => {
      if (type === 'KeyValueProperty' && isNamed(key, 'words')) places.push(...literalsIn(value).flat());
    });
    if (places.length === 0) return [];
    const near = sources.filter((one) => one.file.startsWith(placeOf(file)));
    const texts = near.flatMap((one) => literalsIn(one.ast)).filter((parts) => parts.length === 1);
    const names = [...OF_DESCRIBED, ...ofTables, ...texts.flat()];
    return places.flatMap((place) =>
      names.flatMap((name) => [`${place}.${name}`, `${place}.${name}_hint`, `fields.${name}`]),
    );
  });
}

/** Keys used by the console: always written in full, except those built by descriptors. */
export function askedByConsole(): Asked[] {
  const sources = sourcesOf('staff-console');
  const literals = sources.flatMap(({ ast }) => literalsIn(ast));
  const made = new Set(keysOfDescriptors(sources));
  return [
    ...literals.filter(([start]) => /^\w+\./.test(start!)).map(asking),
    (key) => made.has(key.replaceAll(BETWEEN, '.')),
  ];
}

/** Namespace of each `t` function, by its local name. */
type Bound = Map<string, string>;

/** The first namespace given to `useTranslation(…)` or `TFunction<…>`. */
const firstOf = (node: unknown): string => literalsIn(node)[0]?.[0] ?? 'common';

const isNamed = (node: unknown, name: string): boolean =>
  (node as { value?: unknown } | null)?.value === name;

/** Namespace of a `TFunction<…>` type, directly or through a type alias. */
function typeOf(node: unknown, aliases: Bound): string | undefined {
  const { type, typeName, typeParams } = (node ?? {}) as Node;
  if (type !== 'TsTypeReference') return undefined;
  return isNamed(typeName, 'TFunction')
    ? firstOf(typeParams)
    : aliases.get((typeName as Node)['value'] as string);
}

interface Names {
  /** `const { t: common } = useTranslation()`, a parameter `t: TFunction<'profile'>`. */
  own: Bound;
  /** From exported interfaces: `interface Wording { t: TFunction<'profile'> }`. */
  offered: Bound;
}

/** The names under which a file uses its translation functions. */
function namesIn({ file, ast }: Source): Names {
  const aliases: Bound = new Map();
  const names: Names = { own: new Map([['currentText', 'common']]), offered: new Map() };
  const bind = (kind: keyof Names, name: string, namespace: string) => {
    const before = names[kind].get(name) ?? namespace;
    if (before !== namespace) throw new Error(`${file} calls two parts of the texts ${name}.`);
    names[kind].set(name, namespace);
  };
  walk(ast, ({ type, id, typeAnnotation }) => {
    const namespace = type === 'TsTypeAliasDeclaration' && typeOf(typeAnnotation, aliases);
    if (namespace) aliases.set((id as Node)['value'] as string, namespace);
  });
  walk(ast, (node) => {
    const { type, id, init, key, value, typeAnnotation } = node;
    const annotated = typeOf((typeAnnotation as Node | null)?.['typeAnnotation'], aliases);
    if (annotated && type === 'TsPropertySignature')
      bind('offered', (key as Node)['value'] as string, annotated);
    else if (annotated) bind('own', value as string, annotated);
    if (type !== 'VariableDeclarator' || !isNamed((init as Node | null)?.['callee'], 'useTranslation'))
      return;
    for (const property of ((id as Node)['properties'] ?? []) as Node[])
      if (isNamed(property['key'], 't')) {
        const name = (property['value'] ?? property['key']) as Node;
        bind('own', name['value'] as string, firstOf((init as Node)['arguments']));
      }
  });
  return names;
}

/** The name a function is called by: `t(…)`, `words.t(…)`. */
function calledBy(callee: Node): string | undefined {
  const name = callee.type === 'MemberExpression' ? (callee['property'] as Node) : callee;
  return name.type === 'Identifier' ? (name['value'] as string) : undefined;
}

/** The possible literal values of an argument; null if it is computed elsewhere. */
function choicesOf(node: Node): string[][] | null {
  switch (node.type) {
    case 'ParenthesisExpression':
    case 'TsAsExpression':
      return choicesOf(node['expression'] as Node);
    case 'ConditionalExpression': {
      const either = [node['consequent'], node['alternate']].map((one) => choicesOf(one as Node));
      return either.includes(null) ? null : either.flatMap((one) => one!);
    }
    default: {
      const texts = fixedTexts(node);
      return texts && [texts];
    }
  }
}

/** Keys used by the student app, and calls of a `t` whose namespace cannot be determined. */
export function askedByStudents(): { asked: Asked[]; untold: string[] } {
  const sources = new Map(sourcesOf('student-web').map((source) => [source.file, source]));
  const names = new Map([...sources.values()].map((source) => [source.file, namesIn(source)]));
  const asked: Asked[] = [];
  const untold: string[] = [];
  for (const { file, ast } of sources.values()) {
    if (file.startsWith('student-web/src/i18n/')) continue;
    const near = [file, ...importsOf(file).map(({ to }) => to)].filter((one) => sources.has(one));
    const known = new Map([...near.flatMap((one) => [...names.get(one)!.offered]), ...names.get(file)!.own]);
    const whole = (namespace: string, [start, ...rest]: readonly string[]) =>
      asking(start!.includes(':') ? [start!, ...rest] : [`${namespace}:${start!}`, ...rest]);
    walk(ast, ({ type, callee, arguments: values }) => {
      const name = type === 'CallExpression' ? calledBy(callee as Node) : undefined;
      const namespace = name && known.get(name);
      if (name === 't' && !namespace) untold.push(file);
      const [first] = namespace ? (values as { expression: Node }[]) : [];
      if (!namespace || !first) return;
      // A key from a variable is spelled out in this file or in a non-TSX file it imports.
      const elsewhere = near.filter((one) => one === file || one.endsWith('.ts'));
      const choices =
        choicesOf(first.expression) ?? elsewhere.flatMap((one) => literalsIn(sources.get(one)!.ast));
      asked.push(...choices.map((texts) => whole(namespace, texts)));
    });
  }
  return { asked, untold };
}
