import fs from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';
import { projectRoot } from '../../project-root.ts';

/** One `import` of ours: from which file, of what. Paths start at the project's folder, with forward slashes. */
export interface Import {
  from: string;
  /** A file of ours, or the name of a package. */
  to: string;
  isPackage: boolean;
  /** Gone after compiling: `import type` and `export type … from`. */
  isTypeOnly: boolean;
}

const sourceFolders = [
  'server',
  'domain',
  'db',
  'templates',
  'web',
  'student-web',
  'staff-console',
  'scripts',
  'bench',
  'clients',
  'tests',
];
const skipped = new Set(['node_modules', 'dist']);

/** Every TypeScript and JavaScript file of ours, bare declarations left out. */
export function sourceFiles(): string[] {
  const found = sourceFolders.flatMap((folder) => filesBelow(folder));
  return ['project-root.ts', ...found].filter((file) => /(?<!\.d)\.(ts|tsx|mjs|mts)$/.test(file));
}

function filesBelow(folder: string): string[] {
  const absolute = path.join(projectRoot, folder);
  if (!fs.existsSync(absolute)) return [];
  return fs.readdirSync(absolute, { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : filesBelow(file);
    return [file];
  });
}

export function read(file: string): string {
  return fs.readFileSync(path.join(projectRoot, file), 'utf8');
}

/** What a file imports, by `import`, `export … from` or `import()` of a text. */
export function importsOf(file: string, source = read(file)): Import[] {
  const ast = parseSync(source, { syntax: 'typescript', tsx: file.endsWith('.tsx') });
  const found: { specifier: string; isTypeOnly: boolean }[] = [];
  walk(ast, (node) => {
    const specifier = (node['source'] as { value?: string } | null)?.value;
    switch (node['type']) {
      case 'ImportDeclaration': {
        const named = node['specifiers'] as { isTypeOnly?: boolean }[];
        const eachIsType = named.length > 0 && named.every((one) => one.isTypeOnly);
        found.push({ specifier: specifier!, isTypeOnly: node['typeOnly'] === true || eachIsType });
        break;
      }
      case 'ExportNamedDeclaration':
      case 'ExportAllDeclaration':
        if (specifier !== undefined) found.push({ specifier, isTypeOnly: node['typeOnly'] === true });
        break;
      case 'TsImportType':
        found.push({ specifier: (node['argument'] as { value: string }).value, isTypeOnly: true });
        break;
      case 'CallExpression': {
        const [argument] = node['arguments'] as { expression: { type: string; value: string } }[];
        const isImport = (node['callee'] as { type: string }).type === 'Import';
        if (isImport && argument?.expression.type === 'StringLiteral') {
          found.push({ specifier: argument.expression.value, isTypeOnly: false });
        }
        break;
      }
    }
  });
  return found.map(({ specifier, isTypeOnly }) => ({ from: file, ...resolve(file, specifier), isTypeOnly }));
}

/** A part of what a file says, as it was parsed. */
export type Node = Record<string, unknown> & { type: string };

/** Visits every part of what a file says. */
export function walk(node: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(node)) {
    for (const item of node) walk(item, visit);
  } else if (typeof node === 'object' && node !== null) {
    const record = node as Record<string, unknown>;
    if (typeof record['type'] === 'string') visit(record as Node);
    for (const value of Object.values(record)) walk(value, visit);
  }
}

function resolve(file: string, specifier: string): { to: string; isPackage: boolean } {
  if (!specifier.startsWith('.')) {
    const [scope, name] = specifier.split('/');
    return { to: specifier.startsWith('@') ? `${scope}/${name}` : scope!, isPackage: true };
  }
  return { to: path.posix.join(path.posix.dirname(file), specifier), isPackage: false };
}
