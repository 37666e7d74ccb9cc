import zlib from 'node:zlib';
import type { AnyDefinition } from '../../../server/core/calls/define.ts';
import { CALLS as REGISTERED } from '../../../server/registry/calls.ts';
import { pathOf } from '../../../server/core/calls/router.ts';
import { ACTORS } from '../../wire/calls/actors.ts';
import { CALLS } from '../../wire/calls/all.ts';
import { inBrackets, sayable } from '../../wire/property/forms.ts';
import type { Fuzz } from '../state.ts';
import type { Chance } from '../random.ts';
import { roleOf, type Shot } from '../shot.ts';
import { bytesOf, type Intent } from './payloads.ts';

const DEFINITIONS = new Map((REGISTERED as readonly AnyDefinition[]).map((one) => [one.name, one]));
/** Request line and headers may total at most 64 KB. */
const MAX_ADDRESS = 48_000;
/** These remove people that other calls of this world depend on. */
const ENDING = new Set(['user__delete_account', 'hf_member__merge_users']);
/** Unusual files, base64-encoded. */
const FILES = [
  '',
  '====',
  Buffer.from('%PDF-1.4\n%%EOF').toString('base64'),
  Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0]).toString('base64'),
  Buffer.from('PK\u0003\u0004 no archive').toString('base64'),
  Buffer.alloc(300_000, 7).toString('base64'),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>').toString('base64'),
];
const LANGUAGES = ['1', '2', '98', '104', '0', '-1', 'x'];

/** A request to any API operation, within or beyond the specification and the test examples. */
export function callShot(fuzz: Fuzz, chance: Chance): Shot {
  let call = chance.pick(CALLS);
  while (ENDING.has(call.name) && !chance.is(0.1)) call = chance.pick(CALLS);
  const definition = DEFINITIONS.get(call.name)!;
  const intent: Intent = chance.pick(['standard', 'standard', 'valid', 'spoiled', 'spoiled']);
  const person = chance.is(intent === 'spoiled' ? 0.5 : 0.15) ? chance.pick(ACTORS) : call.as;
  const base = call.payload(fuzz.world);
  let payload = fuzz.payloads.of(chance, `${call.name} ${call.as}`, definition.input, base, intent);
  if (definition.upload && chance.is(0.3)) payload = withFile(payload, chance.pick(FILES));
  const token = fuzz.world.tokens[person];
  const headers: Record<string, string> = {
    'page-language-id': chance.pick(LANGUAGES),
    ...(token && { authorization: `Bearer ${token}` }),
    ...(chance.is(0.3) && { 'accept-encoding': 'gzip, br' }),
  };
  const shot = {
    surface: 'calls' as const,
    role: roleOf(person),
    what: call.name,
    method: definition.kind === 'command' ? 'PATCH' : 'GET',
    headers,
    isEnveloped: true,
    isMeantWell: intent !== 'spoiled',
  };
  const path = pathOf(definition);
  if (definition.kind === 'query' || chance.is(0.25)) {
    const query = inBrackets(
      intent === 'spoiled' ? payload : ((sayable(payload) as object | undefined) ?? {}),
    );
    if (query.length < MAX_ADDRESS) return { ...shot, path: query === '' ? path : `${path}?${query}` };
  }
  const bytes = bytesOf(chance, payload, intent);
  headers['content-type'] = 'application/json';
  if (chance.is(0.05)) {
    headers['content-encoding'] = 'gzip';
    return { ...shot, path, body: zlib.gzipSync(bytes) };
  }
  return {
    ...shot,
    path,
    body: bytes,
    ...(chance.is(0.1) && { chunk: 1 + chance.whole(2000) }),
    ...(intent === 'spoiled' && chance.is(0.05) && { cutAfter: chance.whole(bytes.length) }),
  };
}

/** Replaces every base64 file in the payload. */
function withFile(payload: object, file: string): object {
  const isFile = (value: unknown) => typeof value === 'string' && value.length > 200;
  return JSON.parse(
    JSON.stringify(payload, (_key, value: unknown) => (isFile(value) ? file : value)),
  ) as object;
}
