import { Readable } from 'node:stream';
import express, { type Router } from 'express';
import { Op } from 'sequelize';
import { SitemapIndexStream, SitemapStream, type SitemapItemLoose } from 'sitemap';
import { Article } from '../../db/models/article.ts';
import { Event } from '../../db/models/event.ts';
import { Recruitment } from '../../db/models/recruitment.ts';
import { INTERFACE_LANGUAGES } from '../../domain/languages.ts';

/** The protocol allows 50,000 addresses a file; each of ours stands with its languages. */
const PER_FILE = 10_000;
const HOUR_SECONDS = 3600;

interface Page {
  path: string;
  changed: Date | null;
}
type Range = { limit: number; offset: number };
const ATTRIBUTES = ['id', 'updated_at'];

const newest = (kind: string, rows: { id: number; updated_at: Date }[]): Page[] =>
  rows.map((row) => ({ path: `/${kind}/${row.id}`, changed: row.updated_at }));

/** What search engines may know of, by kind: how many there are, and a part of them. */
function collections(now: Date) {
  const openJobs = { is_released: true, closed_at: null };
  const articles = { is_hidden: false, publish_at: { [Op.lte]: now } };
  const events = { is_released: true };
  const order: [string, string][] = [['id', 'ASC']];
  const fixed: Page[] = ['/', '/articles', '/events', '/courses', '/terms_of_service'].map((path) => ({
    path,
    changed: null,
  }));
  return {
    pages: { count: async () => fixed.length, part: async (): Promise<Page[]> => fixed },
    recruitments: {
      count: () => Recruitment.count({ where: openJobs }),
      part: async (range: Range) =>
        newest(
          'recruitments',
          await Recruitment.findAll({ where: openJobs, attributes: ATTRIBUTES, order, ...range }),
        ),
    },
    articles: {
      count: () => Article.count({ where: articles }),
      part: async (range: Range) =>
        newest(
          'articles',
          await Article.findAll({ where: articles, attributes: ATTRIBUTES, order, ...range }),
        ),
    },
    events: {
      count: () => Event.count({ where: events }),
      part: async (range: Range) =>
        newest('events', await Event.findAll({ where: events, attributes: ATTRIBUTES, order, ...range })),
    },
  };
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
 * @param origin scheme and host of the site
 */
export function searchEngineFiles({ origin, now }: { origin: string; now(): Date }): Router {
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
    for (const [kind, { count }] of Object.entries(collections(now()))) {
      const files = Math.ceil((await count()) / PER_FILE);
      for (let number = 1; number <= files; number += 1)
        parts.push(`${origin}/sitemaps/${kind}-${number}.xml`);
    }
    Readable.from(parts.map((url) => ({ url })))
      .pipe(new SitemapIndexStream())
      .pipe(res.type('application/xml'));
  });
  router.get('/sitemaps/:kind-:number.xml', async (req, res, next) => {
    const all = collections(now());
    const number = Number(req.params.number);
    const collection = Object.hasOwn(all, req.params.kind) ? all[req.params.kind as Kind] : null;
    const pages =
      collection && Number.isInteger(number) && number >= 1 && number <= PER_FILE
        ? await collection.part({ limit: PER_FILE, offset: (number - 1) * PER_FILE })
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
