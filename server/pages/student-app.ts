import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageModule } from './contract.ts';

/** The built students' app: its files, its index.html, and the build that writes pages here. */
export interface StudentApp {
  root: string;
  load(): Promise<PageModule>;
  readTemplate(): string;
  /** Of the scripts that stand in index.html itself, as the security policy names them: `'sha256-…'`. */
  scriptHashes(): readonly string[];
}

const INLINE_SCRIPT = /<script>([^]*?)<\/script>/g;

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/**
 * Loads nothing before it is asked to.
 * @param webRoot folder with the built front ends
 */
export function studentApp(webRoot: string): StudentApp {
  const root = path.join(webRoot, 'student-web');
  const bundle = path.join(webRoot, 'student-web-server/entry-server.js');
  let module: Promise<PageModule> | null = null;
  let template: string | null = null;
  let hashes: readonly string[] | null = null;
  const readTemplate = () => (template ??= fs.readFileSync(path.join(root, 'index.html'), 'utf8'));
  return {
    root,
    load: () => (module ??= import(pathToFileURL(bundle).href) as Promise<PageModule>),
    readTemplate,
    scriptHashes: () =>
      (hashes ??= [...readTemplate().matchAll(INLINE_SCRIPT)].map(([, code]) => hashOf(code!))),
  };
}
