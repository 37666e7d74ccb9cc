import { ResumeQuestion } from '../../../db/models/resume-question.ts';
import { University } from '../../../db/models/university.ts';
import { extendedValue, fromExtendedValue } from '../../../domain/header-safe.ts';
import { tokyoDay } from '../../../domain/tokyo-time.ts';
import { startApi } from '../../support/api.ts';
import { member, recruitment, student } from '../../support/factories.ts';
import { pdfText } from '../../support/pdf-text.ts';
import { prepared } from '../../support/prepared.ts';

const api = prepared(startApi);

type Person = Awaited<ReturnType<typeof student>>;
const change = (me: Person, user: object) => me.command('user__update_profile', { user });
const pdf = (me: Person, query: string) =>
  me.query('user__get_own_resume_pdf', query).buffer(true).expect(200);
const solid = (text: string) => text.normalize('NFKC').replace(/\s/g, '');
const printed = async (me: Person, query: string) => solid(await pdfText((await pdf(me, query)).body));

const TEXTS = {
  resume_motivation: '人をつなぐ仕事',
  resume_self_pr: '最後まで聞きます',
  resume_special_skill: '書道初段',
  resume_request: '関東で働く',
  career_summary: '接客を三年',
};

test('the own resume is printed from the profile and the own texts, without an application', async () => {
  const me = await student(api, { fields: { first_name: 'Ownresume' } });
  await change(me, TEXTS).expect(200);
  const text = await printed(me, 'document=resume');
  for (const told of ['履歴書', 'Ownresume', '人をつなぐ仕事', '最後まで聞きます', '書道初段', '関東で働く'])
    expect(text).toContain(told);
  expect(text).not.toContain('接客を三年');
});

test('the skills of the profile are printed with the words about them', async () => {
  const me = await student(api);
  await change(me, { ...TEXTS, skills: [{ skill_id: 1 }, { skill_id: 2 }] }).expect(200);
  expect(await printed(me, 'document=resume')).toContain('〔スキル・特技〕C、C++書道初段');
});

test('the career history has the summary, and every job with its kind', async () => {
  const me = await student(api);
  const job = { company_name: '青空商店', employment_kind: 'part_time', enter_at: '2024-04-01' };
  await change(me, { ...TEXTS, job_histories: [{ ...job, description: '接客と発注' }] }).expect(200);
  const text = await printed(me, 'document=career_history&calendar=japanese');
  for (const told of ['職務経歴書', '接客を三年', '青空商店', 'アルバイト', '接客と発注', '令和6年4月〜現在'])
    expect(text).toContain(solid(told));
});

test('S5: a part-time job is one row with its kind; a kind that nobody knows is refused', async () => {
  const me = await student(api);
  const job = { company_name: '青空学院', enter_at: '2025-04-01', leave_at: '2025-09-01' };
  const told = await change(me, { job_histories: [{ ...job, employment_kind: 'chief' }] }).expect(422);
  expect(Object.keys(told.body.error.fields)).toEqual(['user[job_histories][0][employment_kind]']);
  await change(me, { job_histories: [{ ...job, employment_kind: 'part_time' }] }).expect(200);
  const text = await printed(me, 'document=resume');
  expect(text).toContain(solid('青空学院（アルバイト） 2025年4月〜9月'));
  expect(text).not.toMatch(/入社|退社/);
});

test('S4: the name in the own script and the corrected name of a university are printed', async () => {
  const me = await student(api, { fields: { first_name: 'BIKASH', last_name: 'THAPA' } });
  const university = await University.create({
    local_name: 'ရန်ကုန်တက္ကသိုလ်',
    english_name: 'University of Yangon',
    country_id: 1,
  });
  const row = { university_id: university.id, enroll_at: '2020-04-01' };
  const { body } = await change(me, { name_in_own_script: '青空 花', universities: [row] }).expect(200);
  expect(await printed(me, 'document=resume')).toContain('UniversityofYangon');
  const { id } = body.universities.find(
    (one: { university_id: number }) => one.university_id === university.id,
  );
  await change(me, { universities: [{ id, name_in_resume: 'ヤンゴン大学' }] }).expect(200);
  const text = await printed(me, 'document=resume');
  for (const told of ['THAPABIKASH', '青空花', 'ヤンゴン大学']) expect(text).toContain(told);
  expect(text).not.toContain('Yangon');
});

test('a file is named by its document, the person, the day and a paper that is not A4', async () => {
  const me = await student(api, { fields: { first_name: 'Văn An', last_name: 'NGUYỄN' } });
  const day = tokyoDay(api.clock.now).replaceAll('-', '');
  const named = async (query: string) =>
    fromExtendedValue(
      (await pdf(me, query)).headers['content-disposition']!.replace('inline; filename*=', ''),
    );
  expect(await named('document=resume')).toBe(`履歴書_NGUYỄN_Văn_An_${day}.pdf`);
  expect(await named('document=career_history')).toBe(`職務経歴書_NGUYỄN_Văn_An_${day}.pdf`);
  expect(await named('document=resume&paper=a3')).toBe(`履歴書_NGUYỄN_Văn_An_${day}_A3.pdf`);
  const report = await me
    .query('user__get_activity_report_pdf', 'from=2026-04-01&until=2026-09-30')
    .buffer(true)
    .expect(200);
  expect(report.headers['content-disposition']).toBe(
    `inline; filename*=${extendedValue(`就職活動報告書_NGUYỄN_Văn_An_${day}.pdf`)}`,
  );
});

test('A3 has two pages of A4 on one sheet', async () => {
  const me = await student(api);
  const sizes = [];
  for (const paper of ['a4', 'a3']) {
    const { body, headers } = await pdf(me, `document=resume&paper=${paper}`);
    expect(headers['content-type']).toBe('application/pdf');
    sizes.push(/\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)/.exec((body as Buffer).toString('latin1'))?.[1]);
  }
  expect(sizes.map((width) => Math.round(Number(width)))).toEqual([595, 1191]);
});

test('what cannot be printed, and who has no resume, is refused', async () => {
  const me = await student(api);
  for (const query of ['', 'document=letter', 'document=resume&paper=b5', 'document=resume&calendar=lunar'])
    await me.query('user__get_own_resume_pdf', query).expect(422);
  await (await member(api, 'manager')).query('user__get_own_resume_pdf', 'document=resume').expect(403);
  const { body } = await change(me, { resume_self_pr: 'あ'.repeat(2001) }).expect(422);
  expect(Object.keys(body.error.fields)).toEqual(['user[resume_self_pr]']);
});

test('the own texts are nobody else’s to read', async () => {
  const me = await student(api);
  await change(me, TEXTS).expect(200);
  const manager = await member(api, 'manager');
  const { body } = await manager.query('aggregates__user', `id=${me.user.id}`).expect(200);
  for (const name of Object.keys(TEXTS)) expect(body).not.toHaveProperty(name);
});

test('S3: whoever is to answer a question learns which part of the form it fills', async () => {
  const me = await student(api);
  const { recruitment: job, questions } = await recruitment(api, { questions: [true] });
  await ResumeQuestion.update({ resume_text: 'why_select_company' }, { where: { id: questions[0]!.id } });
  const { body } = await me
    .query('user__get_recruitment_resume_questions', `recruitment_id=${job.id}`)
    .expect(200);
  expect(body.resume_questions[0].resume_question.resume_text).toBe('why_select_company');
});
