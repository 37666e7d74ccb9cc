import { StoredFile } from '../../../db/models/file.ts';
import { Country, Language, LanguageExamination, Skill } from '../../../db/models/master-data.ts';
import { User } from '../../../db/models/user.ts';
import { languageId } from '../../../domain/languages.ts';
import { startApi } from '../../support/api.ts';
import { cvDocx, cvPdf, cvPdfPlaced, cvPdfPrinted } from '../../support/cv-files.ts';
import { CVS, type SampleCv } from '../../support/cvs.ts';
import { docx, pdf, wordParts, zip } from '../../support/documents.ts';
import { facePhoto, member, student } from '../../support/factories.ts';
import { prepared } from '../../support/prepared.ts';

const api = prepared(startApi);

type Person = Awaited<ReturnType<typeof student>>;
type Row = Record<string, unknown>;
interface Answer {
  suggestions: { key: string; change: Record<string, unknown>; line: string }[];
  unclear: string[];
  email: string | null;
}

const BLANK = {
  first_name: null,
  last_name: null,
  first_name_kana: null,
  last_name_kana: null,
  phone_num: null,
  birth_day: null,
  home_country_id: null,
  postal_code: null,
  living_prefecture_id: null,
  address: null,
  jlpt: null,
  jlpt_certificated_at: null,
  has_driver_license: null,
};
/** Somebody whose profile says nothing yet. */
async function newcomer() {
  const me = await student(api);
  await User.update(BLANK, { where: { id: me.user.id } });
  for (const list of [
    'language_skills',
    'universities',
    'schools',
    'skills',
    'certifications',
    'language_examinations',
  ]) {
    const { body } = await me.query('user__get_own_data').expect(200);
    const rows = body[list].map(({ id }: { id: number }) => ({ id, _destroy: true }));
    if (rows.length > 0) await me.command('user__update_profile', { user: { [list]: rows } }).expect(200);
  }
  return me;
}
const send = (me: Pick<Person, 'command'>, bytes: Buffer) =>
  me.command('user__read_cv', { cv_base64: bytes.toString('base64') });
const read = async (me: Person, bytes: Buffer): Promise<Answer> => (await send(me, bytes).expect(200)).body;
const fileOf = ({ kind, blocks }: SampleCv) => (kind === 'pdf' ? cvPdf(blocks) : cvDocx(blocks));

/** What was suggested, in the words in which the samples say what is expected. */
async function told({ suggestions }: Answer) {
  const named = async <T extends typeof Skill>(model: T) =>
    new Map((await model.findAll()).map((row) => [row.id, (row.name as Record<string, string>)['en']!]));
  const coded = async <T extends typeof Country>(model: T) =>
    new Map((await model.findAll()).map(({ id, code }) => [id, code]));
  const countries = await coded(Country);
  const languages = await coded(Language);
  const skills = await named(Skill);
  const examinations = await named(LanguageExamination as unknown as typeof Skill);
  const rows = (list: string) =>
    suggestions.flatMap(({ change }) => (change[list] as Row[] | undefined) ?? []);
  const single = Object.assign({}, ...suggestions.map(({ change }) => change)) as Row;
  const values = Object.fromEntries(Object.entries(single).filter(([, value]) => !Array.isArray(value)));
  if (values['home_country_id'])
    values['home_country_id'] = countries.get(values['home_country_id'] as number);
  return {
    values,
    universities: rows('universities').map((row) => ({
      ...row,
      university: (row['university'] as { local_name: string }).local_name,
    })) as Row[],
    schools: rows('schools'),
    jobs: rows('job_histories'),
    languages: Object.fromEntries(
      rows('language_skills').map((row) => [
        languages.get(row['language_id'] as number),
        row['language_level_id'],
      ]),
    ),
    examinations: Object.fromEntries(
      rows('language_examinations').map((row) => [
        examinations.get(row['language_examination_id'] as number),
        row['result'],
      ]),
    ),
    skills: rows('skills').map((row) => skills.get(row['skill_id'] as number)),
    certifications: Object.fromEntries(
      rows('certifications').map((row) => [row['name'], row['certificated_at']]),
    ),
  };
}

