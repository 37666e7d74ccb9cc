import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import type http from 'node:http';
import path from 'node:path';
import express, { type RequestHandler } from 'express';
import type { ViteDevServer } from 'vite';
import { projectRoot } from '../../project-root.ts';
import type { FrontEnds } from '../pages/front-ends.ts';
import { pagesOnly } from '../http/single-page-app.ts';
import type { PageModule } from '../pages/contract.ts';

interface Place {
  /** For what Vite makes of the packages: of this server alone. */
  cacheFolder: string;
  /** The server that the browsers' connections for news come to. */
  server: http.Server;
}

/** Vite takes its base off the path and leaves it off for who comes after it. */
function filesOf({ middlewares }: ViteDevServer): RequestHandler {
  return (req, res, next) => {
    const { url } = req;
    middlewares(req, res, (error?: unknown) => {
      req.url = url;
      next(error);
    });
  };
}

/**
 * The front ends from their sources, for development: made as browsers ask for them, and changed in the open page as
 * the sources change. Pages that the server writes are written by the sources of that moment, too. Nothing is written
 * into dist/.
 */
export async function liveFrontEnds({ cacheFolder, server }: Place) {
  // Here, not above: the built server never loads it.
  const { createServer } = await import('vite');
  const cspNonce = randomBytes(16).toString('base64');
  const start = (name: string) =>
    createServer({
      configFile: path.join(projectRoot, name, 'vite.config.ts'),
      cacheDir: path.join(cacheFolder, name),
      mode: 'development',
      appType: 'custom',
      logLevel: 'warn',
      clearScreen: false,
      html: { cspNonce },
      ssr: { noExternal: [/^@mui\//, /^@emotion\//] },
      server: {
        middlewareMode: true,
        ws: { server },
        // What browsers get: the apps, and what they share with each other and with the server. Not .data/, not the environment.
        fs: {
          strict: true,
          allow: [
            name,
            'web',
            'domain',
            'server/client',
            'server/features/mail/language',
            'node_modules',
          ].map((folder) => path.join(projectRoot, folder)),
        },
      },
    });
  const students = await start('student-web');
  const staff = await start('staff-console');

  const readIndex = async (vite: ViteDevServer, address: string) =>
    vite.transformIndexHtml(
      address,
      await fs.readFile(path.join(vite.config.root, 'index.html'), 'utf8'),
      address,
    );
  const consolePage: RequestHandler = async (_req, res) => {
    res.setHeader('Cache-Control', 'no-cache');
    res.type('html').send(await readIndex(staff, '/staff/index.html'));
  };
  const frontEnds: FrontEnds = {
    students: {
      files: (writePage) => express.Router().use(filesOf(students), pagesOnly(writePage)),
      load: () => students.ssrLoadModule('/src/entry-server.tsx') as Promise<unknown> as Promise<PageModule>,
      readTemplate: () => readIndex(students, '/index.html'),
      // The policy allows what Vite writes into the page by its nonce.
      scriptHashes: () => [],
    },
    console: express.Router().use(
      '/staff',
      (req, res, next) => {
        const { url, originalUrl } = req;
        req.url = originalUrl;
        filesOf(staff)(req, res, (error?: unknown) => {
          req.url = url;
          next(error);
        });
      },
      pagesOnly(consolePage),
    ),
    live: { scripts: [`'nonce-${cspNonce}'`], connections: ['ws:'] },
  };
  return {
    frontEnds,
    async close() {
      await Promise.all([students.close(), staff.close()]);
    },
  };
}
