import { sweepReadDocuments } from '../../../server/features/recruitments/services/read-documents.ts';
import { startApi } from '../../support/api.ts';
import { recruitment, student } from '../../support/factories.ts';
import { prepared } from '../../support/prepared.ts';

const api = prepared(startApi);
beforeAll(async () => {
  for (let made = 0; made < 4; made++) await recruitment(api);
  await sweepReadDocuments(api.sequelize);
});

type Student = Awaited<ReturnType<typeof student>>;

describe('statements of an answer that tells a student how it fits', () => {
  const statements = async (call: () => Promise<unknown>) => {
    await call();
    api.takeStatements();
    await call();
    return api.takeStatements();
  };

  test('a search takes two for a student, however many rows', async () => {
    const someone = await student(api);
    for (const parameters of ['per_page=1', 'per_page=100', 'per_page=100&q[required_jlpt_gteq]=1']) {
      const sent = await statements(() => someone.query('search_recruitments', parameters).expect(200));
      expect(sent).toHaveLength(2);
    }
  });

  test('the top page takes one more for a student', async () => {
    const someone = await student(api);
    const visitor = await statements(() => api.as(null).query('get_new_recruitments').expect(200));
    const reader = await statements(() => someone.query('get_new_recruitments').expect(200));
    expect(reader).toHaveLength(visitor.length + 1);
  });

  test('a recruitment takes one, for a student too', async () => {
    const { recruitment: job } = await recruitment(api);
    await sweepReadDocuments(api.sequelize);
    const someone = await student(api);
    const call = (who: Pick<Student, 'query'>) => () =>
      who.query('aggregates__recruitment', `id=${job.id}`).expect(200);
    expect(await statements(call(someone))).toHaveLength(1);
    expect(await statements(call(api.as(null)))).toHaveLength(1);
  });
});