/** Each single thing that is expected, and each that was suggested, as `what = value`. */
function facts(cv: Pick<SampleCv, 'expected'> & Partial<SampleCv>, of: Awaited<ReturnType<typeof told>>) {
  const pairs = (name: string, values: Row) =>
    Object.entries(values).map(([key, value]) => `${name}.${key} = ${String(value)}`);
  const rowsOf = (name: string, key: string, rows: Row[]) =>
    rows.flatMap((row) => pairs(`${name} ${String(row[key])}`, row));
  const columns = (rows: Row[], expected: Row[], key: string) =>
    rows.map((row) => {
      const wanted = expected.find((one) => one[key] === row[key]);
      // What a sample does not speak of is not judged, but for days, of which none may be wrong.
      const judged = new Set([
        ...Object.keys(wanted ?? row),
        ...Object.keys(row).filter((name) => name.endsWith('_at')),
      ]);
      return Object.fromEntries(Object.entries(row).filter(([name]) => judged.has(name)));
    });
  const {
    universities = [],
    schools = [],
    jobs = [],
    languages = {},
    examinations = {},
    skills = [],
    certifications = {},
  } = cv;
  const list = (names: readonly unknown[]) => names.map((name) => `skill = ${String(name)}`);
  return {
    expected: [
      ...pairs('profile', cv.expected),
      ...rowsOf('university', 'university', universities),
      ...rowsOf('school', 'name', schools),
      ...rowsOf('job', 'company_name', jobs),
      ...pairs('language', languages),
      ...pairs('examination', examinations),
      ...list(skills),
      ...pairs('certification', certifications),
    ],
    suggested: [
      ...pairs('profile', of.values),
      ...rowsOf('university', 'university', columns(of.universities, universities, 'university')),
      ...rowsOf('school', 'name', columns(of.schools, schools, 'name')),
      ...rowsOf('job', 'company_name', columns(of.jobs, jobs, 'company_name')),
      ...pairs('language', of.languages),
      ...pairs('examination', of.examinations),
      ...list(of.skills),
      ...pairs('certification', of.certifications),
    ],
  };
}

describe('what a CV says is suggested, and nothing that it does not say', () => {
  test.each(CVS.map((cv) => [cv.name, cv] as const))('%s', async (_name, cv) => {
    const answer = await read(await newcomer(), fileOf(cv));
    const { expected, suggested } = facts(cv, await told(answer));
    expect(suggested.filter((fact) => !expected.includes(fact))).toEqual([]);
    expect(expected.filter((fact) => !suggested.includes(fact))).toEqual([]);
    for (const { line } of answer.suggestions) expect(line).not.toBe('');
  });

  test('the other kind of file says the same', async () => {
    const cv = CVS.find(({ name }) => name.startsWith('English, headings'))!;
    const answer = await read(await newcomer(), cvPdf(cv.blocks));
    const { expected, suggested } = facts(cv, await told(answer));
    expect(suggested.filter((fact) => !expected.includes(fact))).toEqual([]);
    expect(expected.filter((fact) => !suggested.includes(fact))).toEqual([]);
  });
});

test('everything of a kind is suggested, one by one', async () => {
  const blocks = [
    'NGUYEN Van An',
    'an@example.com',
    'Education',
    'University of Tokyo\tApr 2022 – Mar 2026',
    'Osaka University\tApr 2020 – Mar 2022',
    'Work experience',
    'Sky Mart Co., Ltd., Staff\tApr 2024 – Present',
    'Blue Hotel, Receptionist\tApr 2023 – Mar 2024',
    'Green Restaurant, Waiter\tApr 2022 – Mar 2023',
    'Languages',
    'Vietnamese: native',
    'English: business',
    'Japanese: N2',
    'Certificates',
    'JLPT N2, July 2024',
    'TOEIC 850, May 2023',
    'Certified Public Bookkeeper, June 2023',
    'Word Processing Grade 2, Sep 2022',
  ];
  for (const file of [cvPdf(blocks), cvDocx(blocks)]) {
    const { suggestions } = await read(await newcomer(), file);
    const many = (list: string) => suggestions.filter(({ change }) => list in change).length;
    expect({
      universities: many('universities'),
      jobs: many('job_histories'),
      languages: many('language_skills'),
      examinations: many('language_examinations'),
      certifications: many('certifications'),
      jlpt: many('jlpt'),
    }).toEqual({ universities: 2, jobs: 3, languages: 3, examinations: 1, certifications: 2, jlpt: 1 });
    expect(new Set(suggestions.map(({ key }) => key)).size).toBe(suggestions.length);
  }
});

