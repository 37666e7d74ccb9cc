import { CompanyInternalData } from '../../../db/models/company-profile.ts';
import { Prefecture } from '../../../db/models/master-data.ts';
import { startApi } from '../../support/api.ts';
import { member, recruitment, student } from '../../support/factories.ts';
import { submitted } from '../../support/steps.ts';
import { prepared } from '../../support/prepared.ts';

const api = prepared(startApi);
type Caller = Pick<ReturnType<typeof api.as>, 'query'>;

interface Read {
  text: string;
  segments: { text: string; reading: string | null }[];
}
const textsOf = (body: { readings: Read[] }) => body.readings.map(({ text }) => text);

const JAPANESE = {
  title: { ja: '海外営業の仕事', en: 'Sales abroad' },
  job_description: { ja: '商談の通訳をします。', en: 'You interpret.' },
};
const japaneseJob = async (fields = {}, company = {}) =>
  (await recruitment(api, { fields: { ...JAPANESE, ...fields }, company })).recruitment;
const readingsOf = (caller: Caller, id: number) => caller.query('get_recruitment_readings', `id=${id}`);

describe('get_recruitment_readings', () => {
  test('reads the kanji of a job to visitors, students and staff alike', async () => {
    const job = await japaneseJob();
    const { body } = await readingsOf(api.as(null), job.id).expect(200);
    expect(body.readings).toContainEqual({
      text: '商談の通訳をします。',
      segments: [
        { text: '商談', reading: 'しょうだん' },
        { text: 'の', reading: null },
        { text: '通訳', reading: 'つうやく' },
        { text: 'をします。', reading: null },
      ],
    });
    for (const caller of [await student(api), await member(api)])
      expect((await readingsOf(caller, job.id).expect(200)).body).toEqual(body);
  });

  test('reads the company and the names of master data too, each text once', async () => {
    const words = { ja: '機械を作ります。' };
    const job = await japaneseJob({}, { business_description: words, vision: words });
    const texts = textsOf((await readingsOf(api.as(null), job.id).expect(200)).body);
    // Of the company's office.
    expect(texts).toContain((await Prefecture.findByPk(13))!.name['ja']);
    expect(texts.filter((text) => text === '機械を作ります。')).toHaveLength(1);
    expect(texts).not.toContain('Sales abroad');
  });

  test('tells nobody more than the public page does, staff neither', async () => {
    const job = await japaneseJob();
    await CompanyInternalData.create({ company_id: job.company_id, memo: '内部の覚え書き' });
    for (const caller of [api.as(null), await member(api, 'manager')]) {
      const { text } = await readingsOf(caller, job.id).expect(200);
      expect(text).not.toContain('内部');
    }
  });

  test('of an unreleased job to staff only; others are told it does not exist', async () => {
    const job = await japaneseJob({ is_released: false });
    await readingsOf(await member(api), job.id).expect(200);
    for (const caller of [api.as(null), await student(api)]) {
      const { body } = await readingsOf(caller, job.id).expect(404);
      expect(body.error.code).toBe('not_found');
    }
  });

  test('takes no text of the caller', async () => {
    const { body } = await api.as(null).query('get_recruitment_readings', 'id=1&text=a').expect(400);
    expect(body.error.code).toBe('unknown_field');
  });
});

describe('hf_member__get_resume_readings', () => {
  const ask = (caller: Caller, id: number) =>
    caller.query('hf_member__get_resume_readings', `application_id=${id}`);

  test('reads what the student wrote to the mentor of the application and to managers', async () => {
    const { application, mentor } = await submitted(api);
    const { body } = await ask(mentor, application.id).expect(200);
    const whole = (await mentor.query('aggregates__application', `id=${application.id}`).expect(200)).body;
    const answers: string[] = whole.resume.resume_question_answers.map(
      ({ answer }: { answer: string }) => answer,
    );
    const withKanji = answers.filter((answer) => /\p{Script=Han}/u.test(answer));
    expect(withKanji).not.toEqual([]);
    for (const answer of withKanji) expect(textsOf(body)).toContain(answer);
    expect((await ask(await member(api, 'manager'), application.id).expect(200)).body).toEqual(body);
  });

  test('not to a mentor of others, nor to the student or a visitor', async () => {
    const { application, me } = await submitted(api);
    expect((await ask(await member(api), application.id).expect(404)).body.error.code).toBe('not_found');
    await ask(me, application.id).expect(403);
    await ask(api.as(null), application.id).expect(401);
  });
});
