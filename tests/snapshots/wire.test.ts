import { createHash } from 'node:crypto';
import { MENU_LANGUAGES } from '../../domain/languages.ts';
import { openApiDocument, staffOpenApiDocument } from '../../server/core/documents/openapi.ts';
import { CALLS } from '../../server/registry/calls.ts';
import { RESOURCES } from '../../server/registry/resources.ts';
import type { AnyResource } from '../../server/core/resources/define-resource.ts';
import { snapshot } from './snapshot.ts';

type Json = null | string | number | boolean | Json[] | { [key: string]: Json };

/** Equal values have one text, whatever the order of their keys. */
function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  // Sets, in whatever order: the required names of a JSON Schema, the parameters of an operation.
  const inOrder = ([key, inner]: [string, Json]): Json =>
    (key === 'required' || key === 'parameters') && Array.isArray(inner)
      ? inner.toSorted((a, b) => (canonical(a) < canonical(b) ? -1 : 1))
      : inner;
  return `{${entries.map((entry) => `${JSON.stringify(entry[0])}:${canonical(inOrder(entry))}`).join()}}`;
}
const digest = (value: Json) => createHash('sha256').update(canonical(value)).digest('hex').slice(0, 16);

test.each([
  ['openapi', () => openApiDocument({ calls: CALLS })],
  ['openapi-staff', () => staffOpenApiDocument({ resources: RESOURCES })],
])('/%s.json: every operation, shape and example', (file, make) => {
  const document = JSON.parse(JSON.stringify(make())) as {
    paths: Record<string, Record<string, Json>>;
    components: Record<string, Record<string, Json>>;
  };
  const { paths, components, ...head } = document;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [`${path} ${method}`, operation] as const),
  );
  const parts = Object.entries(components).flatMap(([kind, named]) =>
    Object.entries(named).map(([name, part]) => [`${kind} ${name}`, part] as const),
  );
  const lines = [['head', head as Json] as const, ...operations, ...parts].map(
    ([name, value]) => `${name}: ${digest(value)}`,
  );
  const text = `${lines.sort().join('\n')}\n`;
  expect(snapshot(`${file}.txt`, text)).toBe(text);
});

test('/staff/api: what each resource sorts by, and the columns of its export', () => {
  const resources = (RESOURCES as readonly AnyResource[]).map(({ name, list, csv }) =>
    [
      `[${name}]`,
      `sorts: ${Object.keys(list.sorts).sort().join(' ')}; at first ${list.default_sort.join(' ')}`,
      `csv: ${Object.keys(csv ?? {}).join(' ')}`,
      '',
    ].join('\n'),
  );
  const text = [`languages: ${MENU_LANGUAGES.join(' ')}`, '', ...resources].join('\n');
  expect(snapshot('staff-lists.txt', text)).toBe(text);
});
