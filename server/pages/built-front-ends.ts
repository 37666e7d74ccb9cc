import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import express from 'express';
import type { PageModule } from './contract.ts';
import type { FrontEnds } from './front-ends.ts';
import { singlePageApp } from '../http/single-page-app.ts';

/** The code of the scripts that stand in a page itself: those without attributes. */
const inlineScripts = (html: string) =>
  html
    .split('<script>')
    .slice(1)
    .map((rest) => rest.slice(0, rest.indexOf('</script>')));

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/**
 * The front ends as they were built. Loads nothing before it is asked to.
 * @param webRoot folder with the built front ends
 */
export function builtFrontEnds(webRoot: string): FrontEnds {
  const root = path.join(webRoot, 'student-web');
  const bundle = path.join(webRoot, 'student-web-server/entry-server.js');
  let module: Promise<PageModule> | null = null;
  let template: string | null = null;
  let hashes: readonly string[] | null = null;
  const readTemplate = () => (template ??= fs.readFileSync(path.join(root, 'index.html'), 'utf8'));
  return {
    students: {
      files: (writePage) => singlePageApp(root, writePage),
      load: () => (module ??= import(pathToFileURL(bundle).href) as Promise<PageModule>),
      readTemplate: async () => readTemplate(),
      scriptHashes: () => (hashes ??= inlineScripts(readTemplate()).map(hashOf)),
    },
    console: express.Router().use('/staff', singlePageApp(path.join(webRoot, 'staff-console'))),
    live: null,
  };
}
