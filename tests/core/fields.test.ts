import fs from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../../project-root.ts';
import type { AnyDefinition } from '../../server/core/calls/define.ts';
import {
  fieldsDocument,
  fieldsOfEntities,
  specifiedPaths,
} from '../../server/core/documents/fields-document.ts';
import { fieldsOf, type Field } from '../../server/core/documents/fields.ts';
import { createSchemaBook } from '../../server/core/documents/json-schema.ts';
import { CALLS } from '../../server/registry/calls.ts';
import { SPECIFIED_ENTITIES } from '../../server/core/documents/specified-fields.ts';
import { SECTION_SEVEN_KEYS } from '../wire/calls/section-seven.ts';

const read = fieldsOfEntities(CALLS, SPECIFIED_ENTITIES);
const definitions = CALLS as readonly AnyDefinition[];

describe('the fields of section 3 of the specification', () => {
  test.each(SPECIFIED_ENTITIES.map((entity) => [entity.title, entity] as const))(
    '%s: nothing is missing in what a manager gets',
    (_title, entity) => {
      const withheld = Object.keys(entity.not_for_managers ?? {});
      const notAnswered = Object.keys(entity.not_answered ?? {});
      expect(notAnswered.filter((one) => read.isAnywhere(entity, one))).toEqual([]);
      const answered = specifiedPaths(entity, SPECIFIED_ENTITIES).filter((one) => !notAnswered.includes(one));
      const missing = answered.filter((one) =>
        withheld.includes(one) ? !read.isAnywhere(entity, one) : !read.isForManagers(entity, one),
      );
      expect(missing).toEqual([]);
    },
  );

  test('docs/fields.md tells them as the schemas do: npm run openapi', async () => {
    const written = await fs.readFile(path.join(projectRoot, 'docs/fields.md'), 'utf8');
    expect(written).toBe(fieldsDocument(CALLS, SPECIFIED_ENTITIES));
  });

  test('docs/fields.md marks what is ours, and only that', () => {
    const rows = fieldsDocument(CALLS, SPECIFIED_ENTITIES).split('\n');
    const ours = (name: string) => rows.find((row) => row.includes(`\`${name}\``))?.endsWith('| + |');
    expect(ours('correction_sent_at')).toBe(true);
    expect(ours('is_late')).toBe(true);
    expect(ours('trello_card_id')).toBe(false);
    expect(ours('why_select_career_jt')).toBe(false);
  });
});

/** Every path a payload takes, lists and objects opened. */
function pathsOf(fields: readonly Field[], prefix = ''): string[] {
  return fields.flatMap((field) => [
    `${prefix}${field.name}`,
    ...pathsOf(field.fields, `${prefix}${field.name}.`),
  ]);
}

describe('the payloads of section 7 of the specification', () => {
  test.each(Object.entries(SECTION_SEVEN_KEYS))('%s takes all of it', (name, specified) => {
    const definition = definitions.find((one) => one.name === name);
    expect([name, definition?.addition]).toEqual([name, undefined]);
    expect(definition).toBeDefined();
    const taken = pathsOf(fieldsOf(createSchemaBook().schemaOf(definition!.input, 'input')));
    expect(specified.filter((one) => !taken.includes(one))).toEqual([]);
  });

  test('what is not there is marked as an addition', () => {
    const others = definitions.filter(({ name, addition }) => !addition && !(name in SECTION_SEVEN_KEYS));
    expect(others.map(({ name }) => name)).toEqual([]);
  });
});
