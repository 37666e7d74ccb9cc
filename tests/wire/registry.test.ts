import { CALLS } from '../../server/registry/calls.ts';
import { pathOf } from '../../server/core/calls/router.ts';
import { SECTION_SEVEN, SPECIFIED } from './calls/section-seven.ts';

const kinds = { commands: 'command', queries: 'query', others: 'query' } as const;

test.each(Object.keys(SECTION_SEVEN) as (keyof typeof SECTION_SEVEN)[])(
  'every row of section 7 is registered: %s',
  (part) => {
    const registered = new Set(
      CALLS.filter(({ kind }) => kind === kinds[part]).map(({ name }): string => name),
    );
    expect(Object.keys(SECTION_SEVEN[part]).filter((name) => !registered.has(name))).toEqual([]);
  },
);

test('everything else registered is marked as an addition, and nothing of section 7 is', () => {
  const additions = CALLS.filter((definition) => 'addition' in definition).map(({ name }): string => name);
  const others = CALLS.map(({ name }): string => name).filter(
    (name) => !(SPECIFIED as readonly string[]).includes(name),
  );
  expect(additions.sort()).toEqual(others.sort());
});

test('the calls stand where section 7 puts them', () => {
  const paths = Object.fromEntries(CALLS.map((definition) => [definition.name, pathOf(definition)]));
  for (const name of Object.keys(SECTION_SEVEN.commands)) expect(paths[name]).toBe(`/jtj/commands/${name}`);
  for (const name of Object.keys(SECTION_SEVEN.queries)) expect(paths[name]).toBe(`/jtj/queries/${name}`);
  expect(paths['get_master_data']).toBe('/master/queries/get_master_data');
  expect(paths['is-japan']).toBe('/is-japan');
});
