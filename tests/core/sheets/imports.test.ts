import { literal } from 'sequelize';
import { AuditLog } from '../../../db/models/audit-log.ts';
import { Company } from '../../../db/models/company.ts';
import { CompanyContactPerson } from '../../../db/models/company-contacts.ts';
import { OutboxEvent } from '../../../db/models/outbox-event.ts';
import { Recruitment } from '../../../db/models/recruitment.ts';
import { User } from '../../../db/models/user.ts';
import { fieldMessage } from '../../../domain/messages/words.ts';
import { startApi, type TestApi } from '../../support/api.ts';
import { member, recruitment, student } from '../../support/factories.ts';
import { zip } from '../../support/documents.ts';
import { csv, importing, type Answer } from './importing.ts';

let api: TestApi;
let manager: Awaited<ReturnType<typeof member>>;
let mentor: Awaited<ReturnType<typeof member>>;
let there: ReturnType<typeof importing>;
beforeAll(async () => {
  api = await startApi();
  manager = await member(api, 'manager');
  mentor = await member(api);
  there = importing(api, manager.token);
});
afterAll(() => api.close());

let count = 0;
const named = () => `株式会社みほん${(count += 1)}`;
const company = (name = named()) => Company.create({ official_name: { ja: name, en: `Sample ${count}` } });
const HEAD = ['Number', 'Official name (Japanese)', 'Contract number'];

/** Row, column and code's sentence of each problem. */
const problemsOf = ({ problems }: Answer) =>
  problems.map(({ row, column, message }) => [row, column, message]);

/** Everything an import could have written. */
async function traces() {
  const counted = await Promise.all(
    [Company, CompanyContactPerson, Recruitment, User, AuditLog, OutboxEvent].map((model) =>
      (model as typeof Company).count(),
    ),
  );
  const companies = await Company.findAll({ order: ['id'], raw: true });
  return JSON.stringify([counted, companies]);
}

describe('a file', () => {
  const refused = async (bytes: Uint8Array | string) => (await there.refusal('companies', bytes)).code;

  test('that is no spreadsheet, or cannot be read, is refused', async () => {
    expect(await refused('%PDF-1.7\n%âãÏÓ')).toBe('invalid_sheet');
    expect(await refused(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46]))).toBe(
      'invalid_sheet',
    );
    expect(await refused(zip({ 'word/document.xml': '<a/>' }))).toBe('invalid_sheet');
    // How Excel keeps a workbook with a password.
    const locked = Buffer.concat([
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
      Buffer.alloc(2048),
    ]);
    expect(await refused(locked)).toBe('locked_sheet');
    expect(await refused(Buffer.from([0x4e, 0x75, 0x6d, 0xff, 0xfe, 0x81]))).toBe('unknown_characters');
    expect(await refused(csv(HEAD))).toBe('no_rows');
    expect(await refused('"Number,"x')).toBe('invalid_sheet');
  });

  test('that unpacks to more than a workbook has is given up', async () => {
    const part = 'a'.repeat(81_000_000);
    expect(await refused(zip({ 'xl/workbook.xml': part }))).toBe('unreadable_file');
  });

  test('without a known head says which columns are wrong', async () => {
    expect(await refused(csv(['x', 'y'], [1, 2]))).toBe('no_header');
    const unknown = await there.refusal('companies', csv([...HEAD, 'Colour', 'Size'], [1, 2, 3, 4, 5]));
    expect(unknown).toMatchObject({ status: 422, code: 'unknown_columns' });
    expect(unknown.message).toContain('“Colour”, “Size”');
    expect(fieldMessage({ code: 'unknown_columns', params: { columns: ['色', 'サイズ'] } }, 'ja')).toContain(
      '「色」「サイズ」。',
    );
    expect(await refused(csv([...HEAD, 'contract_num'], ['', 'a', 'b', 'c']))).toBe('repeated_columns');
  });

  test('with too many rows or bytes is refused', async () => {
    const rows = Array.from({ length: 5001 }, (_, row) => ['', `社${row}`]);
    const many = await there.refusal('companies', csv(['Number', 'Official name (Japanese)'], ...rows));
    expect(many.code).toBe('too_many_rows');
    expect(many.message).toContain('5000');
    expect(await refused(Buffer.alloc(5 * 1024 * 1024 + 1, 'a'))).toBe('file_too_large');
  });

  test.each([
    ['UTF-8', (text: string) => Buffer.from(text)],
    ['UTF-8 with a mark', (text: string) => Buffer.from(`\uFEFF${text}`)],
  ])('may be %s', async (_name, encode) => {
    const answer = await there.run('companies', encode(csv(HEAD, ['', named(), 'C-1'])));
    expect(answer.counts).toMatchObject({ new: 1, with_problems: 0 });
  });

  test('may be Shift_JIS, with the head in Japanese', async () => {
    // 番号,正式名称（日本語） and a row with 見本商事
    const hex = '94d48d862c90b38eae96bc8fcc816993fa967b8cea816a0d0a2c8ca9967b8fa48e960d0a';
    const bytes = Buffer.from(hex, 'hex');
    const answer = await there.run('companies', bytes);
    expect(answer.rows.map(({ name }) => name)).toEqual(['見本商事']);
  });
});

