import { QueryTypes } from 'sequelize';
import { z } from 'zod';
import { digestOf, sweepDocuments, type DocumentKind } from '../../../db/read-documents.ts';
import { Recruitment } from '../../../db/models/recruitment.ts';
import { SEARCH_SORTS } from '../../../server/features/search/services/search-recruitments.ts';
import { loadRecruitmentPage } from '../../../server/features/recruitments/views/recruitment-page.ts';
import { sweepReadDocuments } from '../../../server/features/recruitments/services/read-documents.ts';
import { companyDocument } from '../../../server/features/companies/views/company-document.ts';
import { recruitmentDocument } from '../../../server/features/recruitments/views/recruitment-document.ts';
import { recruitmentPublic } from '../../../server/features/recruitments/views/recruitment-schema.ts';
import { startDemoApi } from '../../support/demo-api.ts';
import { prepared } from '../../support/prepared.ts';
import { until } from '../../worker/until.ts';
import { waitingForLocks } from '../../support/waiting-for-locks.ts';

/** Students of the demo world whose profiles differ. */
const STUDENTS = 2;

const api = prepared(async () => {
  const started = await startDemoApi();
  await sweepReadDocuments(started.sequelize);
  return started;
});

const touchAll = () =>
  api.sequelize.query(
    'insert into documents.touched_recruitments (id) select id from documents.recruitments on conflict do nothing',
  );
/** Reads jobs as the document's kind does, but one of them does not fit. */
const brokenFor =
  (id: number): DocumentKind['read'] =>
  async (ids, transaction) =>
    (await recruitmentDocument.read(ids, transaction)).map((row) =>
      row.id === id
        ? {
            id,
            present() {
              throw new Error('It does not fit');
            },
          }
        : row,
    );

const emailsOfStudents = async () => {
  const rows = await api.sequelize.query<{ email: string }>(
    `select u.email from users u join identities i on i.user_id = u.id
     order by (select count(*) from applications a where a.user_id = u.id) desc, u.id limit ${STUDENTS}`,
    { type: QueryTypes.SELECT },
  );
  return rows.map(({ email }) => email);
};
const openIds = async () =>
  (await Recruitment.findAll({ where: { is_released: true }, order: ['id'] })).map(({ id }) => id);

/** Searches in every order, and jobs' pages. */
async function questions() {
  const filters = [
    '',
    'full_text_search_query=営業',
    'full_text_search_query=nothing-has-this-word',
    'q[required_jlpt_gteq]=2',
    'q[is_available_from_overseas_eq]=true&full_text_search_query=日本',
    'q[company_offices_prefecture_id_eq_any][]=13&q[company_offices_prefecture_id_eq_any][]=27',
    'q[job_categories_id_eq_any][]=1',
  ];
  const pages = ['page=1&per_page=20', 'page=2&per_page=3'];
  return [
    ...filters.flatMap((filter) =>
      SEARCH_SORTS.flatMap((sort) =>
        pages.map((page) => `search_recruitments?sort=${sort}&${page}&${filter}`),
      ),
    ),
    'get_new_recruitments?per_page=6',
    'get_new_recruitments?page=2&per_page=7',
    ...(await openIds()).slice(0, 50).map((id) => `aggregates__recruitment?id=${id}`),
  ];
}

async function answersOf(emails: readonly string[]) {
  const asked = await questions();
  const answers = new Map<string, string>();
  for (const email of [null, ...emails]) {
    const caller = api.as(email && (await api.tokenFor(email)));
    const own = email === null ? [] : ['user__get_bookmarks?page=1'];
    for (const question of [...asked, ...own]) {
      const [name, query] = question.split('?') as [string, string];
      const { status, text, headers } = await caller.query(name, query);
      answers.set(`${email} ${question}`, `${status} ${headers['content-type']} ${text}`);
    }
  }
  return answers;
}

