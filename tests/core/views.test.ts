import fs from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../../project-root.ts';
import { viewsOf, type AnyDefinition } from '../../server/core/calls/define.ts';
import { AUDIENCES, rolesSeeing } from '../../server/core/documents/audiences.ts';
import { fieldsOf, typeOf, type Field } from '../../server/core/documents/fields.ts';
import { createSchemaBook, type JsonSchema } from '../../server/core/documents/json-schema.ts';
import { CALLS } from '../../server/registry/calls.ts';
import type { Role } from '../../domain/roles.ts';

const LISTING = 'tests/core/visible-fields.txt';
const OUTSIDE: readonly Role[] = ['visitor', 'account', 'student'];

const definitions = CALLS as readonly AnyDefinition[];
const book = createSchemaBook();
/** Every view of every call, with the roles that get it. */
const views = definitions.flatMap((definition) =>
  Object.entries(viewsOf(definition.output)).map(([view, schema]) => ({
    call: definition.name,
    view,
    roles: rolesSeeing(definition, view),
    schema: book.schemaOf(schema, 'output'),
  })),
);
const visible = views.filter(({ roles }) => roles.some((role) => OUTSIDE.includes(role)));

const at = (prefix: string, field: Field) => `${prefix}${field.name}${field.is_list ? '[]' : ''}`;

const byName = (fields: readonly Field[]) => fields.toSorted((a, b) => (a.name < b.name ? -1 : 1));

/** One line for each path; a named shape is named, and listed once for itself. */
function paths(fields: readonly Field[], prefix = ''): string[] {
  return byName(fields).flatMap((field) => [
    at(prefix, field) +
      (field.shape ? ` = ${field.shape}` : /anything|\*/.test(field.type) ? ` (${field.type})` : ''),
    ...paths(field.fields, `${at(prefix, field)}.`),
  ]);
}

/** The lines of an answer that is a named shape, a list of fields, or one bare value. */
function linesOf(schema: JsonSchema): string[] {
  const found = paths(fieldsOf(schema));
  return found.length > 0 ? found : [`= ${typeOf(schema)}`];
}

function shapesIn(fields: readonly Field[]): string[] {
  return fields.flatMap((field) => [...(field.shape ? [field.shape] : []), ...shapesIn(field.fields)]);
}

/** The named shapes that these schemas reach, at any depth. */
function reachable(schemas: readonly JsonSchema[]): string[] {
  const found = new Set<string>();
  const visit = (schema: JsonSchema): void => {
    const inside = shapesIn(fieldsOf({ type: 'object', properties: { answer: schema } }));
    for (const name of inside) {
      if (found.has(name)) continue;
      found.add(name);
      visit(book.named[name]!);
    }
  };
  schemas.forEach(visit);
  return [...found].sort();
}

const section = (title: string, lines: readonly string[]) => [`[${title}]`, ...lines, ''].join('\n');

function listing(): string {
  const calls = visible.map(({ call, view, roles, schema }) => {
    const audience = roles.filter((role) => OUTSIDE.includes(role)).join(' ');
    return section(`${call}${view === 'any' ? '' : ` ${view}`}: ${audience}`, linesOf(schema));
  });
  const shapes = reachable(visible.map(({ schema }) => schema)).map((name) =>
    section(`shape ${name}`, linesOf(book.named[name]!)),
  );
  return [...calls, ...shapes].join('\n');
}

/** Every path of an answer through all named shapes, as `call view: path`. */
function everyPath(schema: JsonSchema, prefix: string, open: readonly string[] = []): string[] {
  return fieldsOf(schema).flatMap((field) => everyPathOf(field, prefix, open));
}
function everyPathOf(field: Field, prefix: string, open: readonly string[]): string[] {
  const here = at(prefix, field);
  if (field.shape && !open.includes(field.shape))
    return [here, ...everyPath(book.named[field.shape]!, `${here}.`, [...open, field.shape])];
  return [here, ...field.fields.flatMap((inner) => everyPathOf(inner, `${here}.`, open))];
}
const allPaths = (of: typeof views) =>
  of.flatMap(({ call, view, schema }) =>
    fieldsOf({ type: 'object', properties: { answer: schema } }).flatMap((field) =>
      everyPathOf({ ...field, name: `${call} ${view}` }, '', []),
    ),
  );
const lastName = (line: string) => line.split('.').at(-1)!.replace('[]', '');

/** Of design.md section 5: never in a view below staff. */
const NEVER = [
  'contract_num',
  'cc_emails',
  'contact_persons',
  'internal_data',
  'memo',
  'minutes_link',
  'resume_submit_alert',
  'trello_card_id',
  'resume_google_docs_link',
  'summary',
  'reason_of_result',
  'reason_of_result_category',
  'reason_of_decline',
  'token_for_cancell',
  'check_in_code',
  'importance_rating_of_school',
  'importance_rating_of_japanese',
  'importance_rating_of_skill',
  'importance_rating_of_personality',
  'title_for_hf_member',
  'template_subject',
  'template_body',
  'password',
  'password_hash',
];

describe('what a visitor or a student may see', () => {
  /**
   * Every field of every answer, literally. A field added anywhere, at any depth, fails here until somebody has
   * decided that it may be seen and has added its line to the listing by hand.
   */
  test('is what the listing says, field by field', async () => {
    expect(listing()).toBe(await fs.readFile(path.join(projectRoot, LISTING), 'utf8'));
  });

  test('goes to an audience that is named', () => {
    const unnamed = views.filter(({ view }) => view !== 'any' && !(view in AUDIENCES));
    expect(unnamed.map(({ call, view }) => `${call}: ${view}`)).toEqual([]);
  });

  test('holds nothing of the inside, at any depth', () => {
    const shown = allPaths(visible);
    expect(shown.length).toBeGreaterThan(1000);
    expect(shown.filter((line) => NEVER.includes(lastName(line)))).toEqual([]);
  });

  test('holds nothing that no schema describes, but what the student wrote themselves', () => {
    const open = listing()
      .split('\n')
      .filter((line) => line.includes('(') || line.includes('*'));
    expect([...new Set(open)]).toEqual(['behavior (anything)', 'query (map of anything)']);
  });

  test('the walk finds what is hidden deep: staff do see some of it', () => {
    const inside = views.filter(({ roles }) => !roles.some((role) => OUTSIDE.includes(role)));
    expect(allPaths(inside)).toContain('aggregates__company staff.internal_data.memo');
  });
});

test('what staff see to recommend jobs has nothing to contact or to single out by', () => {
  const recommending = allPaths(views.filter(({ view }) => view === 'recommending'));
  const names = recommending.map(lastName);
  expect(names).toContain('jlpt');
  for (const field of [
    'email',
    'phone_num',
    'address',
    'postal_code',
    'birth_day',
    'gender',
    'health_description',
    'num_of_dependents_family',
    'resume_face_image',
  ])
    expect(names).not.toContain(field);
});
