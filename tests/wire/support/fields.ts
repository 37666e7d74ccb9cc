import type { Json } from './client.ts';

interface Field {
  name: string;
  kind: 'plain' | 'object' | 'list';
  inside: Field[];
}

/** Parses `id resume{self_pr} skills[skill_id]` into a tree. */
function parse(notation: string): Field[] {
  const tokens = notation.match(/[\w-]+|[[\]{}]/g) ?? [];
  let at = 0;
  function fields(end: string | undefined): Field[] {
    const found: Field[] = [];
    while (at < tokens.length && tokens[at] !== end) {
      const field: Field = { name: tokens[at++]!, kind: 'plain', inside: [] };
      const opened = tokens[at];
      if (opened === '{' || opened === '[') {
        at += 1;
        field.kind = opened === '{' ? 'object' : 'list';
        field.inside = fields(opened === '{' ? '}' : ']');
      }
      found.push(field);
    }
    at += 1;
    return found;
  }
  return fields(undefined);
}

function lacking(fields: Field[], value: Json, path: string): string[] {
  return fields.flatMap(({ name, kind, inside }) => {
    const here = path === '' ? name : `${path}.${name}`;
    if (typeof value !== 'object' || value === null || !(name in value)) return [here];
    const inner: Json = value[name];
    if (kind === 'plain') return [];
    if (kind === 'object') return lacking(inside, inner, here);
    if (!Array.isArray(inner) || inner.length === 0) return [`${here}[] has no item`];
    // List items differ in their fields: one complete item is enough.
    return inner
      .map((item: Json) => lacking(inside, item, `${here}[]`))
      .reduce((best, next) => (next.length < best.length ? next : best));
  });
}

/** Paths of expected fields missing in a response. */
export const missingFields = (notation: string, answer: Json): string[] =>
  lacking(parse(notation), answer, '');

/** Leaf paths of the notation: `user{skills[skill_id]}` gives `user.skills.skill_id`. */
export function pathsOf(notation: string): string[] {
  const opened = (fields: Field[], before: string): string[] =>
    fields.flatMap(({ name, inside }) =>
      inside.length === 0 ? [before + name] : opened(inside, `${before}${name}.`),
    );
  return opened(parse(notation), '');
}

/** The key paths in a payload at every depth, list indexes left out. */
export function keysOf(payload: unknown, before = ''): string[] {
  if (Array.isArray(payload)) return payload.flatMap((item) => keysOf(item, before));
  if (typeof payload !== 'object' || payload === null) return [];
  return Object.entries(payload).flatMap(([name, value]) => [
    before + name,
    ...keysOf(value, `${before}${name}.`),
  ]);
}
