import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import { LRUCache } from 'lru-cache';
import { QueryTypes, type Sequelize } from 'sequelize';
import type { AnyDefinition } from '../api/define.ts';
import { registry } from '../api/registry.ts';
import { run, type RunDeps } from '../api/run.ts';
import { DomainError, ERROR_STATUS } from '../domain/error-codes.ts';
import {
  initialPageLanguageId,
  INTERFACE_LANGUAGES,
  interfaceLanguage,
  languageCode,
} from '../domain/languages.ts';
import { VISITOR } from '../domain/roles.ts';
import { errorBody } from '../http/errors.ts';
import { singlePageApp } from '../http/single-page-app.ts';
import type { PageModule } from './contract.ts';
import { emptyPageHtml, pageHtml } from './html.ts';

/** Pages anybody may read, rendered on the server. Everything else starts empty in the browser. */
const PUBLIC_PATHS = [
  '/',
  '/recruitments/:id',
  '/articles',
  '/articles/:id',
  '/events',
  '/events/:id',
  '/courses',
  '/terms_of_service',
];
/** What of the query belongs to the page; the rest (campaigns, redirects) concerns the browser only. */
const PAGE_PARAMETERS = ['page', 'period'];

const KEPT_PAGES = 500;
const KEPT_MS = 30_000;

interface PagesDeps extends RunDeps {
  /** Folder with the built front ends. */
  webRoot: string;
  /** Scheme and host of the site, for canonical addresses. */
  origin: string;
}

const definitions = new Map(
  (registry as readonly AnyDefinition[]).map((definition) => [definition.name, definition]),
);

/** Answers queries as a visitor gets them over HTTP. */
function visitorsQuery(deps: RunDeps, page_language_id: number) {
  return async (name: string, payload: unknown): Promise<{ status: number; body: unknown }> => {
    const definition = definitions.get(name);
    try {
      if (definition?.kind !== 'query') throw new DomainError('not_found');
      const answer = await run(definition, deps, { actor: VISITOR, page_language_id, address: '', payload });
      // Instants become texts here as they do on the wire.
      return { status: 200, body: JSON.parse(JSON.stringify(answer)) };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return {
        status: ERROR_STATUS[error.code],
        body: errorBody(error, languageCode(page_language_id), ''),
      };
    }
  };
}

/** Path and query that tell one page from another. */
function pagePath(req: Request, parameters: URLSearchParams): string {
  const own = new URLSearchParams();
  for (const name of PAGE_PARAMETERS) {
    const value = parameters.get(name);
    if (value !== null) own.set(name, value);
  }
  return req.path + (own.size > 0 ? `?${own}` : '');
}

/** The query with its `?`, and the language of the page: the address's, else the one chosen before, else the browser's. */
function asked(req: Request): { parameters: URLSearchParams; page_language_id: number } {
  const at = req.originalUrl.indexOf('?');
  const parameters = new URLSearchParams(at < 0 ? '' : req.originalUrl.slice(at));
  const page_language_id = initialPageLanguageId({
    search: parameters.toString(),
    cookies: req.headers.cookie ?? '',
    browserLanguages: req.acceptsLanguages(),
  });
  return { parameters, page_language_id };
}

function setLanguageHeaders(res: Response, language: string): void {
  res.setHeader('Cache-Control', 'no-cache');
  res.setHeader('Vary', 'Accept-Language, Cookie');
  res.setHeader('Content-Language', language);
}

interface KeptPage {
  status: number;
  html: Buffer;
}

/** Of all that public pages show, as it is committed now (migration 0026-content-version). */
async function contentVersion(sequelize: Sequelize): Promise<string> {
  const rows = await sequelize.query<{ version: string }>('select content.version()', {
    type: QueryTypes.SELECT,
  });
  return rows[0]!.version;
}

/**
 * The students' site. The public pages are written on the server so that they can be read at once, without
 * JavaScript, and by search engines. Their HTML is a visitor's and holds nothing of a person: what belongs to a
 * person is fetched by the browser afterwards. It is kept by address, language and version of the content, so that
 * what is edited shows at the next request; and half a minute at most, since days and deadlines pass. A process has
 * one build of the app, and keeps the HTML of no other. Every other page begins in the browser.
 */
export function studentPages(deps: PagesDeps): Router {
  const root = path.join(deps.webRoot, 'student-web');
  const bundle = path.join(deps.webRoot, 'student-web-server/entry-server.js');
  let module: Promise<PageModule> | null = null;
  const load = () => (module ??= import(pathToFileURL(bundle).href) as Promise<PageModule>);
  let template: string | null = null;
  const readTemplate = () => (template ??= fs.readFileSync(path.join(root, 'index.html'), 'utf8'));
  const kept = new LRUCache<string, Promise<KeptPage>>({ max: KEPT_PAGES, ttl: KEPT_MS });

  async function write(address: string, page_language_id: number): Promise<KeptPage> {
    const student = await load();
    const query = visitorsQuery(deps, page_language_id);
    const page = await student.renderPage({ address, page_language_id, now: deps.now(), query });
    const language = interfaceLanguage(languageCode(page_language_id));
    const html = pageHtml(readTemplate(), page, {
      origin: deps.origin,
      path: address,
      language,
      languages: INTERFACE_LANGUAGES,
      noScript: student.renderNoScript({ language, path: address, isWhole: false }),
    });
    return { status: page.status, html: Buffer.from(html) };
  }

  async function written(address: string, page_language_id: number): Promise<KeptPage> {
    // Asked for before the page is written: a change that comes meanwhile makes it stale.
    const version = await contentVersion(deps.sequelize);
    const key = `${version} ${page_language_id} ${address}`;
    const known = kept.get(key);
    if (known) return known;
    const writing = write(address, page_language_id);
    kept.set(key, writing);
    writing.catch(() => kept.delete(key));
    return writing;
  }

  const router = express.Router();
  router.get(PUBLIC_PATHS, async (req, res, next) => {
    if (!req.accepts('html')) {
      next();
      return;
    }
    const { parameters, page_language_id } = asked(req);
    const { status, html } = await written(pagePath(req, parameters), page_language_id);
    setLanguageHeaders(res, interfaceLanguage(languageCode(page_language_id)));
    res.status(status).type('html').send(html);
  });

  const emptyPage: RequestHandler = async (req, res) => {
    const student = await load();
    const language = interfaceLanguage(languageCode(asked(req).page_language_id));
    const noScript = student.renderNoScript({ language, path: req.path, isWhole: true });
    setLanguageHeaders(res, language);
    res.type('html').send(emptyPageHtml(readTemplate(), { language, noScript }));
  };
  router.use(singlePageApp(root, emptyPage));
  return router;
}