test('words that a PDF places one by one stay apart', async () => {
  const { suggestions } = await read(
    await newcomer(),
    cvPdfPlaced([
      ['NGUYEN', 'Van An'],
      ['Address:', '2-3-4', 'Honmachi,', 'Chuo-ku,', 'Osaka'],
      ['Work', 'experience'],
      ['Sky', 'Mart', 'Co.,', 'Ltd.', '–', 'Store', 'staff'],
      ['Apr', '2024', '–', 'Mar', '2025'],
      ['Languages'],
      ['English:', 'business'],
    ]),
  );
  const values = Object.assign({}, ...suggestions.map(({ change }) => change)) as Row;
  expect(values).toMatchObject({
    last_name: 'NGUYEN',
    first_name: 'Van An',
    address: '2-3-4 Honmachi, Chuo-ku, Osaka',
    living_prefecture_id: 27,
    job_histories: [{ company_name: 'Sky Mart Co., Ltd.', enter_at: '2024-04-01' }],
  });
});

describe('of a PDF whose lines are all equally far apart', () => {
  const PRINTED = [
    'CURRICULUM VITAE',
    'Tran Minh Chau',
    'Date of birth: 8 March 2004',
    'EDUCATION',
    'April 2023 - March 2027 Waseda University, Faculty of Commerce, Bachelor of Commerce',
    'March 2018 - February 2021 Haeoreum High School',
    'WORK EXPERIENCE',
    'May 2024 - present Cafe Shirokuma Street, part-time, customer service and kitchen',
    'August 2025 - September 2025 Canal Hotel, internship, front desk',
    'LANGUAGES',
    'Vietnamese (native), Japanese (JLPT N1, July 2025), English (TOEIC 940, October 2026)',
    'SKILLS',
    'Excel, Photoshop, Python',
  ];

  test('the longest lines swallow nothing: it says what the Word document says', async () => {
    const me = await newcomer();
    const printed = await read(me, cvPdfPrinted(PRINTED));
    expect(printed).toEqual(await read(me, cvDocx(PRINTED)));
    expect(await told(printed)).toMatchObject({
      schools: [{ name: 'Haeoreum High School' }],
      jobs: [
        { company_name: 'Cafe Shirokuma Street', enter_at: '2024-05-01', leave_at: null },
        { company_name: 'Canal Hotel', enter_at: '2025-08-01', leave_at: '2025-09-01' },
      ],
      skills: ['Excel (basic)', 'Photoshop', 'Python'],
    });
  });

  test('a text that had no room in its line stays one', async () => {
    const text =
      'I have worked in a restaurant for two years, where I learned to listen to customers and to find with my colleagues what makes their stay a better one, in Japanese and in English, on weekdays and at weekends, and this is what I want to go on with.';
    const { suggestions } = await read(
      await newcomer(),
      cvPdfPrinted(['Tran Minh Chau', 'Phone: 080-9876-5432', 'SELF PR', text, 'SKILLS', 'Excel, Python']),
    );
    expect(suggestions.find(({ key }) => key === 'resume_self_pr')?.change).toEqual({ resume_self_pr: text });
  });
});

test('a school that is in no list is told as to be entered by hand', async () => {
  const cv = CVS.find(({ name }) => name.includes('eras'))!;
  const { unclear, suggestions } = await read(await newcomer(), fileOf(cv));
  expect(unclear.join()).toContain('復旦大学');
  expect(JSON.stringify(suggestions.map(({ change }) => change))).not.toContain('復旦大学');
});

test('what the profile has already is not suggested again', async () => {
  const me = await newcomer();
  const file = fileOf(CVS.find(({ name }) => name.includes('western years'))!);
  for (const { change } of (await read(me, file)).suggestions) {
    const universities = (change['universities'] as { university: { id: number } }[] | undefined)?.map(
      ({ university, ...row }) => ({ ...row, university_id: university.id }),
    );
    await me
      .command('user__update_profile', { user: { ...change, ...(universities && { universities }) } })
      .expect(200);
  }
  expect((await read(me, file)).suggestions).toEqual([]);
  await me.command('user__update_profile', { user: { phone_num: '090-0000-0000' } }).expect(200);
  expect((await read(me, file)).suggestions.map(({ key }) => key)).toEqual(['phone_num']);
});