test('only managers import and export', async () => {
  const theirs = importing(api, mentor.token);
  for (const name of ['companies', 'recruitments', 'users']) {
    expect((await theirs.refusal(name, csv(HEAD, ['', 'x', 'y']))).status).toBe(403);
    for (const file of ['sheet.csv', 'sheet.xlsx', 'template.csv', 'template.xlsx'])
      await theirs.file(`${name}/${file}`).expect(403);
  }
  expect((await there.send('articles', csv(HEAD))).status).toBe(404);
});

describe('a dry run', () => {
  test('names the problem of each row in the language of the reader, and writes nothing', async () => {
    const [one, other] = [await company(), await company()];
    const head = [...HEAD, 'Founded (fiscal year)', 'Channel', 'Industries', 'Interested in internships'];
    const file = csv(
      head,
      ['', '', 'without a name', '', '', '', ''],
      [one.id, 'あ', 'x', 'long ago', 'nowhere', '', 'perhaps'],
      [one.id, 'い', 'x', 1999, '', '', ''],
      [999_999, 'う', 'x', 1400, '', '', ''],
      ['', String(other.official_name['ja']), 'x', '', '', '', ''],
      ['', 'え', 'x', '', '', 'nothing; nowhere', 'yes'],
      ['', 'お', 'x', 1400, '', '', ''],
    );
    const before = await traces();
    const answer = await there.run('companies', file);
    expect(await traces()).toBe(before);
    expect(answer).toMatchObject({ is_done: false, checked: null, counts: { new: 0, changed: 0 } });
    const columns = answer.problems.map(({ row, column }) => [row, column]);
    expect(columns).toEqual([
      [2, 'Official name (Japanese)'],
      [3, 'Founded (fiscal year)'],
      [3, 'Channel'],
      [3, 'Interested in internships'],
      [4, 'Number'],
      [5, 'Number'],
      [5, 'Founded (fiscal year)'],
      [6, 'Official name (Japanese)'],
      [7, 'Industries'],
      [8, 'Founded (fiscal year)'],
    ]);
    const sentences = answer.problems.map(({ message }) => message);
    expect(sentences[0]).toBe('This is required.');
    expect(sentences[2]).toMatch(/^There is no “nowhere”\. Please choose one of: /);
    expect(sentences[4]).toBe('Duplicate of row 3.');
    expect(sentences[7]).toContain(`number ${other.id}`);
    expect(sentences[9]).toContain('1500');
    const japanese = await importing(api, manager.token, 'ja').run('companies', file);
    expect(japanese.problems.map(({ column }) => column)[1]).toBe('設立年度');
    expect(japanese.problems[4]?.message).toBe('3行目と重複しています。');
  });

  test('names everything that is wrong with a row', async () => {
    const { id } = await company();
    const head = [
      ...HEAD,
      'Founded (fiscal year)',
      'Offices 1: Country',
      'Offices 1: Postal code',
      'Offices 2: Postal code',
      'Contact persons 1: E-mail',
      'Contact persons 1: Main contact person',
      'joinable_months',
      'allowances_1_description_ja',
      'allowances_2_description_ja',
    ];
    const file = csv(
      head,
      ['', '', 'C-1', 'long ago', '', '1', '2', 'nobody', 'yes', '13', '', ''],
      [id, 'あ', 'C-2', '1400', '', '12', '150-0002', 'aoki@example.com', 'no', '', 'a', 'b'],
      ['', 'い', 'C-3', '', 'Atlantis', 'EC1A', '1', '', '', '', '', ''],
      ['first', '', 'C-4', 'long ago', '', '', '', 'nobody', '', '', '', ''],
    );
    const before = await traces();
    const { problems } = await there.run('companies', file);
    expect(await traces()).toBe(before);
    expect(problems.map(({ row, column }) => `${row} ${column}`).toSorted()).toEqual([
      '2 Contact persons 1: E-mail',
      '2 Founded (fiscal year)',
      '2 Months one may join in',
      '2 Offices 1: Postal code',
      '2 Offices 2: Postal code',
      '2 Official name (Japanese)',
      '3 Allowances 1: Allowance',
      '3 Allowances 2: Allowance',
      '3 Contact persons 1: E-mail',
      '3 Founded (fiscal year)',
      '3 Offices 1: Postal code',
      // Of the office abroad only that its country is unknown.
      '4 Offices 1: Country',
      '4 Offices 2: Postal code',
      '5 Contact persons 1: E-mail',
      '5 Founded (fiscal year)',
      '5 Number',
    ]);
  });

  test('shows what changes, from what to what', async () => {
    const { id } = await company();
    await Company.update({ contract_num: 'OLD' }, { where: { id } });
    const answer = await there.run(
      'companies',
      csv(HEAD, [id, String((await Company.findByPk(id))?.official_name['ja']), 'NEW']),
    );
    expect(answer.counts).toEqual({ new: 0, changed: 1, unchanged: 0, with_problems: 0 });
    expect(answer.rows).toEqual([
      {
        row: 2,
        id,
        is_new: false,
        name: expect.stringContaining('Sample'),
        changes: [{ column: 'Contract number', from: 'OLD', to: 'NEW' }],
      },
    ]);
    const inJapanese = importing(api, manager.token, 'ja');
    const read = await inJapanese.run('companies', csv(['id', 'contract_num'], [id, 'NEW']));
    expect(read.rows[0]?.name).toContain('株式会社みほん');
    expect((await Company.findByPk(id))?.contract_num).toBe('OLD');
  });

  test('finds what only writing a row finds out', async () => {
    const head = [
      'Official name (Japanese)',
      'Contact persons 1: E-mail',
      'Contact persons 1: Main contact person',
    ];
    const before = await traces();
    const answer = await there.run(
      'companies',
      csv(head, [named(), 'aoki@example.com', 'no'], [named(), 'kato@example.com', 'yes']),
    );
    expect(problemsOf(answer)).toEqual([
      [2, expect.stringMatching(/^Contact persons 1/), 'One of them has to be the main one.'],
    ]);
    expect(await traces()).toBe(before);
  });
});

