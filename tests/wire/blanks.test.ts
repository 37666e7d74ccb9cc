import qs from 'qs';
import type { AnyDefinition } from '../../server/core/calls/define.ts';
import { createSchemaBook } from '../../server/core/documents/json-schema.ts';
import { bracketParameters } from '../../server/core/documents/parameters.ts';
import { knownFields } from '../../server/core/errors/known-fields.ts';
import { CALLS } from '../../server/registry/calls.ts';
import { standardOf } from './calls/all.ts';
import { startWire } from './support/start.ts';
import { prepared } from '../support/prepared.ts';

const wire = prepared(startWire);

const queries = (CALLS as readonly AnyDefinition[]).filter(({ kind }) => kind === 'query');

/** Every optional query parameter without a value, the way `qs` writes null. */
function blanksOf(definition: AnyDefinition): string[] {
  const input = createSchemaBook().schemaOf(definition.input, 'input');
  return bracketParameters(input).flatMap(({ name, is_required }) => (is_required ? [] : [`${name}=`]));
}

const withBlanks = queries.filter((definition) => blanksOf(definition).length > 0);

test('R22: there are queries whose blanks are tried', () => {
  expect(withBlanks.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['search_recruitments', 'get_universities', 'get_master_data']),
  );
});

test.each(withBlanks.map((definition) => [definition.name, definition] as const))(
  'R22: blank parameters of %s ask for nothing',
  async (name, definition) => {
    const { as, payload } = standardOf(name)!;
    const standard = payload(wire.world);
    const input = createSchemaBook().schemaOf(definition.input, 'input');
    const needed = bracketParameters(input).flatMap(({ name: key, is_required }) =>
      is_required ? [key] : [],
    );
    // Only the required parameters.
    const pairs = qs.stringify(standard, { arrayFormat: 'brackets', encode: false }).split('&');
    // A ticket is asked for by its token or by its id: one of them has to stay.
    const isEnough =
      name !== 'get_event_ticket' && (definition.input.safeParse({}).success || needed.length > 0);
    const kept = pairs.filter((pair) => !isEnough || needed.includes(pair.split('=')[0]!)).join('&');
    const client = wire.api.as(wire.world.tokens[as]);
    const ask = (query: string) =>
      name === 'get_master_data'
        ? client.get(`/master/queries/get_master_data?${query}`)
        : client.query(name, query);
    const plain = await ask(kept).expect(200);
    const blank = await ask(
      [kept, ...blanksOf(definition).filter((pair) => !kept.includes(pair))].filter(Boolean).join('&'),
    );
    expect(blank.status === 200 ? 200 : blank.body).toBe(200);
    expect(blank.body).toEqual(plain.body);
  },
);

test('R22: a blank item of a list filter is no value', async () => {
  const visitor = wire.api.as(null);
  const asked = (q: string) => visitor.query('search_recruitments', q).expect(200);
  const some = await asked('q[company_id_eq_any][]=1&q[company_id_eq_any][]=');
  expect(some.body).toEqual((await asked('q[company_id_eq_any][]=1')).body);
});

test('R22: a search with blank filters can be saved', async () => {
  const me = wire.api.as(wire.world.tokens.student);
  const query = {
    full_text_search_query: '',
    q: { required_jlpt_gteq: '', company_id_eq_any: [''], job_categories_id_eq_any: [2] },
  };
  const saved = await me.command('user__save_search', { saved_search: { name: '営業', query } });
  expect(saved.status === 200 ? 200 : saved.body).toBe(200);
});

describe('R22: an unknown field is answered with the names that are known', () => {
  test('of a filter', async () => {
    const { status, body } = await wire.api.as(null).query('search_recruitments', 'q[skill_eq]=1');
    expect(status).toBe(400);
    expect(body.error.fields['q[skill_eq]']).toMatchObject([{ code: 'unknown_field' }]);
    expect(body.error.details.known_fields).toEqual(
      expect.arrayContaining(['q[required_jlpt_gteq]', 'q[company_id_eq_any]', 'q[is_work_globaly]']),
    );
  });

  test('of an item of a list', async () => {
    const me = wire.api.as(wire.world.tokens.student);
    const user = { skills: [{ skill_id: 1, level: 2 }] };
    const { status, body } = await me.command('user__update_profile', { user });
    expect(status).toBe(400);
    expect(body.error.details.known_fields).toEqual([
      'user[skills][0][id]',
      'user[skills][0][_destroy]',
      'user[skills][0][skill_id]',
      'user[skills][0][description]',
      'user[skills][0][skill_level_id]',
    ]);
  });

  test('of a list of the staff console', async () => {
    const manager = wire.api.as(wire.world.tokens.manager);
    const filtered = await manager.list('users', { filter: { nickname: 'x' } });
    expect(filtered.status).toBe(400);
    expect(filtered.body.error.details.known_fields).toEqual(expect.arrayContaining(['filter[q]']));
    const sorted = await manager.list('users', { sort: ['nickname', 'ASC'] });
    expect(sorted.body.error.details.known_fields).toEqual(expect.arrayContaining(['id']));
    const paged = await manager.list('users', { page: 2 });
    expect(paged.body.error).toMatchObject({
      code: 'unknown_field',
      details: { known_fields: ['filter', 'range', 'sort'] },
    });
    const exported = await manager.get('/staff/api/users.csv?sort=["id","ASC"]');
    expect(exported.body.error).toMatchObject({
      code: 'unknown_field',
      details: { known_fields: ['filter'] },
    });
  });

  test.each((CALLS as readonly AnyDefinition[]).map((definition) => [definition.name, definition] as const))(
    'of %s',
    (name, definition) => {
      const sent = Object.keys(standardOf(name)!.payload(wire.world));
      expect(knownFields(definition.input, [])).toEqual(expect.arrayContaining(sent));
    },
  );
});
