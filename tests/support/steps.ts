import type { TestApi } from './api.ts';
import { member, recruitment, student } from './factories.ts';

type RecruitmentOptions = Parameters<typeof recruitment>[1];

/** A student who has applied, through the API. */
export async function applied(
  api: TestApi,
  options: { answered?: boolean; recruitment?: RecruitmentOptions } = {},
) {
  const me = await student(api);
  const made = await recruitment(api, options.recruitment);
  const { body } = await me
    .command('user__apply', { application: { recruitment_id: made.recruitment.id } })
    .expect(200);
  if (options.answered) await answerAll(me, body.id as number, made.questions);
  return { me, job: made.recruitment, ...made, application: body as { id: number } };
}

async function answerAll(me: Awaited<ReturnType<typeof student>>, id: number, questions: { id: number }[]) {
  const resume_question_answers = questions.map((question) => ({
    resume_question_id: question.id,
    answer: `わたしの答え${question.id}です。`,
  }));
  await me
    .command('user__save_resume_for_application', {
      application: { id, resume: { resume_question_answers } },
    })
    .expect(200);
}

/** Additionally submitted, with a mentor assigned. */
export async function submitted(
  api: TestApi,
  options: { consent?: boolean; recruitment?: RecruitmentOptions } = {},
) {
  const made = await applied(api, { answered: true, ...options });
  const { id } = made.application;
  await made.me
    .command('user__submit_resume_to_jtj', {
      application: { id, is_admitted_edit_resume_by_hf: options.consent ?? true, no_lie_agreement: true },
    })
    .expect(200);
  const mentor = await member(api);
  await mentor
    .command('hf_member__assign_application', { application: { id, hf_member_id: mentor.member.id } })
    .expect(200);
  return { ...made, mentor };
}

/** In correction, with one answer corrected. */
export async function corrected(api: TestApi, options: Parameters<typeof submitted>[1] = {}) {
  const made = await submitted(api, options);
  const { id } = made.application;
  const { body } = await made.mentor
    .command('hf_member__start_correction', { application: { id } })
    .expect(200);
  const [answer] = body.resume.resume_question_answers;
  const saved = await made.mentor
    .command('hf_member__save_correction', {
      application: {
        id,
        resume: {
          version: body.resume.version,
          hf_remark: '誠実な学生です。',
          resume_question_answers: [{ id: answer.id, answer_jt: '私の直した答えです。' }],
        },
      },
    })
    .expect(200);
  return { ...made, answer, resume: saved.body.resume as { version: number } };
}

/** Correction sent and agreed to. */
export async function agreed(api: TestApi, options: Parameters<typeof submitted>[1] = {}) {
  const made = await corrected(api, options);
  const { id } = made.application;
  await made.mentor.command('hf_member__send_correction', { application: { id } }).expect(200);
  await made.me
    .command('user__agree_to_correction', { application: { id, no_lie_agreement: true } })
    .expect(200);
  return made;
}

/** Sent to the company. */
export async function sent(api: TestApi, options: Parameters<typeof submitted>[1] = {}) {
  const made = await agreed(api, options);
  const { id } = made.application;
  await made.mentor
    .command('hf_member__send_to_company', { application: { id, is_alert_confirmed: true } })
    .expect(200);
  return made;
}