describe('beside what the profile has', () => {
  const CV = [
    'NGUYEN Van An',
    'Address: 047-0024 Hokkaido Otaru Hanazono 8-19-4',
    'Languages',
    'Japanese (JLPT N1, July 2025), English (TOEIC 940, October 2025)',
    'Licenses',
    'Regular driver’s licence (August 2025)',
    'Bookkeeping Grade 3 (June 2025)',
  ];
  const TOEIC = 8;
  const update = (me: Person, user: Row) => me.command('user__update_profile', { user }).expect(200);
  const changes = async (me: Person, lines = CV) =>
    Object.fromEntries((await read(me, cvDocx(lines))).suggestions.map(({ key, change }) => [key, change]));
  async function owner(user: Row) {
    const me = await newcomer();
    await update(me, user);
    const { body } = await me.query('user__get_own_data').expect(200);
    return { me, own: body };
  }

  test('a level whose day is of the same month is not suggested, one of another month is', async () => {
    const { me } = await owner({ jlpt: 1, jlpt_certificated_at: '2025-07-06' });
    expect(await changes(me)).not.toHaveProperty('jlpt');
    await update(me, { jlpt_certificated_at: '2024-12-01' });
    expect(await changes(me)).toMatchObject({ jlpt: { jlpt: 1, jlpt_certificated_at: '2025-07-01' } });
  });

  test('a lower level than the profile has is not suggested', async () => {
    const { me } = await owner({ jlpt: 1, jlpt_certificated_at: '2025-07-06' });
    const old = [
      'NGUYEN Van An',
      'Languages',
      'Japanese (JLPT N3, July 2023), English (TOEIC 940, October 2025)',
    ];
    const suggested = await changes(me, old);
    expect(suggested).not.toHaveProperty('jlpt');
    expect(suggested).toHaveProperty([`language_examinations.${TOEIC}`]);
    await update(me, { jlpt: 4 });
    expect(await changes(me, old)).toMatchObject({ jlpt: { jlpt: 3 } });
  });

  test('the postal code of an address comes in its own field', async () => {
    expect((await changes(await newcomer()))['address']).toEqual({
      postal_code: '047-0024',
      living_prefecture_id: 1,
      address: 'Hokkaido Otaru Hanazono 8-19-4',
    });
  });

  test('a driver’s licence and its certificate are one suggestion, as far as they are new', async () => {
    const certificate = { name: 'Regular driver’s licence', certificated_at: '2025-08-01' };
    const me = await newcomer();
    const both = await changes(me);
    expect(both['has_driver_license']).toEqual({ has_driver_license: true, certifications: [certificate] });
    expect(Object.keys(both).filter((key) => key.startsWith('certifications'))).toEqual(['certifications.1']);
    await update(me, { has_driver_license: true });
    expect((await changes(me))['certifications.0']).toEqual({ certifications: [certificate] });
    await update(me, { has_driver_license: null, certifications: [certificate] });
    expect((await changes(me))['has_driver_license']).toEqual({ has_driver_license: true });
  });

  test('another score or day of the same certificate takes the place of the latest', async () => {
    const { me, own } = await owner({
      language_examinations: [
        { language_examination_id: TOEIC, result: '910', examined_at: '2024-05-01' },
        { language_examination_id: TOEIC, result: '700', examined_at: '2022-05-01' },
      ],
      certifications: [{ name: 'Bookkeeping grade 3', certificated_at: '2023-06-01' }],
    });
    const rowOf = (list: string, part: Row) =>
      own[list].find((row: Row) => expect.objectContaining(part).asymmetricMatch(row));
    const suggested = await changes(me);
    expect(suggested[`language_examinations.${TOEIC}`]).toEqual({
      language_examinations: [
        {
          id: rowOf('language_examinations', { result: '910' }).id,
          language_examination_id: TOEIC,
          result: '940',
          examined_at: '2025-10-01',
        },
      ],
    });
    expect(suggested['certifications.1']).toEqual({
      certifications: [
        { id: own.certifications[0].id, name: 'Bookkeeping Grade 3', certificated_at: '2025-06-01' },
      ],
    });
    await update(me, suggested[`language_examinations.${TOEIC}`]!);
    await update(me, suggested['certifications.1']!);
    const { body } = await me.query('user__get_own_data').expect(200);
    expect(body.language_examinations.map(({ result }: Row) => result).sort()).toEqual(['700', '940']);
    expect(body.certifications.map(({ certificated_at }: Row) => certificated_at)).toEqual(['2025-06-01']);
    const left = Object.keys(await changes(me));
    expect(left).not.toContain(`language_examinations.${TOEIC}`);
    expect(left).not.toContain('certifications.1');
  });

  test('a certificate without a day replaces nothing, and one that the CV tells twice is two', async () => {
    const { me } = await owner({
      language_examinations: [{ language_examination_id: TOEIC, result: '940', examined_at: '2025-10-01' }],
      certifications: [{ name: 'Bookkeeping Grade 3', certificated_at: '2023-06-01' }],
    });
    const head = ['NGUYEN Van An', 'Languages', 'English (TOEIC 940)', 'Licenses'];
    expect(await changes(me, [...head, 'Bookkeeping Grade 3'])).toEqual({
      name: expect.anything(),
    });
    expect(
      await changes(me, [...head, 'Bookkeeping Grade 3 (June 2023)', 'Bookkeeping Grade 3 (June 2024)']),
    ).toEqual({
      name: expect.anything(),
      'certifications.1': {
        certifications: [{ name: 'Bookkeeping Grade 3', certificated_at: '2024-06-01' }],
      },
    });
  });
});

