import type { ChangeReason } from '../../../domain/change-reasons.ts';
import { itemAt, required } from '../../../domain/required.ts';
import { RESUME_DUE_DAYS } from '../../../domain/constants.ts';
import { ApplicationEvent, ApplicationHfMember } from '../../models/application-records.ts';
import { ApplicationOffer } from '../../models/application-offer.ts';
import { Application } from '../../models/application.ts';
import { ApplicationMessage } from '../../models/application-message.ts';
import { Interview, InterviewPractice, InterviewSlot, InterviewSlotRequest } from '../../models/interview.ts';
import { ResumeComment } from '../../models/resume-history.ts';
import { Resume, ResumeQuestionAnswer } from '../../models/resume.ts';
import { demoCampaign } from './campaign.ts';
import type { Days } from './days.ts';
import type { Insert, Row } from './insert.ts';
import { interviewRows, practiceRows, slotRequestRows, slotRows } from './interview-rows.ts';
import { tell, type PlayedApplication, type World } from './played-application.ts';
import { questionOf } from './resume-questions.ts';
import type { DemoApplication, Writings } from './schemas/application.ts';
import type { Written } from './schemas/values.ts';
import type { Step } from './timeline.ts';

/** The question of the bank that asks why one applies. */
const WHY = 'motive';

/** States before which a mentor wrote nothing. */
const UNCORRECTED = ['applied', 'resume_submitted', 'returned_to_student'];

export interface InsertedApplication {
  id: number;
  scenario: DemoApplication;
  steps: Step[];
  /** Ids of the history's rows, in the order of the steps. */
  eventIds: number[];
}

function applicationRow(
  { progress, state, steps, scenario, recruitment, appliedAt, userId }: PlayedApplication,
  days: Days,
): Row {
  const isSubmitted = progress.have_submitted_resume_by_user_at !== null;
  return {
    ...progress,
    user_id: userId,
    recruitment_id: recruitment.id,
    state,
    no_lie_agreement: isSubmitted,
    is_admitted_edit_resume_by_hf: isSubmitted && !scenario.is_unchanged,
    is_late: scenario.is_late ?? false,
    due_date_to_submit_resume: days.day(
      scenario.due_in_days ?? RESUME_DUE_DAYS.apply - scenario.applied_days_ago,
    ),
    memo: scenario.memo ?? null,
    result_reason: scenario.result_reason ?? null,
    reason_of_result: scenario.reason_of_result?.text ?? null,
    reason_of_result_category: scenario.reason_of_result?.category ?? null,
    reason_of_quit_by_student: state === 'quit_by_student' ? (scenario.reason ?? null) : null,
    reason_of_decline: state === 'declined_by_hf' ? (scenario.reason ?? null) : null,
    reapply_from: scenario.reapply_in_days === undefined ? null : days.day(scenario.reapply_in_days),
    // The tools staff kept their work in, for those they wrote a memo of.
    resume_google_docs_link: scenario.memo
      ? `https://docs.example.com/resumes/${userId}-${recruitment.id}`
      : null,
    trello_card_id: scenario.memo ? `demo-${userId}-${recruitment.id}` : null,
    ...(scenario.campaign && demoCampaign('apply', scenario.campaign)),
    apply_landing_page: `/recruitments/${recruitment.id}`,
    version: steps.length,
    created_at: appliedAt,
    updated_at: steps.at(-1)?.at ?? appliedAt,
  };
}

/** The form's own texts by their names; where the motive is a question of its own, it is written there alone. */
function formTexts(
  { scenario, recruitment }: PlayedApplication,
  writings: Writings,
): Record<string, Written | undefined> {
  const { resume = {}, why_select_company: motives = {} } = writings[scenario.student] ?? {};
  const asksWhy = recruitment.job.resume_questions.includes(WHY);
  const why = asksWhy ? undefined : (motives[scenario.company] ?? scenario.why);
  return { ...resume, why_select_company: why };
}

/** Why the mentor changed what. */
const changeReasons = (
  { scenario }: PlayedApplication,
  answerIds: ReadonlyMap<number, number>,
  { questions }: World,
): ChangeReason[] =>
  (scenario.change_reasons ?? []).map(({ field, question, removed, added, reason, note }) => ({
    field: field ?? null,
    resume_question_answer_id: question ? required(answerIds.get(questionOf(questions, question).id)) : null,
    removed: removed ?? null,
    added: added ?? null,
    nth: 0,
    reason,
    note: note ?? null,
  }));

