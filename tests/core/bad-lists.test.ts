import { RESOURCES } from '../../server/registry/resources.ts';
import { startApi } from '../support/api.ts';
import { member } from '../support/factories.ts';
import { rawClient } from '../support/raw-client.ts';
import { prepared } from '../support/prepared.ts';

/** What a list of the console may be asked with, and what not: each mistake is a 4xx that names the parameter. */

let headers: { authorization: string };
const api = prepared(startApi);
const client = prepared(() => rawClient(api.app));
beforeAll(async () => {
  headers = { authorization: `Bearer ${(await member(api, 'manager')).token}` };
});

const encoded = (value: unknown) => encodeURIComponent(JSON.stringify(value));
const deep = '['.repeat(10_000);

test.each<[string, string, string]>([
  ['an unknown parameter', 'page=1', 'page'],
  ['a parameter twice', 'range=[0,1]&range=[0,2]', 'range'],
  ['a filter that is no JSON', 'filter={', 'filter'],
  ['a filter that is no object', 'filter=[1]', 'filter'],
  ['a filter that is null', 'filter=null', 'filter'],
  ['a name twice', 'filter={"state":"applied","state":"passed"}', 'filter'],
  ['a deep bomb', `filter=${deep}`, 'filter'],
  ['__proto__', 'filter={"__proto__":{"x":1}}', 'filter'],
  ['a byte that is no UTF-8', 'filter={"id":"%FF"}', 'filter'],
  ['an unknown filter', `filter=${encoded({ password: 'x' })}`, 'filter[password]'],
  ['ids that are none', `filter=${encoded({ id: ['x'] })}`, 'filter[id][0]'],
  ['an id beyond range', `filter=${encoded({ id: [2 ** 53] })}`, 'filter[id][0]'],
  ['ids in no list', `filter=${encoded({ id: { x: 1 } })}`, 'filter[id]'],
  ['a range beyond numbers', 'range=[0,1e400]', 'range'],
  ['a range of texts', 'range=["0","9"]', 'range'],
  ['a range backwards', 'range=[9,0]', 'range'],
  ['a range too far', 'range=[9999999,10000018]', 'range'],
  ['a sort by what does not exist', `sort=${encoded(['constructor', 'ASC'])}`, 'sort[constructor]'],
  ['a sort in no direction', `sort=${encoded(['id', 'ASC; drop table users'])}`, 'sort'],
])('%s is refused in every list', async (_name, query, field) => {
  for (const { name, list } of RESOURCES) {
    const { status, text } = await client.send({ path: `/staff/api/${name}?${query}`, headers });
    // A list whose rows have no id of their own does not know the filter at all.
    const named = 'id' in list.filters.shape ? field : field.replace(/^filter\[id\].*/, 'filter[id]');
    expect([name, [400, 422].includes(status), Object.keys(JSON.parse(text).error.fields)]).toEqual([
      name,
      true,
      [named],
    ]);
  }
});

test('a keyword with what no column can hold is refused, not an error of ours', async () => {
  for (const name of ['applications', 'deliveries'])
    for (const q of ['a\u0000b', 'a\u202eb', 'x'.repeat(101), 7, ['x']]) {
      const answer = await client.send({ path: `/staff/api/${name}?filter=${encoded({ q })}`, headers });
      expect([answer.status, Object.keys(JSON.parse(answer.text).error.fields)[0]]).toEqual([
        422,
        'filter[q]',
      ]);
    }
});

test('a blank may be written as a plus, as forms do', async () => {
  const path = '/staff/api/applications?filter={"q":"Linh+Tran"}&range=[0,+9]';
  expect((await client.send({ path, headers })).status).toBe(200);
});

test.each(['0', '-1', '1e3', '2147483648', '99999999999999999999', 'x', '%00', '%FF', '1;2'])(
  'the record %s does not exist',
  async (id) => {
    const { status } = await client.send({ path: `/staff/api/applications/${id}`, headers });
    expect([400, 404]).toContain(status);
  },
);