test('several hundred answers from documents are the live ones, byte for byte', async () => {
  const emails = await emailsOfStudents();
  expect(emails).toHaveLength(STUDENTS);
  const fromDocuments = await answersOf(emails);
  await touchAll();
  const live = await answersOf(emails);
  await sweepReadDocuments(api.sequelize);
  expect(live.size).toBeGreaterThan(300);
  const differing = [...live].filter(([question, text]) => fromDocuments.get(question) !== text);
  expect(differing.map(([question]) => question)).toEqual([]);
});

describe('of a job with its document', () => {
  let id: number;
  const ask = async () => {
    api.takeStatements();
    const { body } = await api.as(null).query('aggregates__recruitment', `id=${id}`);
    return { body, statements: api.takeStatements() };
  };
  beforeEach(async () => {
    await sweepReadDocuments(api.sequelize);
    id = (await openIds())[0]!;
    expect((await ask()).statements).toHaveLength(1);
  });

  test('a raw change shows at the next request, and the sweep writes the document anew', async () => {
    await api.sequelize.query(`update recruitments set title = '{"en": "Raw"}' where id = ${id}`);
    const live = await ask();
    expect(live.body.title).toEqual({ en: 'Raw' });
    expect(live.statements).toHaveLength(2);
    expect(await sweepReadDocuments(api.sequelize)).toBe(1);
    const written = await ask();
    expect(written.body).toEqual(live.body);
    expect(written.statements).toHaveLength(1);
  });

  test('a page is put together once, and again when one of its documents was written', async () => {
    const page = async () => (await loadRecruitmentPage(id, null, null))!.page;
    const first = await page();
    expect(await page()).toBe(first);
    const company = `(select company_id from recruitments where id = ${id})`;
    for (const change of [
      `update recruitments set title = title || '{"en": "Once more"}' where id = ${id}`,
      `update companies set vision = '{"en": "Once more"}' where id = ${company}`,
    ]) {
      const before = await page();
      await api.sequelize.query(change);
      expect(await loadRecruitmentPage(id, null, null)).toBeNull();
      await sweepReadDocuments(api.sequelize);
      expect(await page()).not.toBe(before);
      expect(await page()).toBe(await page());
    }
  });

  test('a company that changes writes its own document and no job', async () => {
    const { body } = await ask();
    await api.sequelize.query(`update companies set vision = '{"en": "Raw"}' where id = ${body.company.id}`);
    expect((await ask()).body.company.vision).toEqual({ en: 'Raw' });
    expect(await sweepReadDocuments(api.sequelize)).toBe(1);
    const { body: after, statements } = await ask();
    expect(after.company.vision).toEqual({ en: 'Raw' });
    expect(statements).toHaveLength(1);
  });

  test('an office that changes while another transaction links it to the job is in the document', async () => {
    const { sequelize } = api;
    const [office] = await sequelize.query<{ id: number }>(
      `insert into company_offices (company_id, address_ja)
       select company_id, '前' from recruitments where id = ${id} returning id`,
      { type: QueryTypes.SELECT },
    );
    await sweepReadDocuments(sequelize);
    const [linking, changing] = [await sequelize.transaction(), await sequelize.transaction()];
    await sequelize.query(
      `insert into recruitment_offices (recruitment_id, company_office_id) values (${id}, ${office!.id})`,
      { transaction: linking },
    );
    const change = sequelize.query(`update company_offices set address_ja = '後' where id = ${office!.id}`, {
      transaction: changing,
    });
    // It waits; were it not to, the document below would be the old one.
    const state = { isDone: false };
    void change.then(() => (state.isDone = true));
    await until('the change waits', async () => state.isDone || (await waitingForLocks(sequelize)) > 0);
    await linking.commit();
    await change;
    await sweepReadDocuments(sequelize);
    await changing.commit();
    const { body } = await ask();
    expect(JSON.stringify(body.offices)).toContain('後');
    await sweepReadDocuments(sequelize);
    expect((await ask()).body).toEqual(body);
  });

  test('one that does not fit its schema has no document, and the others have theirs', async () => {
    const [, other] = await openIds();
    const touch = () =>
      api.sequelize.query(`insert into documents.touched_recruitments (id) values (${id}), (${other})`);
    await touch();
    const broken: unknown[] = [];
    const kind = { ...recruitmentDocument, read: brokenFor(id) };
    await sweepDocuments(api.sequelize, [kind], {
      onBroken: (name, which) => void broken.push([name, which]),
    });
    expect(broken).toEqual([['recruitments', id]]);
    expect((await ask()).statements).toHaveLength(2);
    const left = await api.sequelize.query<{ id: number }>(
      `select id from documents.recruitments where id in (${id}, ${other})`,
      { type: QueryTypes.SELECT },
    );
    expect(left).toEqual([{ id: other }]);
    await touch();
  });

  test.each(['recruitments', 'companies'])(
    'a document of %s written by another version of the code is not read, and in time written anew',
    async (kind) => {
      const foreign = `update documents.${kind} set digest = 'other',
        detail = '{"secret":1}', written_at = now() - interval`;
      await api.sequelize.query(`${foreign} '59 minutes'`);
      const { body, statements } = await ask();
      expect(body).toMatchObject({ id });
      expect(body).not.toHaveProperty('secret');
      expect(statements).toHaveLength(2);
      // The other version may still be running.
      expect(await sweepReadDocuments(api.sequelize)).toBe(0);
      await api.sequelize.query(`${foreign} '61 minutes'`);
      expect(await sweepReadDocuments(api.sequelize)).toBeGreaterThan(5);
      expect((await ask()).statements).toHaveLength(1);
    },
  );

  test('rows that are written to all the time hold up no others', async () => {
    const touch = (kind: string, ids: readonly number[]) =>
      api.sequelize.query(`insert into documents.touched_${kind} (id) values (${ids.join('), (')})`);
    const busyIds = Array.from({ length: 100 }, (_, at) => 900_001 + at);
    const busy: DocumentKind = {
      ...companyDocument,
      read: async (ids, transaction) => {
        await touch('companies', busyIds);
        return companyDocument.read(ids, transaction);
      },
    };
    const calm = 900_200;
    await sweepReadDocuments(api.sequelize);
    await touch('companies', [...busyIds, calm]);
    await touch('recruitments', [calm]);
    let steps = 0;
    await sweepDocuments(api.sequelize, [busy, recruitmentDocument], { goesOn: () => steps++ < 4 });
    const left = (kind: string) =>
      api.sequelize.query<{ id: number }>(
        `select distinct id from documents.touched_${kind} where id > 900000 order by id`,
        { type: QueryTypes.SELECT },
      );
    expect(await left('recruitments')).toEqual([]);
    expect((await left('companies')).map(({ id: each }) => each)).toEqual(busyIds);
    await api.sequelize.query('delete from documents.touched_companies where id > 900000');
  });

  test('one that is closed, taken back or deleted has none', async () => {
    const count = async () =>
      (
        await api.sequelize.query(`select 1 from documents.recruitments where id = ${id}`, {
          type: QueryTypes.SELECT,
        })
      ).length;
    await api.sequelize.query(`update recruitments set closed_at = now() where id = ${id}`);
    expect((await ask()).body.can).toEqual({ apply: false, reason: 'recruitment_closed' });
    await sweepReadDocuments(api.sequelize);
    expect(await count()).toBe(0);
    await api.sequelize.query(
      `update recruitments set closed_at = null, is_released = false where id = ${id}`,
    );
    await sweepReadDocuments(api.sequelize);
    expect(await count()).toBe(0);
    await api.sequelize.query(`update recruitments set is_released = true where id = ${id}`);
    await sweepReadDocuments(api.sequelize);
    expect(await count()).toBe(1);
  });
});

test('a field that leaves the schema changes the digest', () => {
  const digest = (schema: z.ZodType) => digestOf(z.toJSONSchema(schema, { unrepresentable: 'any' }));
  expect(digest(recruitmentPublic)).toBe(digest(recruitmentPublic));
  expect(digest(recruitmentPublic.omit({ title: true }))).not.toBe(digest(recruitmentPublic));
  const renamed = recruitmentPublic.extend({ title: z.string() });
  expect(digest(renamed)).not.toBe(digest(recruitmentPublic));
});