test('reading keeps nothing: no file, no change of the profile, and the address of the sign-in stays', async () => {
  const me = await newcomer();
  const before = (await me.query('user__get_own_data').expect(200)).body;
  const { email, suggestions } = await read(me, fileOf(CVS[0]!));
  expect(email).toBe('bikash.thapa@example.com');
  expect(suggestions.some(({ change }) => 'email' in change)).toBe(false);
  expect((await me.query('user__get_own_data').expect(200)).body).toEqual(before);
  expect(await StoredFile.count({ where: { user_id: me.user.id, purpose: 'resume' } })).toBe(0);
});

describe('refused, in the language of the page, is', () => {
  const bomb = () =>
    zip({ ...wordParts(), 'word/document.xml': `<w:document>${'<w:p/>'.repeat(3_000_000)}</w:document>` });
  const MESSAGES = {
    file_too_large: { ja: /MB/, en: /MB/, vi: /MB/ },
    locked_document: { ja: /パスワード/, en: /password/, vi: /mật khẩu/ },
    invalid_document: { ja: /PDFまたはWord/, en: /PDF or Word/, vi: /PDF hoặc Word/ },
    unreadable_file: { ja: /時間がかかりすぎ/, en: /takes too long/, vi: /quá nhiều thời gian/ },
    scanned_document: { ja: /スキャン/, en: /scan/, vi: /scan/ },
    not_a_cv: { ja: /履歴書ではない/, en: /not look like a CV/, vi: /không phải là CV/ },
  };
  test.each<[string, keyof typeof MESSAGES, () => Promise<Buffer> | Buffer]>([
    ['what is over ten megabytes', 'file_too_large', () => Buffer.alloc(10 * 1024 * 1024 + 3)],
    ['a PDF with a password', 'locked_document', () => pdf('/Encrypt 9 0 R')],
    ['a photo', 'invalid_document', () => facePhoto()],
    [
      'a PDF that ends in its middle',
      'invalid_document',
      () => cvPdf(['Name: Aye Chan Myint']).subarray(0, 900),
    ],
    ['a Word document with a password', 'invalid_document', () => docx({ isEncrypted: true })],
    ['a PDF without text', 'scanned_document', () => pdf()],
    ['a Word document that unpacks to a hundred times its size', 'unreadable_file', bomb],
    [
      'a letter',
      'not_a_cv',
      () =>
        cvPdf([
          'Dear customer,',
          'thank you for your order of the third of May. It leaves our store tomorrow.',
        ]),
    ],
  ])('%s', async (_name, code, make) => {
    const me = await student(api);
    const token = await api.tokenFor(me.user.email);
    const bytes = await make();
    for (const [language, words] of Object.entries(MESSAGES[code])) {
      const { body } = await send(api.as(token, languageId(language)), bytes).expect(422);
      expect(body.error.fields).toEqual({ cv_base64: [{ code, message: expect.stringMatching(words) }] });
    }
  });

  test('whoever has no profile', async () => {
    const file = fileOf(CVS[0]!);
    await send(api.as(null), file).expect(401);
    await send(await member(api, 'manager'), file).expect(403);
  });
});
