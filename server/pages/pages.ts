import { promisify } from 'node:util';
import zlib from 'node:zlib';
import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import { LRUCache } from 'lru-cache';
import { QueryTypes, type Sequelize } from 'sequelize';
import { itemAt } from '../../domain/required.ts';
import type { RunDeps } from '../core/calls/run.ts';
import { INTERFACE_LANGUAGES, interfaceLanguage, languageCode } from '../../domain/languages.ts';
import { chosenLanguageId } from '../core/requests/page-language.ts';
import { allowScripts } from '../http/security-headers.ts';
import type { FrontEnds } from './front-ends.ts';
import { emptyPageHtml, pageHtml } from './html.ts';
import { visitorsQuery } from './visitors-query.ts';

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
  frontEnds: FrontEnds;
  /** Scheme and host of the site, for canonical addresses. */
  origin: string;
}

/** Path and query that tell one page from another. Two slashes in front would begin a host's name. */
function pagePath(req: Request): string {
  const at = req.originalUrl.indexOf('?');
  const parameters = new URLSearchParams(at < 0 ? '' : req.originalUrl.slice(at));
  const own = new URLSearchParams();
  for (const name of PAGE_PARAMETERS) {
    const value = parameters.get(name);
    if (value !== null) own.set(name, value);
  }
  return req.path.replace(/^\/+/, '/') + (own.size > 0 ? `?${own}` : '');
}

function setLanguageHeaders(res: Response, language: string): void {
  res.setHeader('Cache-Control', 'no-cache');
  res.setHeader('Vary', 'Accept-Language, Cookie');
  res.setHeader('Content-Language', language);
}

interface KeptPage {
  status: number;
  html: Buffer;
  /** The same, compressed once for everybody who gets it. */
  brotli: Buffer;
}

/** Smaller by a tenth than what is compressed anew for each answer (http compression), at the same cost. */
const BROTLI_QUALITY = 6;
const compress = promisify(zlib.brotliCompress);

/** Of all that public pages show, as it is committed now (migration 0026-content-version). */
async function contentVersion(sequelize: Sequelize): Promise<string> {
  const rows = await sequelize.query<{ version: string }>('select content.version()', {
    type: QueryTypes.SELECT,
  });
  return itemAt(rows, 0).version;
}

/**
 * The students' site. The public pages are written on the server so that they can be read at once, without
 * JavaScript, and by search engines. Their HTML is a visitor's and holds nothing of a person: what belongs to a
 * person is fetched by the browser afterwards. It is kept by address, language and version of the content, so that
 * what is edited shows at the next request; and half a minute at most, since days and deadlines pass. A process has
 * one build of the app, and keeps the HTML of no other. Every other page begins in the browser.
 */
export function studentPages(deps: PagesDeps): Router {
  const { live, students } = deps.frontEnds;
  const { load, readTemplate, scriptHashes } = students;
  const kept = new LRUCache<string, Promise<KeptPage>>({ max: KEPT_PAGES, ttl: KEPT_MS });

  async function write(address: string, page_language_id: number): Promise<KeptPage> {
    const student = await load();
    const query = visitorsQuery(deps, page_language_id);
    const page = await student.renderPage({ address, page_language_id, now: deps.now(), query });
    const language = interfaceLanguage(languageCode(page_language_id));
    const html = pageHtml(await readTemplate(address), page, {
      origin: deps.origin,
      path: address,
      language,
      languages: INTERFACE_LANGUAGES,
      noScript: student.renderNoScript({ language, path: address, isWhole: false }),
    });
    const brotli = await compress(html, {
      params: { [zlib.constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
    });
    return { status: page.status, html: Buffer.from(html), brotli };
  }

  async function written(address: string, page_language_id: number): Promise<KeptPage> {
    // Of an app that changes under our hands, nothing is kept.
    if (live) return write(address, page_language_id);
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
    const page_language_id = chosenLanguageId(req);
    const { status, html, brotli } = await written(pagePath(req), page_language_id);
    setLanguageHeaders(res, interfaceLanguage(languageCode(page_language_id)));
    allowScripts(res, scriptHashes());
    res.status(status).type('html');
    if (req.acceptsEncodings('br') === false) res.send(html);
    else res.setHeader('Content-Encoding', 'br').send(brotli);
  });

  const emptyPage: RequestHandler = async (req, res) => {
    const student = await load();
    const language = interfaceLanguage(languageCode(chosenLanguageId(req)));
    const noScript = student.renderNoScript({ language, path: req.path, isWhole: true });
    setLanguageHeaders(res, language);
    allowScripts(res, scriptHashes());
    res.type('html').send(emptyPageHtml(await readTemplate(req.path), { language, noScript }));
  };
  router.use(students.files(emptyPage));
  return router;
}