describe('an import', () => {
  const add = (...names: string[]) => csv(HEAD, ...names.map((name, index) => ['', name, `C-${index}`]));

  test('writes what was checked, as the form would, and the audit log names it', async () => {
    const old = await company();
    const names = [named(), named()];
    const file = csv(
      [...HEAD, 'Industries', 'Contact persons 1: Last name', 'Contact persons 1: Main contact person'],
      ['', String(names[0]), "'+81-3", '', '青木', 'はい'],
      ['', String(names[1]), '=1+1', '', '', ''],
      [old.id, String(old.official_name['ja']), 'C-old', '', '', ''],
    );
    const { checked, counts } = await there.run('companies', file);
    expect(counts).toEqual({ new: 2, changed: 1, unchanged: 0, with_problems: 0 });
    const done = await there.run('companies', file, String(checked));
    expect(done).toMatchObject({ is_done: true, counts, problems: [] });
    const [first, second] = done.rows;
    const made = await Company.findByPk(Number(first?.id), { include: ['contact_persons'] });
    expect(made).toMatchObject({ official_name: { ja: names[0] }, contract_num: '+81-3' });
    expect(made?.contact_persons).toMatchObject([{ last_name: '青木', is_main_person: true }]);
    expect((await Company.findByPk(Number(second?.id)))?.contract_num).toBe('=1+1');
    expect(await Company.findByPk(old.id)).toMatchObject({ contract_num: 'C-old', version: 1 });
    const logs = await AuditLog.findAll({
      where: { source: `IMPORT companies ${done.name}`, hf_member_id: manager.member.id },
    });
    expect(logs.map(({ table_name, action }) => `${action} ${table_name}`).toSorted()).toEqual([
      'insert companies',
      'insert companies',
      'insert company_contact_persons',
      'update companies',
    ]);
    // The same file again finds the companies and adds none twice.
    const again = await there.run('companies', file);
    expect(again.problems.map(({ row }) => row)).toEqual([2, 3]);
    const escaped = (await there.file('companies/sheet.csv', { id: [second?.id] })).body as Buffer;
    expect(escaped.toString()).toContain("'=1+1");
  });

  test('of another file than the checked one is refused', async () => {
    const { checked } = await there.run('companies', add(named()));
    const before = await traces();
    expect(await there.refusal('companies', add(named()), String(checked))).toMatchObject({
      status: 422,
      code: 'import_differs',
    });
    expect((await there.refusal('companies', add(named()), 'x')).code).toBe('invalid');
    expect(await traces()).toBe(before);
  });

  test('stops when rows were changed since the check, and says which', async () => {
    const [one, other] = [await company(), await company()];
    const file = csv(HEAD, [one.id, 'あたらしい社', 'C-1'], [other.id, 'べつの社', 'C-2']);
    const { checked } = await there.run('companies', file);
    await manager.update('companies', other.id, 0, { contract_num: 'C-3' }).expect(200);
    const before = await traces();
    const refusal = await there.refusal('companies', file, String(checked));
    expect(refusal.code).toBe('import_outdated');
    expect(refusal.message).toContain(': 3.');
    expect(await traces()).toBe(before);
  });

  test('that fails in one row writes none', async () => {
    const [name, same] = [named(), named()];
    const head = ['Official name (Japanese)', 'Offices 1: Link to a map'];
    const right = csv(head, [name, ''], [same, 'https://maps.example.com/']);
    const { checked } = await there.run('companies', right);
    // What was sound at the check is refused by the time of the import.
    await api.sequelize.query(
      `alter table companies add constraint none check (official_name->>'ja' <> '${same}')`,
    );
    const before = await traces();
    expect((await there.send('companies', right, String(checked))).status).toBe(500);
    expect(await traces()).toBe(before);
    await api.sequelize.query('alter table companies drop constraint none');
    expect((await there.run('companies', right, String(checked))).is_done).toBe(true);
    expect(await Company.count({ where: literal(`official_name->>'ja' = '${name}'`) })).toBe(1);
  });

  test('keeps the languages and the rows of lists that have no column', async () => {
    const body = {
      official_name: { ja: named(), en: 'Sample', vi: 'Mẫu' },
      vision: { ja: '一', vi: 'một' },
      cc_emails: ['a', 'b', 'c'].map((name) => ({ email: `${name}@example.com` })),
    };
    const { id } = (await manager.create('companies', body).expect(201)).body as { id: number };
    const file = csv(
      ['id', 'vision_ja', 'cc_emails_1_email', 'cc_emails_2_email'],
      [id, '二', '', 'd@example.com'],
    );
    const { checked } = await there.run('companies', file);
    await there.run('companies', file, String(checked));
    const found = (await manager.get(`/staff/api/companies/${id}`).expect(200)).body as Record<
      string,
      unknown
    >;
    expect(found).toMatchObject({
      official_name: body.official_name,
      vision: { ja: '二', vi: 'một' },
      cc_emails: [{ email: 'd@example.com' }, { email: 'c@example.com' }],
    });
  });
});

