import type { Fuzz } from '../state.ts';
import type { Chance } from '../random.ts';
import type { Shot } from '../shot.ts';

const ODD = [
  '',
  'x',
  '-1',
  '0',
  '99999999999',
  "'",
  '%00',
  'あ',
  '{}',
  '[]',
  'null',
  'a'.repeat(3000),
  '2026-02-30',
];
const ACTIONS = ['list', 'search', 'new', 'none', 'bulkDelete'];
const RECORD_ACTIONS = ['show', 'edit', 'delete', 'none'];

/** An AdminJS request with the cookie that only a manager gets. */
export function adminShot(fuzz: Fuzz, chance: Chance): Shot {
  const isManager = chance.is(0.85);
  const isMeantWell = chance.is(0.6);
  const table =
    isMeantWell || chance.is(0.7)
      ? chance.pick(fuzz.tables)
      : chance.pick(['none', 'oidc_keys', '%00', '..']);
  const origin =
    isMeantWell || chance.is(0.6) ? fuzz.server.url : chance.pick(['null', 'https://elsewhere.example']);
  const id =
    isMeantWell || chance.is(0.4) ? String(1 + chance.whole(40)) : encodeURIComponent(chance.pick(ODD));
  const headers: Record<string, string> = { ...(isManager && { cookie: fuzz.adminCookie }) };
  const api = '/admin/api/resources';
  const list = () => {
    const query = new URLSearchParams({
      page: String(1 + chance.whole(3)),
      perPage: '25',
      direction: chance.pick(['asc', 'desc']),
      sortBy: isMeantWell ? 'id' : chance.pick(['id', 'none', 'password', ...ODD]),
      ...(!isMeantWell && {
        [`filters.${chance.pick(['id', 'created_at', 'none', 'name', 'created_at~~from'])}`]:
          chance.pick(ODD),
      }),
    });
    return {
      method: 'GET',
      path: `${api}/${table}/actions/${isMeantWell ? 'list' : chance.pick(ACTIONS)}?${query}`,
    };
  };
  const one = () => ({
    method: chance.is(0.8) || isMeantWell ? 'GET' : 'POST',
    path: `${api}/${table}/records/${id}/${isMeantWell ? chance.pick(['show', 'edit']) : chance.pick(RECORD_ACTIONS)}`,
  });
  const page = () => ({
    method: 'GET',
    path: chance.pick([
      '/admin',
      '/admin/',
      `/admin/resources/${table}`,
      `/admin/resources/${table}/records/${id}/show`,
      '/admin/frontend/assets/app.bundle.js',
      '/admin/frontend/assets/none.js',
      '/admin/api/dashboard',
      '/admin/pages/none',
    ]),
  });
  const write = () => {
    const boundary = 'fuzzboundary';
    const values = Object.fromEntries(
      ['name', 'position', 'id', 'name.ja', 'name.en', 'x'].map((name) => [name, chance.pick(ODD)]),
    );
    const multipart = `${Object.entries(values)
      .map(
        ([name, value]) =>
          `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      )
      .join('')}--${boundary}--\r\n`;
    const kinds: [string, string][] = [
      [`multipart/form-data; boundary=${boundary}`, multipart],
      [`multipart/form-data; boundary=${boundary}`, multipart.slice(0, chance.whole(multipart.length))],
      ['multipart/form-data', multipart],
      ['application/x-www-form-urlencoded', new URLSearchParams(values).toString()],
      ['application/json', JSON.stringify(values)],
      ['application/json', '{'],
    ];
    const [type, text] = chance.pick(kinds);
    headers['content-type'] = type;
    return {
      method: 'POST',
      path: chance.pick([
        `${api}/${table}/actions/new`,
        `${api}/${table}/records/${id}/edit`,
        `${api}/${table}/bulk/bulkDelete?recordIds=${id}`,
      ]),
      body: Buffer.from(text),
    };
  };
  const asked = chance.pick(isMeantWell ? [list, list, one, page] : [list, one, page, write, write])();
  if (asked.method !== 'GET') headers['origin'] = origin;
  return {
    surface: 'adminjs',
    role: isManager ? 'manager' : 'visitor',
    what: asked.path
      .split('?')[0]!
      .replace(table, ':table')
      .replace(/\/records\/[^/]*\//, '/records/:id/')
      .slice(0, 60),
    headers,
    isEnveloped: asked.path.startsWith('/admin/api'),
    isMeantWell: isMeantWell && isManager,
    ...asked,
  };
}
