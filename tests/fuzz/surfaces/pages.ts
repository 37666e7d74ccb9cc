import type { Fuzz } from '../state.ts';
import type { Chance } from '../random.ts';
import type { Shot } from '../shot.ts';

/** Server-rendered pages, client-rendered pages and public endpoints. */
const PAGES = [
  '/',
  '/articles',
  '/events',
  '/courses',
  '/terms_of_service',
  '/recruitments',
  '/profile',
  '/log_in',
];
const FILES = [
  '/robots.txt',
  '/sitemap.xml',
  '/config.json',
  '/openapi.json',
  '/openapi-staff.json',
  '/docs',
  '/favicon.svg',
  '/favicon.ico',
];
const OTHERS = [
  '/staff/',
  '/staff/applications',
  '/unsubscribe',
  '/healthz',
  '/readyz',
  '/is-japan',
  '/auth0-callback',
];
const ODD = [
  '//',
  '/..',
  '/../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/files/..%2f..%2fx',
  '/%00',
  '/%',
  '/%zz',
  '/%ff%fe',
  '/a'.repeat(2000),
  '/recruitments/99999999999999999999',
  '/recruitments/-1',
  '/recruitments/x',
  '/articles/%F0%9F%98%80',
  '/sitemap-0.xml',
  '/sitemap-999999.xml',
  '/jtj/commands/none',
  '/master/none',
  '/staff/api/none',
  '/files/00000000-0000-4000-8000-000000000000',
  '/files/x',
  '/assets/none.js',
  '/.env',
  '/index.html',
  '/student-web/',
  '/?page=x&page=2',
  '/events?period=x&page=-1',
  '/unsubscribe?token=x&token=y',
  `/unsubscribe?token=${'0'.repeat(32)}`,
  '/;a=b',
  '/\\..\\',
];
const METHODS = ['HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];
const ODD_HEADERS: readonly [string, string][] = [
  ['range', 'bytes=0-10'],
  ['range', 'bytes=99999999-'],
  ['range', 'bytes=5-1'],
  ['range', 'bytes=-0'],
  ['range', 'bytes=0-1,3-4'],
  ['range', 'lines=1-2'],
  ['if-match', '"none"'],
  ['if-none-match', '*'],
  ['if-modified-since', 'Thu, 01 Jan 2099 00:00:00 GMT'],
  ['if-unmodified-since', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  ['if-modified-since', 'never'],
  ['if-range', '"x"'],
  ['accept', 'text/none'],
  ['accept-encoding', 'br;q=1, gzip;q=0.5, *;q=0'],
  ['accept-encoding', 'zstd'],
  ['accept-language', 'ja,en;q=0.5'],
  ['accept-language', 'x'.repeat(500)],
  ['cookie', 'page_language=ja; a=%ff; =; ;;'],
  ['cookie', `admin_session=${'a'.repeat(43)}`],
  ['authorization', 'Basic eDp5'],
  ['authorization', 'Bearer x.y.z'],
  ['content-type', 'text/plain'],
  ['content-type', 'application/x-www-form-urlencoded'],
  ['content-type', 'multipart/form-data; boundary=x'],
  ['expect', '200-maybe'],
  ['x-forwarded-for', '1.2.3.4, x'],
  ['x-request-id', 'a b'],
  ['origin', 'null'],
];

const isApi = (path: string) => /^\/(jtj|master|is-japan|staff\/api|files)([/?]|$)/.test(path);

/** A request for a page or file with the headers and methods of browsers, caches and scanners. */
export function pageShot(fuzz: Fuzz, chance: Chance): Shot {
  const { recruitments, articles, events } = fuzz.world;
  const ids = [
    ...Object.values(recruitments).map((id) => `/recruitments/${id}`),
    ...Object.values(articles).map((id) => `/articles/${String(id)}`),
    ...Object.values(events).map((event) => `/events/${idIn(event)}`),
  ];
  const isOdd = chance.is(0.35);
  const path = isOdd
    ? chance.pick(ODD)
    : chance.pick(chance.pick([PAGES, FILES, OTHERS, ids, fuzz.assets, fuzz.publicFiles]));
  const headers: Record<string, string> = { 'accept-encoding': chance.pick(['gzip', 'br', 'identity']) };
  const spoils = chance.is(0.4);
  if (spoils) {
    const [name, value] = chance.pick(ODD_HEADERS);
    headers[name] = value;
  }
  const method = chance.is(0.15) ? chance.pick(METHODS) : 'GET';
  const body =
    ['POST', 'PUT', 'PATCH'].includes(method) && chance.is(0.5) ? Buffer.from('a=b&c[]=d') : undefined;
  return {
    surface: 'pages',
    role: 'visitor',
    what: path.slice(0, 40).replace(/\d+/g, 'N'),
    method,
    path: encodeURI(path).replaceAll('%25', '%'),
    headers,
    ...(body && { body }),
    isEnveloped: isApi(path),
    isMeantWell: !isOdd && !spoils && method === 'GET',
  };
}

const idIn = (event: unknown) =>
  String(typeof event === 'object' && event !== null ? ((event as { id?: unknown }).id ?? 1) : event);
