import { Delivery } from '../../../db/models/delivery.ts';
import { CALLS } from '../../../server/registry/calls.ts';
import { RESUME_TEXTS } from '../../../domain/entities/resume.ts';
import { pathOf } from '../../../server/core/calls/router.ts';
import { startApi } from '../../support/api.ts';
import { member } from '../../support/factories.ts';
import { pdfText } from '../../support/pdf-text.ts';
import { corrected } from '../../support/steps.ts';
import { processOutbox } from '../../support/traces.ts';
import { insert } from '../../wire/support/insert.ts';
import { prepared } from '../../support/prepared.ts';

/** What staff have written and not sent, each with a word of its own: `zqunsent` and where it stands. */
const MARK = 'zqunsent';
const word = (where: string) => `${MARK}${where}`;

const ids: Record<string, number> = {};

/** Everything that a student's application, mails and row carry before anybody sends it. */
async function plant(): Promise<void> {
  const { me, mentor, application, answer, resume, job } = made;
  const { id } = application;
  const texts = Object.fromEntries(RESUME_TEXTS.map((name) => [`${name}_jt`, word(`${name}jt`)]));
  const saved = {
    version: resume.version,
    hf_remark: word('remark'),
    ...texts,
    resume_question_answers: [{ id: answer.id, answer_jt: word('answerjt') }],
    change_reasons: [{ field: 'self_pr', note: word('reasonofchange') }],
  };
  await mentor.command('hf_member__save_correction', { application: { id, resume: saved } }).expect(200);
  for (const about of [{}, { field: 'self_pr' }, { resume_question_answer_id: answer.id }])
    await mentor
      .command('hf_member__comment_on_resume', {
        comment: { application_id: id, body: word('comment'), ...about },
      })
      .expect(200);
  const { body } = await mentor.query('aggregates__application', `id=${id}`).expect(200);
  await mentor
    .command('hf_member__update_application', {
      application: { id, version: body.version, memo: word('memo'), trello_card_id: word('trello') },
    })
    .expect(200);
  const set = (table: string, fields: Record<string, string>, where: string) =>
    api.sequelize.query(
      `update ${table} set ${Object.keys(fields)
        .map((name) => `${name} = :${name}`)
        .join(', ')} where ${where}`,
      { replacements: fields },
    );
  await set(
    'applications',
    {
      reason_of_result: word('reasonofresult'),
      resume_google_docs_link: `https://docs.example/${word('docs')}`,
    },
    `id = ${id}`,
  );
  await set('users', { summary: word('summary') }, `id = ${me.user.id}`);
  await set('application_events', { reason: word('eventreason') }, `application_id = ${id}`);
  const about = { application_id: id };
  await insert(api.sequelize, 'interviews', { ...about, interview_number: 1, memo: word('interviewmemo') });
  await insert(api.sequelize, 'user_notes', { user_id: me.user.id, text: word('note') });
  ids['recommend_mail'] = await insert(api.sequelize, 'recommend_mails', {
    user_id: me.user.id,
    hf_member_id: mentor.member.id,
    recommend_mail_type: 'recommend',
    state: 'scheduled',
  });
  await insert(api.sequelize, 'recommend_mail_remind_recruitments', {
    recommend_mail_id: ids['recommend_mail'],
    recruitment_id: job.id,
    reason_ja: word('reason'),
  });
}

const api = prepared(startApi);
const made = prepared(() => corrected(api));
beforeAll(async () => {
  await plant();
});

/** A payload that leads to what was planted; of the other calls the documented example. */
function payloadOf(name: string, example: unknown): string {
  const { me, mentor, application, job, questions } = made;
  const about: Record<string, string> = {
    aggregates__application: `id=${application.id}`,
    aggregates__user: `id=${me.user.id}`,
    aggregates__recruitment: `id=${job.id}`,
    aggregates__company: `id=${job.company_id}`,
    aggregates__hf_member: `id=${mentor.member.id}`,
    aggregates__recommend_mail: `id=${ids['recommend_mail']}`,
    aggregates__resume_question: `id=${questions[0]!.id}`,
    get_resume_questions: `id=${questions[0]!.id}`,
    user__get_application_resume_pdf: `application_id=${application.id}`,
    user__get_profile_resume_pdf: `recruitment_id=${job.id}`,
    user__get_earlier_answers: `resume_question_id=${questions[0]!.id}`,
    user__get_recruitment_resume_questions: `recruitment_id=${job.id}`,
    user__get_resume_face_image: `user_id=${me.user.id}`,
    user__get_resume_file: `user_id=${me.user.id}`,
  };
  if (about[name] !== undefined) return about[name];
  const flat = Object.entries((example ?? {}) as Record<string, unknown>).filter(
    ([, value]) => typeof value !== 'object',
  );
  return new URLSearchParams(flat.map(([key, value]) => [key, String(value)])).toString();
}

async function readable(response: {
  headers: Record<string, string>;
  body: unknown;
  text: string;
}): Promise<string> {
  if (response.headers['content-type']?.startsWith('application/pdf'))
    return pdfText(response.body as Uint8Array);
  return response.text ?? JSON.stringify(response.body);
}

const READS = CALLS.filter(
  ({ kind, allow }) => kind === 'query' && (allow as readonly string[]).includes('student'),
);
/** Calls that must have found what they were asked for: the others may answer that there is none. */
const MUST_ANSWER = [
  'aggregates__application',
  'aggregates__recruitment',
  'aggregates__company',
  'user__get_application_resume_pdf',
  'user__get_applications',
  'user__get_own_data',
  'user__export_own_data',
  'user__get_earlier_answers',
  'user__get_profile_resume_pdf',
];

