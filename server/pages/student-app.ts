import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageModule } from './contract.ts';

/** The built students' app: its files, its index.html, and the build that writes pages here. */
export interface StudentApp {
  root: string;
  load(): Promise<PageModule>;
  readTemplate(): string;
}

/**
 * Loads nothing before it is asked to.
 * @param webRoot folder with the built front ends
 */
export function studentApp(webRoot: string): StudentApp {
  const root = path.join(webRoot, 'student-web');
  const bundle = path.join(webRoot, 'student-web-server/entry-server.js');
  let module: Promise<PageModule> | null = null;
  let template: string | null = null;
  return {
    root,
    load: () => (module ??= import(pathToFileURL(bundle).href) as Promise<PageModule>),
    readTemplate: () => (template ??= fs.readFileSync(path.join(root, 'index.html'), 'utf8')),
  };
}
