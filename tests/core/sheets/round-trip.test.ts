import { COUNTRY_ID_JAPAN } from '../../../domain/constants.ts';
import { fillDemoWorld } from '../../db/demo-world.ts';
import { startApi, type TestApi } from '../../support/api.ts';
import { member } from '../../support/factories.ts';
import { importing } from './importing.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startApi();
  await fillDemoWorld(api.sequelize);
  token = (await member(api, 'manager')).token;
}, 300_000);
afterAll(() => api.close());

const TITLES = {
  companies: 'Official name (Japanese)',
  recruitments: 'Title (Japanese)',
  users: 'E-mail',
  universities: 'Name in the local language',
};

describe.each([
  ['companies', {}],
  ['recruitments', {}],
  ['users', {}],
  // All of them are more than one import takes.
  ['universities', { country_id: COUNTRY_ID_JAPAN }],
] as const)('%s of the demo world', (name, filter) => {
  test.each([
    ['csv', 'en'],
    ['csv', 'ja'],
    ['xlsx', 'en'],
    ['xlsx', 'ja'],
  ] as const)('exported as %s in %s and imported change nothing', async (form, language) => {
    const there = importing(api, token, language);
    const file = (await there.file(`${name}/sheet.${form}`, filter).expect(200)).body as Buffer;
    // The head is understood in both languages, and so are the names in the cells.
    const back = importing(api, token, language === 'ja' ? 'en' : 'ja');
    const answer = await back.run(name, file);
    expect(answer.problems).toEqual([]);
    expect(answer.rows).toEqual([]);
    expect(answer.counts).toMatchObject({ new: 0, changed: 0, with_problems: 0 });
    expect(answer.counts.unchanged).toBeGreaterThan(10);
    expect(answer.checked).toBeNull();
  });

  test('have a template with the same head', async () => {
    const there = importing(api, token);
    const template = (await there.file(`${name}/template.csv`).expect(200)).body as Buffer;
    const list = (await there.file(`${name}/sheet.csv`, filter).expect(200)).body as Buffer;
    const headOf = (file: Buffer) => file.toString('utf8').split('\n', 1)[0];
    expect(headOf(template)).toBe(headOf(list));
    expect(headOf(template)).toContain(TITLES[name]);
    const workbook = (await there.file(`${name}/template.xlsx`).expect(200)).body as Buffer;
    expect(await there.refusal(name, workbook)).toMatchObject({ status: 422, code: 'no_rows' });
  });
});
