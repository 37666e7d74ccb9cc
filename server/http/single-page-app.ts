import fs from 'node:fs';
import path from 'node:path';
import express, { type RequestHandler, type Router } from 'express';

const YEAR_SECONDS = 31_536_000;

/** Passes on page requests of browsers; anything else is a missing file. */
export function pagesOnly(writePage: RequestHandler): RequestHandler {
  return (req, res, next) => {
    const wantsPage =
      (req.method === 'GET' || req.method === 'HEAD') && !path.extname(req.path) && req.accepts('html');
    if (!wantsPage) {
      next();
      return;
    }
    return writePage(req, res, next);
  };
}

/**
 * Serves a built front end: its files, and index.html for every page. Files under assets/ are content-hashed
 * and immutable; the icon, which browsers ask for at each page, is kept for an hour; index.html is always revalidated.
 * @param writePage renders the page instead of the plain index.html
 */
export function singlePageApp(root: string, writePage?: RequestHandler): Router {
  const router = express.Router();
  const index = path.join(root, 'index.html');
  router.use(
    '/assets',
    express.static(path.join(root, 'assets'), {
      maxAge: YEAR_SECONDS * 1000,
      immutable: true,
      fallthrough: true,
    }),
  );
  router.use(
    express.static(root, {
      index: false,
      setHeaders: (res, file) =>
        res.setHeader('Cache-Control', file === index ? 'no-cache' : 'public, max-age=3600'),
    }),
  );
  const sendIndex: RequestHandler = (_req, res) => {
    res.setHeader('Cache-Control', 'no-cache');
    res.sendFile(index);
  };
  const write = pagesOnly(writePage ?? sendIndex);
  router.use((req, res, next) => (fs.existsSync(index) ? write(req, res, next) : next()));
  return router;
}
