import { member, recruitment, type student } from '../../support/factories.ts';
import type { TestApi } from '../../support/api.ts';
import type { Json } from './client.ts';

type Student = Awaited<ReturnType<typeof student>>;
type Member = Awaited<ReturnType<typeof member>>;
export interface Standing {
  id: number;
  recruitment_id: number;
  /** Its first resume question. */
  question_id: number;
  answer_id: number;
  resume_version: number;
  version: number;
  interview_id: number;
  /** The last staff transition, while it can be undone. */
  move_id: string;
}

/** The main line: each step moves an application to the next state. */
const STEPS = [
  'answered',
  'submitted',
  'assigned',
  'correcting',
  'corrected',
  'awaiting_agreement',
  'agreed',
  'sent',
  'resume_passed',
  'interviewing',
  'passed',
] as const;
type Step = 'applied' | (typeof STEPS)[number];

/** Creates applications of one student, assigned to one mentor, through the API. */
export function applicant(api: TestApi, me: Student, mentor: Member) {
  const ok = async (person: Student | Member, name: string, payload: object): Promise<Json> => {
    const { status, body } = await person.command(name, payload);
    if (status !== 200) throw new Error(`${name} answered ${status}: ${JSON.stringify(body)}`);
    return body;
  };

  async function take(step: Step, state: Json, questions: { id: number }[]): Promise<Json> {
    const application = { id: state.id as number };
    const { id } = application;
    switch (step) {
      case 'applied':
        return state;
      case 'answered':
        return ok(me, 'user__save_resume_for_application', {
          application: {
            id,
            resume: {
              self_pr: '粘り強さが強みです。',
              resume_question_answers: questions.map((question) => ({
                resume_question_id: question.id,
                answer: 'わたしの答えです。',
              })),
            },
          },
        });
      case 'submitted':
        return ok(me, 'user__submit_resume_to_jtj', {
          application: { id, is_admitted_edit_resume_by_hf: true, no_lie_agreement: true },
        });
      case 'assigned':
        return ok(mentor, 'hf_member__assign_application', {
          application: { id, hf_member_id: mentor.member.id },
        });
      case 'correcting':
        return ok(mentor, 'hf_member__start_correction', { application });
      case 'corrected':
        return ok(mentor, 'hf_member__save_correction', {
          application: {
            id,
            resume: {
              version: state.resume.version,
              hf_remark: '誠実な学生です。',
              self_pr_jt: '粘り強さが私の強みです。',
              resume_question_answers: [
                { id: state.resume.resume_question_answers[0].id, answer_jt: '私の答えです。' },
              ],
            },
          },
        });
      case 'awaiting_agreement':
        return ok(mentor, 'hf_member__send_correction', { application });
      case 'agreed':
        return ok(me, 'user__agree_to_correction', { application: { id, no_lie_agreement: true } });
      case 'sent':
        return ok(mentor, 'hf_member__send_to_company', { application: { id, is_alert_confirmed: true } });
      case 'resume_passed':
        return ok(mentor, 'hf_member__record_resume_result', { application: { id, is_resume_passed: true } });
      case 'interviewing':
        return ok(mentor, 'hf_member__schedule_interview', {
          application,
          interview: {
            conduct_at: '2026-12-05T05:00:00Z',
            // The student has several of these.
            is_date_confirmed: true,
            is_online: true,
            online_link: 'https://meet.example.com/i',
          },
        });
      case 'passed':
        return ok(mentor, 'hf_member__finish_selection', { application: { id, is_passed: true } });
    }
  }

  async function applied(
    recruitment_id: number,
    questions: { id: number }[],
    until: Step,
  ): Promise<Standing> {
    let state = await ok(me, 'user__apply', {
      application: { recruitment_id, apply_campaign_name: 'spring' },
    });
    for (const step of STEPS.slice(0, STEPS.indexOf(until as (typeof STEPS)[number]) + 1))
      state = await take(step, state, questions);
    return {
      id: state.id,
      recruitment_id,
      move_id: state.undo?.move_id ?? '',
      question_id: questions[0]?.id ?? 0,
      answer_id: state.resume.resume_question_answers[0]?.id ?? 0,
      resume_version: state.resume.version,
      version: state.version,
      interview_id: state.latest_interview?.id ?? 0,
    };
  }

  return {
    /** An application for its own recruitment, advanced to the given step. */
    async at(until: Step, options: Parameters<typeof recruitment>[1] = {}): Promise<Standing> {
      const made = await recruitment(api, options);
      return applied(made.recruitment.id, made.questions, until);
    },
    applied,
    ok,
  };
}
