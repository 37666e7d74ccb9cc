import { Readable } from 'node:stream';
import express, { type Router } from 'express';
import { QueryTypes, type Sequelize } from 'sequelize';
import { SitemapIndexStream, SitemapStream, type SitemapItemLoose } from 'sitemap';
import { INTERFACE_LANGUAGES } from '../../domain/languages.ts';

/**
 * So many ids stand in one file: a page stays in its file whatever comes and goes, and a file is found by its first id.
 * The protocol allows 50,000 addresses, each of ours stands with its languages.
 */
const IDS_OF_FILE = 10_000;
/** The file of the highest id that a column of 32 bits holds. */
const FILES_MOST = Math.ceil(2 ** 31 / IDS_OF_FILE);
const HOUR_SECONDS = 3600;

interface Page {
  path: string;
  changed: Date | null;
}
interface Collection {
  /** Numbers of the files that hold something, from 1. */
  files(): Promise<number[]>;
  /** The pages of one file; none where there is no such file. */
  pages(file: number): Promise<Page[]>;
}

/** The public pages of a table's rows, by ranges of their ids. */
function byId(sequelize: Sequelize, table: string, isPublic: string, now: Date): Collection {
  return {
    async files() {
      const rows = await sequelize.query<{ file: number }>(
        `select distinct (id - 1) / ${IDS_OF_FILE} + 1 as file from ${table} where ${isPublic} order by 1`,
        { replacements: { now }, type: QueryTypes.SELECT },
      );
      return rows.map(({ file }) => file);
    },
    async pages(file) {
      const to = file * IDS_OF_FILE;
      const rows = await sequelize.query<{ id: number; updated_at: Date }>(
        `select id, updated_at from ${table} where ${isPublic} and id > :from and id <= :to order by id`,
        { replacements: { now, from: to - IDS_OF_FILE, to }, type: QueryTypes.SELECT },
      );
      return rows.map(({ id, updated_at }) => ({ path: `/${table}/${id}`, changed: updated_at }));
    },
  };
}

interface SiteDeps {
  sequelize: Sequelize;
  /** Scheme and host of the site. */
  origin: string;
  now(): Date;
}

/** What search engines may know of, by kind. */
function collections(sequelize: Sequelize, now: Date) {
  const fixed: Page[] = ['/', '/articles', '/events', '/courses', '/terms_of_service'].map((path) => ({
    path,
    changed: null,
  }));
  return {
    pages: { files: async () => [1], pages: async (file) => (file === 1 ? fixed : []) },
    recruitments: byId(sequelize, 'recruitments', 'is_released and closed_at is null', now),
    articles: byId(sequelize, 'articles', 'not is_hidden and publish_at <= :now', now),
    events: byId(sequelize, 'events', 'is_released', now),
  } satisfies Record<string, Collection>;
}
type Kind = keyof ReturnType<typeof collections>;

function itemOf({ path, changed }: Page): SitemapItemLoose {
  return {
    url: path,
    ...(changed && { lastmodISO: changed.toISOString() }),
    links: INTERFACE_LANGUAGES.map((lang) => ({ lang, url: `${path}?lang=${lang}` })),
  };
}

/**
 * /robots.txt, /sitemap.xml (an index) and its parts /sitemaps/<kind>-<number>.xml: every public page with
 * its languages. What belongs to a person is kept from robots.
 */
export function searchEngineFiles({ sequelize, origin, now }: SiteDeps): Router {
  const router = express.Router();
  router.use(['/robots.txt', '/sitemap.xml', '/sitemaps'], (_req, res, next) => {
    res.setHeader('Cache-Control', `public, max-age=${HOUR_SECONDS}`);
    next();
  });
  router.get('/robots.txt', (_req, res) => {
    const closed = [
      '/jtj/',
      '/master/',
      '/staff/',
      '/admin',
      '/applications',
      '/plan',
      '/recommend_mails',
      '/profile',
      '/notifications',
      '/auth0-callback',
    ];
    const lines = [
      'User-agent: *',
      ...closed.map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${origin}/sitemap.xml`,
    ];
    res.type('text/plain').send(`${lines.join('\n')}\n`);
  });
  router.get('/sitemap.xml', async (_req, res) => {
    const parts: string[] = [];
    for (const [kind, { files }] of Object.entries(collections(sequelize, now())))
      for (const file of await files()) parts.push(`${origin}/sitemaps/${kind}-${file}.xml`);
    Readable.from(parts.map((url) => ({ url })))
      .pipe(new SitemapIndexStream())
      .pipe(res.type('application/xml'));
  });
  router.get('/sitemaps/:kind-:number.xml', async (req, res, next) => {
    const all = collections(sequelize, now());
    const number = Number(req.params.number);
    const collection = Object.hasOwn(all, req.params.kind) ? all[req.params.kind as Kind] : null;
    const pages =
      collection && Number.isInteger(number) && number >= 1 && number <= FILES_MOST
        ? await collection.pages(number)
        : [];
    if (pages.length === 0) {
      next();
      return;
    }
    Readable.from(pages.map(itemOf))
      .pipe(new SitemapStream({ hostname: origin }))
      .pipe(res.type('application/xml'));
  });
  return router;
}