describe('R2: what staff have not sent', () => {
  test('R2: is planted in every field that only staff have written', async () => {
    const { body } = await made.mentor.query('aggregates__application', `id=${made.application.id}`);
    const found = new Set(JSON.stringify(body).match(new RegExp(`${MARK}[a-z_]+`, 'g')));
    for (const where of [
      ...RESUME_TEXTS.map((name) => `${name}jt`),
      'remark',
      'answerjt',
      'comment',
      'memo',
      'trello',
      'reasonofresult',
      'docs',
      'eventreason',
      'interviewmemo',
    ])
      expect(found).toContain(word(where));
  });

  test.each(READS.map((definition) => [definition.name, definition] as const))(
    'R2: is not in %s',
    async (name, definition) => {
      const query = payloadOf(name, definition.example);
      const response = await made.me.get(`${pathOf(definition)}?${query}`).buffer(true);
      expect(response.status).toBeLessThan(500);
      if (MUST_ANSWER.includes(name)) expect(response.status).toBe(200);
      expect(await readable(response)).not.toContain(MARK);
    },
  );

  test('R2: is in no copy of the resume, nor in what the owner’s own calls answer', async () => {
    const { me, application } = made;
    const query = `application_id=${application.id}&version_number=1`;
    const copy = await me.query('user__get_application_resume_pdf', query).buffer(true).expect(200);
    expect(await pdfText(copy.body)).not.toContain(MARK);
    const { body } = await me
      .command('user__update_application_behavior_log', {
        application: { id: application.id, behavior: { typed: 1 } },
      })
      .expect(200);
    expect(JSON.stringify(body)).not.toContain(MARK);
  });

  test('R2: is in no mail to the student', async () => {
    await processOutbox(api);
    const mails = await Delivery.findAll({ where: { recipient_user_id: made.me.user.id } });
    expect(mails.length).toBeGreaterThan(0);
    expect(JSON.stringify(mails)).not.toContain(MARK);
  });

  test('R2: stays unread when the application is returned, withdrawn or declined', async () => {
    const { me, mentor, application } = await corrected(api);
    const { id } = application;
    const seen = async () => (await me.query('aggregates__application', `id=${id}`).expect(200)).body;
    await me
      .command('user__quit_application', { application: { id, reason_of_quit_by_student: '他社' } })
      .expect(200);
    expect(JSON.stringify(await seen())).not.toContain('私の直した答え');
    await me.command('user__undo_quit', { application: { id } }).expect(200);
    await mentor
      .command('hf_member__return_to_student', { application: { id }, comment: '書き直してください' })
      .expect(200);
    const returned = await seen();
    expect(JSON.stringify(returned)).not.toMatch(/私の直した答え|誠実な学生/);
    expect(returned.comments).toMatchObject([{ body: '書き直してください' }]);
  });

  test('R2: is read by the student once it is sent, and not any more when that is taken back', async () => {
    const { me, mentor, application } = await corrected(api);
    const { id } = application;
    const comment = { application_id: id, body: 'ここを見てください' };
    await mentor.command('hf_member__comment_on_resume', { comment }).expect(200);
    const seen = async () => (await me.query('aggregates__application', `id=${id}`).expect(200)).body;
    expect((await seen()).comments).toEqual([]);
    const { body } = await mentor.command('hf_member__send_correction', { application: { id } }).expect(200);
    const sentNow = await seen();
    expect(sentNow.comments).toMatchObject([{ body: 'ここを見てください' }]);
    expect(sentNow.resume).toMatchObject({
      hf_remark: '誠実な学生です。',
      resume_question_answers: [{ answer_jt: '私の直した答えです。' }, {}],
    });
    await mentor.command('hf_member__undo_move', { move_id: body.undo.move_id, dry_run: false }).expect(200);
    const again = await seen();
    expect(again.comments).toEqual([]);
    expect(again.versions).toMatchObject([{ kind: 'submitted' }]);
    expect(JSON.stringify(again)).not.toMatch(/私の直した答え|誠実な学生/);
  });

  test('R2: after the student has answered, the next correction is theirs to read when it is sent again', async () => {
    const { me, mentor, application, answer } = await corrected(api);
    const { id } = application;
    await mentor.command('hf_member__send_correction', { application: { id } }).expect(200);
    await me.command('user__answer_correction', { application: { id }, comment: '少し違います' }).expect(200);
    const { body } = await mentor.query('aggregates__application', `id=${id}`).expect(200);
    const resume = {
      version: body.resume.version,
      resume_question_answers: [{ id: answer.id, answer_jt: 'zqsecond' }],
    };
    await mentor.command('hf_member__save_correction', { application: { id, resume } }).expect(200);
    const seen = await me.query('aggregates__application', `id=${id}`).expect(200);
    expect(JSON.stringify(seen.body)).not.toContain('zqsecond');
    const pdf = await me
      .query('user__get_application_resume_pdf', `application_id=${id}`)
      .buffer(true)
      .expect(200);
    expect(await pdfText(pdf.body)).not.toContain('zqsecond');
    await (
      await member(api, 'manager')
    )
      .command('hf_member__send_correction', { application: { id } })
      .expect(200);
    const then = await me.query('aggregates__application', `id=${id}`).expect(200);
    expect(JSON.stringify(then.body)).toContain('zqsecond');
  });
});