function resumeRow(told: PlayedApplication, writings: Writings): Row {
  const { scenario, state, recruitment } = told;
  const isCorrected = !UNCORRECTED.includes(state) && !scenario.is_unchanged;
  const texts = recruitment.job.is_simple ? {} : formTexts(told, writings);
  return {
    hf_remark: scenario.remark ?? null,
    ...Object.fromEntries(
      Object.entries(texts).flatMap(([name, written]) => [
        [name, written?.own || null],
        [`${name}_jt`, isCorrected ? written?.corrected || null : null],
      ]),
    ),
  };
}

/** Answers of the questions the recruitment asks; a started correction has the first one done. */
function answerRows({ scenario, state, recruitment }: PlayedApplication, world: World): Row[] {
  if (recruitment.job.is_simple) return [];
  const correctedCount =
    UNCORRECTED.includes(state) || scenario.is_unchanged ? 0 : state === 'in_correction' ? 1 : Infinity;
  return recruitment.job.resume_questions.flatMap((key, place) => {
    const own = key === WHY ? scenario.why : world.writings[scenario.student]?.answers[key];
    const written = own ?? scenario.answer;
    if (!written?.own) return [];
    const question = questionOf(world.questions, key);
    return [
      {
        resume_question_id: question.id,
        // Who has no words of their own has begun with the template.
        resume_question_template_id: own ? null : question.default_template_id,
        answer: written.own,
        answer_jt: place < correctedCount ? written.corrected : null,
        is_display_in_resume: question.is_display_in_resume,
      },
    ];
  });
}

/** Of each step which interview it is about: the next that is scheduled, the next that gets its result. */
function numbersOfInterviews(steps: PlayedApplication['steps']): (number | null)[] {
  const counted = new Map<string, number>();
  return steps.map(({ name }) => {
    if (!['schedule_interview', 'record_interview_result'].includes(name)) return null;
    counted.set(name, (counted.get(name) ?? 0) + 1);
    return counted.get(name) ?? null;
  });
}

function eventRows(told: PlayedApplication): Row[] {
  const { steps, userId, mentorId, scenario, appliedAt } = told;
  const by = (isStudent: boolean) =>
    isStudent
      ? { actor_kind: 'student', user_id: userId, hf_member_id: null }
      : { actor_kind: 'hf_member', user_id: null, hf_member_id: mentorId };
  const notes: Row[] = [
    { name: 'apply', from_state: 'applied', to_state: 'applied', ...by(true), at: appliedAt },
    ...(mentorId === null
      ? []
      : [
          {
            name: 'assign',
            from_state: 'applied',
            to_state: 'applied',
            ...by(false),
            at: new Date(appliedAt.getTime() + 3_600_000),
          },
        ]),
  ];
  const interviewNumbers = numbersOfInterviews(steps);
  const lines = steps.map((step, place) => ({
    name: step.name,
    from_state: step.from,
    to_state: step.to,
    ...by(step.byStudent),
    reason: ['quit', 'decline'].includes(step.name) ? (scenario.reason ?? null) : null,
    before: { ...step.before, state: step.from },
    after: {
      ...step.after,
      state: step.to,
      ...(interviewNumbers[place] && { related: { interview_number: interviewNumbers[place] } }),
    },
    at: step.at,
  }));
  return [...notes, ...lines].map((row) => ({ ...row, created_at: row['at'], updated_at: row['at'] }));
}

function commentRows(told: PlayedApplication, answerIds: ReadonlyMap<number, number>, world: World): Row[] {
  const { scenario, state, steps, userId, mentorId } = told;
  const from = steps.at(-1)?.at ?? told.appliedAt;
  return (scenario.comments ?? []).map(({ by, body, field, question, quote }, place) => {
    const at = new Date(from.getTime() + (place + 1) * 1_800_000);
    return {
      resume_question_answer_id: question
        ? (answerIds.get(questionOf(world.questions, question).id) ?? null)
        : null,
      field: field ?? null,
      quote: quote ?? null,
      hf_member_id: by === 'mentor' ? mentorId : null,
      user_id: by === 'student' ? userId : null,
      body,
      sent_at: by === 'mentor' && state === 'in_correction' ? null : at,
      created_at: at,
      updated_at: at,
    };
  });
}

/** The terms of an offer, beside what the job ad says to a bachelor. */
function offerRows({ scenario: { offer }, recruitment }: PlayedApplication, days: Days): Row[] {
  if (!offer) return [];
  const { answer_in_days, ...terms } = offer;
  const { salary, salary_unit = 'month', contract_term = 'indefinite' } = recruitment.job;
  return [
    {
      ...terms,
      starts_on: days.on({ fiscal_year: 1, month: 4, day: 1 }),
      contract_term,
      answer_by: days.day(answer_in_days),
      advertised: {
        pay_unit: salary_unit,
        pay_level: 'bachelor',
        pay_min: salary.from,
        pay_max: salary.to,
        contract_term,
        workplaces: [terms.workplace],
      },
    },
  ];
}

