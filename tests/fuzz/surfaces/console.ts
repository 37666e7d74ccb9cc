import type { AnyResource } from '../../../server/core/resources/define-resource.ts';
import { RESOURCES as REGISTERED } from '../../../server/registry/resources.ts';
import { ACTORS } from '../../wire/calls/actors.ts';
import type { Fuzz } from '../state.ts';
import type { Chance } from '../random.ts';
import { roleOf, type Shot } from '../shot.ts';
import { bytesOf, type Intent } from './payloads.ts';

const RESOURCES = REGISTERED as readonly AnyResource[];
const ODD = [
  '[',
  '{"',
  'null',
  '[0]',
  '[0,100]',
  '[-1,5]',
  '[5,1]',
  '[1e9,1e9]',
  '["id"]',
  '["id","UP"]',
  '%FF',
  '{"a":1}',
];
const ODD_IDS = ['0', '-1', '999999999', '9999999999', '1.5', 'x', '%00', '1%2F2', "1'--", '１'];

const parameters = (values: Record<string, unknown>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`)
    .join('&');

/** A request to the console's resources: lists with filters and sorts, records, updates, exports. */
export function consoleShot(fuzz: Fuzz, chance: Chance): Shot {
  const resource = chance.pick(RESOURCES);
  const intent: Intent = chance.pick(['standard', 'standard', 'valid', 'spoiled']);
  const person = chance.is(0.25) ? chance.pick(ACTORS) : chance.is(0.3) ? 'mentor' : 'manager';
  const token = fuzz.world.tokens[person];
  const headers: Record<string, string> = {
    'page-language-id': chance.pick(['1', '2', '98']),
    ...(token && { authorization: `Bearer ${token}` }),
    ...(chance.is(0.3) && { 'accept-encoding': 'gzip, br' }),
  };
  const shot = {
    surface: 'console' as const,
    role: roleOf(person),
    headers,
    isEnveloped: true,
    isMeantWell: intent !== 'spoiled',
  };
  const base = `/staff/api/${resource.name}`;
  const known = fuzz.records.get(resource.name) ?? [];
  const act = chance.next();
  if (act < 0.4 || (act >= 0.5 && !resource.one)) {
    const query = listQuery(fuzz, chance, resource, intent);
    return { ...shot, what: `${resource.name} list`, method: 'GET', path: `${base}${query && `?${query}`}` };
  }
  if (act < 0.5) {
    const filter = intent === 'standard' ? '' : listQuery(fuzz, chance, resource, intent, true);
    return {
      ...shot,
      what: `${resource.name}.csv`,
      method: 'GET',
      path: `${base}.csv${filter && `?${filter}`}`,
    };
  }
  const record = known.length > 0 ? chance.pick(known) : undefined;
  const id =
    intent === 'spoiled' || !record ? chance.pick([...ODD_IDS, String(record?.id ?? 1)]) : String(record.id);
  if (act < 0.7 || !resource.edit) {
    return { ...shot, what: `${resource.name} one`, method: 'GET', path: `${base}/${id}` };
  }
  headers['content-type'] = 'application/json';
  if (act < 0.73) {
    headers['if-match'] = ifMatch(chance, record?.version, intent);
    return { ...shot, what: `${resource.name} delete`, method: 'DELETE', path: `${base}/${id}` };
  }
  const fields = resource.edit.fields;
  const own = Object.fromEntries(
    Object.entries(record?.values ?? {}).filter(([name]) => name in fields.shape),
  );
  if (act < 0.8 && resource.edit.can_create) {
    const payload = fuzz.payloads.of(chance, `${resource.name} create`, fields, own, intent);
    return {
      ...shot,
      what: `${resource.name} create`,
      method: 'POST',
      path: base,
      body: bytesOf(chance, payload, intent),
    };
  }
  headers['if-match'] = ifMatch(chance, record?.version, intent);
  const payload =
    intent === 'standard'
      ? someOf(chance, own)
      : fuzz.payloads.of(chance, `${resource.name} update`, fields.partial(), own, intent);
  return {
    ...shot,
    what: `${resource.name} update`,
    method: 'PUT',
    path: `${base}/${id}`,
    body: bytesOf(chance, payload, intent),
  };
}

const ifMatch = (chance: Chance, version: unknown, intent: Intent) =>
  intent === 'spoiled' ? chance.pick(['*', '"0"', 'x', '"999999999999"', '']) : `"${String(version ?? 1)}"`;

/** A few plain fields with unchanged values: an update that is always valid. */
function someOf(chance: Chance, values: Record<string, unknown>): Record<string, unknown> {
  const plain = Object.entries(values).filter(([, value]) => value === null || typeof value !== 'object');
  return Object.fromEntries(plain.filter(() => chance.is(0.3)));
}

function listQuery(
  fuzz: Fuzz,
  chance: Chance,
  resource: AnyResource,
  intent: Intent,
  onlyFilter = false,
): string {
  const { filters, sorts } = resource.list;
  const filter =
    intent === 'standard' ? {} : fuzz.payloads.of(chance, `${resource.name} filter`, filters, {}, intent);
  if (intent === 'spoiled' && chance.is(0.3))
    return `${chance.pick(['filter', 'sort', 'range', 'x'])}=${chance.pick(ODD)}`;
  const first = chance.whole(3) * 20;
  return parameters({
    filter,
    ...(!onlyFilter && {
      sort: [chance.pick(Object.keys(sorts)), chance.pick(['ASC', 'DESC'])],
      range: [first, first + chance.whole(100)],
    }),
  });
}