describe('recruitments', () => {
  test('arrive as drafts of the company that is named', async () => {
    const { id, official_name } = await company();
    const file = csv(
      ['Company', 'Title (Japanese)', 'Apply until', 'Pay period', 'Work starts', 'Job categories'],
      [String(official_name['ja']), '通訳', '2027/4/1', '月給', '9:00', ''],
      ['no such company', '通訳', '2027-02-30', 'by the day', '25:00', ''],
    );
    const wrong = await there.run('recruitments', file);
    expect(wrong.problems.map(({ column }) => column)).toEqual([
      'Company',
      'Apply until',
      'Pay period',
      'Work starts',
    ]);
    expect(wrong.problems[2]?.message).toContain('by the month / by the year / by the hour');
    const right = file.split('\r\n').slice(0, 2).join('\r\n');
    const { checked } = await there.run('recruitments', right);
    const { rows } = await there.run('recruitments', right, String(checked));
    expect(await Recruitment.findByPk(Number(rows[0]?.id))).toMatchObject({
      company_id: id,
      title: { ja: '通訳' },
      apply_deadline_on: '2027-04-01',
      salary_unit: 'month',
      work_start_at: expect.stringMatching(/^09:00/),
      is_released: false,
      published_at: null,
    });
    expect((await there.run('recruitments', right)).problems[0]?.message).toContain('already');
  });

  test('take a JLPT level as people write it', async () => {
    const { official_name } = await company();
    const levels = ['N2', 'ｎ３', '1', 'JLPT N4', 'N6', '7'];
    const file = csv(
      ['Company', 'Title (Japanese)', 'JLPT asked for'],
      ...levels.map((level, index) => [String(official_name['ja']), `通訳${index}`, level]),
    );
    const { problems } = await there.run('recruitments', file);
    expect(problems.map(({ row, message }) => [row, message])).toEqual([
      [6, '“N6” is not one of: N1 / N2 / N3 / N4 / N5'],
      [7, '“7” is not one of: N1 / N2 / N3 / N4 / N5'],
    ]);
    const right = file.split('\r\n').slice(0, 5).join('\r\n');
    const { checked, rows } = await there.run('recruitments', right);
    expect(rows.map(({ changes }) => changes.at(-1)?.to)).toEqual(['N2', 'N3', 'N1', 'N4']);
    const done = await there.run('recruitments', right, String(checked));
    const made = await Recruitment.findAll({
      where: { id: done.rows.map(({ id }) => Number(id)) },
      order: ['id'],
    });
    expect(made.map(({ required_jlpt }) => required_jlpt)).toEqual([2, 3, 1, 4]);
    const exported = (await there.file('recruitments/sheet.csv', { id: [made[0]?.id] })).body as Buffer;
    expect(exported.toString()).toContain(',N2,');
  });

  test('that are public stay as they are', async () => {
    const { recruitment: ad } = await recruitment(api);
    expect(ad.is_released).toBe(true);
    const answer = await there.run('recruitments', csv(['id', 'title_ja'], [ad.id, '別の名前']));
    expect(problemsOf(answer)).toEqual([[2, null, expect.stringContaining('in a draft')]]);
  });
});

