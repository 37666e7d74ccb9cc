import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../../project-root.ts';
import { EVERY_KEY, PDF } from '../support/profile.ts';
import type { World } from '../support/world.ts';
import type { Call, Refusal } from './call.ts';

/** The files of the cases, in the order of the specification and then of our own calls. */
const GROUPS = [
  'small',
  'profile',
  'recruitments',
  'content',
  'events',
  'applications',
  'additions',
  'moves',
  'privacy',
  'staff',
  'staff-people',
  'recruitment-events',
  'content-by-staff',
  'staff-mails',
  'own-word',
  'overview',
];

type Fields = Record<string, unknown>;
type Lines = string | string[];

/**
 * A case as its file has it. `${applications.sent.id}` stands for a value of the world or of VALUES, with `+ 1` behind
 * it for the next number; `"...": "${every_key}"` puts the fields of an object among the others; `{USER}` in an answer
 * stands for the fields of entities.json. A refusal's payload is the call's own with the fields of `with` changed
 * (`user[email]`) and those of `without` left out, or one of its own.
 */
type WrittenCall = Omit<Call, 'payload' | 'holds' | 'answer' | 'refusals'> & {
  payload: Fields;
  answer: Lines;
  holds?: unknown;
  /** Why it is so, where that is not plain. */
  why?: string;
  refusals?: (Omit<Refusal, 'payload'> & { payload?: Fields; with?: Fields; without?: string[] })[];
};

/** What payloads name besides the world. */
const VALUES: Fields = {
  every_key: EVERY_KEY,
  pdf: PDF,
  /** An id that no row has. */
  nobody: 2_000_000_000,
  too_long: 'x'.repeat(20_001),
};

const readJson = (name: string): unknown =>
  JSON.parse(fs.readFileSync(path.join(projectRoot, `tests/wire/calls/${name}.json`), 'utf8'));

const ENTITIES = readJson('entities') as Record<string, Lines>;
const inOneLine = (lines: Lines) => [lines].flat().join(' ');
const fieldsOf = (answer: Lines): string =>
  inOneLine(answer).replace(/\{([A-Z_]+)\}/g, (_all, name: string) => fieldsOf(ENTITIES[name]!));

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function valueOf(reference: string, world: World): unknown {
  const [, name, sign, number] = /^([\w.]+)(?: ([+-]) (\d+))?$/.exec(reference) ?? [];
  const value = name
    ?.split('.')
    .reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), { ...VALUES, ...world });
  if (value === undefined) throw new Error(`The world of the calls has no ${reference}`);
  return sign ? Number(value) + Number(`${sign}${number}`) : value;
}

/** The value with what stands in the world in place of its name. */
function resolved(value: unknown, world: World): unknown {
  if (typeof value === 'string') {
    const whole = /^\$\{([^}]+)\}$/.exec(value);
    if (whole) return valueOf(whole[1]!, world);
    return value.replace(/\$\{([^}]+)\}/g, (_all, name: string) => String(valueOf(name, world)));
  }
  if (Array.isArray(value)) return value.map((item) => resolved(item, world));
  if (!isObject(value)) return value;
  const { '...': among, ...own } = value;
  const others = among === undefined ? undefined : resolved(among, world);
  return {
    ...(isObject(others) && others),
    ...Object.fromEntries(Object.entries(own).map(([key, item]) => [key, resolved(item, world)])),
  };
}

/** The payload with one field changed, or left out where `value` is undefined. */
function changed(payload: Fields, [key, ...inside]: string[], value: unknown): Fields {
  if (inside.length > 0)
    return { ...payload, [key!]: changed((payload[key!] ?? {}) as Fields, inside, value) };
  return Object.fromEntries(
    Object.entries({ ...payload, [key!]: value }).filter(([, item]) => item !== undefined),
  );
}

function refusalOf(call: WrittenCall, refusal: NonNullable<WrittenCall['refusals']>[number]): Refusal {
  const { payload: own, with: other = {}, without = [], ...rest } = refusal;
  const changes = [...Object.entries(other), ...without.map((field) => [field, undefined] as const)];
  const payload = changes.reduce<Fields>(
    (made, [field, value]) => changed(made, field.match(/[^[\]]+/g)!, value),
    own ?? call.payload,
  );
  return { ...rest, payload: (world) => resolved(payload, world) as object };
}

const callOf = (call: WrittenCall): Call => ({
  ...call,
  payload: (world) => resolved(call.payload, world) as object,
  answer: fieldsOf(call.answer),
  holds: 'holds' in call ? (world) => resolved(call.holds, world) : undefined,
  refusals: call.refusals?.map((refusal) => refusalOf(call, refusal)),
});

/** Every call as data: the specification's and our own. */
export const CALLS: readonly Call[] = GROUPS.flatMap((name) =>
  (readJson(name) as WrittenCall[]).map((call) => callOf(call)),
);

/** A call with several audiences has a case for each; the first is the standard case. */
export const standardOf = (name: string): Call | undefined => CALLS.find((call) => call.name === name);