/** What student and mentor wrote to each other; all of it is read but what the story leaves unread. */
function messageRows({ scenario, mentorId }: PlayedApplication, { days }: World): Row[] {
  return (scenario.messages ?? []).map(({ by, at, body, is_by_mail = false, is_unread = false }, place) => {
    const written = days.moment(at);
    return {
      is_by_student: by === 'student',
      hf_member_id: by === 'mentor' ? mentorId : null,
      body,
      is_by_mail,
      mail_id: is_by_mail ? `<message-${place + 1}@${scenario.company}.example.com>` : null,
      read_at: is_unread ? null : new Date(written.getTime() + 3_600_000),
      created_at: written,
      updated_at: written,
    };
  });
}

/** The ids of rows that were inserted together, application by application. */
function idsOfEach(ids: readonly number[], rowsOfEach: readonly (readonly Row[])[]): number[][] {
  let used = 0;
  return rowsOfEach.map((rows) => ids.slice(used, (used += rows.length)));
}

/** The interviews, with the times their companies offer and who picked one of them. */
async function insertInterviews(
  insert: Insert,
  all: readonly PlayedApplication[],
  applicationIds: readonly number[],
  world: World,
): Promise<void> {
  const ofApplication = (rows: Row[], place: number) =>
    rows.map((row) => ({ application_id: itemAt(applicationIds, place), ...row }));
  const slots = all.map((told) => slotRows(told, world));
  const slotIds = idsOfEach(await insert(InterviewSlot, slots.flat()), slots);
  const interviews = all.map((told, place) =>
    ofApplication(interviewRows(told, world, itemAt(slotIds, place)), place),
  );
  const interviewIds = idsOfEach(await insert(Interview, interviews.flat()), interviews);
  await insert(
    InterviewSlotRequest,
    all.flatMap((told, place) =>
      ofApplication(slotRequestRows(told, world.days, itemAt(interviewIds, place)), place),
    ),
  );
}

/** The applications with resumes, answers, comments, mentors, history and interviews. */
export async function insertApplications(
  insert: Insert,
  scenarios: readonly DemoApplication[],
  world: World,
): Promise<InsertedApplication[]> {
  const { days, transaction } = world;
  const all = scenarios.map((scenario) => tell(scenario, world));
  const ids = await insert(
    Application,
    all.map((told) => applicationRow(told, days)),
  );
  const resumeIds = await insert(
    Resume,
    all.map((told, place) => ({ application_id: itemAt(ids, place), ...resumeRow(told, world.writings) })),
  );
  const written = all.map((told) => answerRows(told, world));
  const answerIds = await insert(
    ResumeQuestionAnswer,
    written.flatMap((rows, place) => rows.map((row) => ({ resume_id: itemAt(resumeIds, place), ...row }))),
  );
  const each = (rows: (told: PlayedApplication, place: number) => Row[]) =>
    all.flatMap((told, place) =>
      rows(told, place).map((row) => ({ application_id: itemAt(ids, place), ...row })),
    );

  const answersOf = idsOfEach(answerIds, written).map(
    (rowIds, place) =>
      new Map(
        itemAt(written, place).map((row, n) => [row['resume_question_id'] as number, itemAt(rowIds, n)]),
      ),
  );
  // Reasons name the answers they are about, which were not there when the resumes were.
  for (const [place, told] of all.entries()) {
    const change_reasons = changeReasons(told, itemAt(answersOf, place), world);
    if (change_reasons.length > 0)
      await Resume.update(
        { change_reasons },
        { where: { id: itemAt(resumeIds, place) }, transaction, silent: true },
      );
  }
  await insert(
    ResumeComment,
    each((told, place) => commentRows(told, itemAt(answersOf, place), world)),
  );
  await insert(
    ApplicationHfMember,
    each(({ mentorId, appliedAt }) =>
      mentorId === null ? [] : [{ hf_member_id: mentorId, created_at: appliedAt }],
    ),
  );
  await insert(
    ApplicationMessage,
    each((told) => messageRows(told, world)),
  );
  const events = each(eventRows);
  const eventIds = await insert(ApplicationEvent, events);
  await insertInterviews(insert, all, ids, world);
  await insert(
    ApplicationOffer,
    each((told) => offerRows(told, days)),
  );
  await insert(
    InterviewPractice,
    each((told) => practiceRows(told, days)),
  );
  return all.map(({ scenario, steps }, place) => ({
    id: itemAt(ids, place),
    scenario,
    steps,
    eventIds: eventIds
      .filter((_, row) => itemAt(events, row)['application_id'] === ids[place])
      .slice(-steps.length || undefined)
      .slice(0, steps.length),
  }));
}