describe('students', () => {
  test('are found by their address, which an import does not change', async () => {
    const { user } = await student(api);
    const head = ['E-mail', 'Phone', 'Status'];
    const file = csv(head, [user.email.toUpperCase(), '080-1111-2222', 'Not at the moment']);
    const { checked, rows } = await there.run('users', file);
    expect(rows).toMatchObject([{ id: user.id, is_new: false }]);
    await there.run('users', file, String(checked));
    expect(await User.findByPk(user.id)).toMatchObject({ email: user.email, status: 'paused' });
    const nobody = await there.run('users', csv(head, ['nobody@example.com', '', '']));
    expect(problemsOf(nobody)).toEqual([[2, 'Number', expect.stringContaining('sign up themselves')]]);
    const moved = await there.run('users', csv(['id', 'email'], [user.id, 'other@example.com']));
    expect(problemsOf(moved)).toEqual([[2, 'E-mail', 'This cannot be changed by an import.']]);
  });
});

test('two thousand rows are checked and imported in bearable time', async () => {
  const rows = Array.from({ length: 2000 }, (_, row) => ['', `株式会社おおぜい${row}`, `L-${row}`]);
  const file = csv(HEAD, ...rows);
  const started = performance.now();
  const { checked, counts } = await there.run('companies', file);
  expect(counts).toMatchObject({ new: 2000, with_problems: 0 });
  const done = await there.run('companies', file, String(checked));
  expect(done.is_done).toBe(true);
  // Some 25 seconds for both on two cores; it would be minutes if each row read the whole list.
  expect(performance.now() - started).toBeLessThan(240_000);
}, 300_000);
