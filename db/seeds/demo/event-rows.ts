import { Event, EventApplication } from '../../models/event.ts';
import { Form, FormAnswer, FormQuestion, FormQuestionAnswer } from '../../models/form.ts';
import { demoCampaign } from './campaign.ts';
import type { Days } from './days.ts';
import { eventAnswers, eventFormQuestions, events, goingToEvents } from './events.ts';
import type { Insert } from './insert.ts';
import { map } from './texts.ts';

/** What was made of the events, for those who apply. */
export interface InsertedEvents {
  eventIds: number[];
  formId: number;
  questionIds: number[];
}

/** Events, with the form some of them ask. */
export async function insertEvents(
  insert: Insert,
  coverIds: readonly number[],
  days: Days,
): Promise<InsertedEvents> {
  const [formId] = await insert(Form, [{ name: '参加アンケート' }]);
  const questionIds = await insert(
    FormQuestion,
    eventFormQuestions.map((question, position) => ({
      form_id: formId,
      title: map(question.title),
      kind: question.kind,
      options: question.options?.map((option) => map(option)) ?? null,
      is_required: question.required,
      position,
    })),
  );
  const eventIds = await insert(
    Event,
    events.map((event, place) => ({
      thumbnail_file_id: coverIds[place]!,
      title: map(event.title),
      body: map(event.body),
      start_at: days.at(event.inDays, event.hour),
      deadline: days.at(event.inDays - event.deadlineBefore, 23, 59),
      apply_url: event.applyUrl ?? null,
      form_id: event.hasForm ? formId : null,
      apply_complete_message: map(event.complete),
      is_need_resume_file: event.needsResume ?? false,
      is_released: !event.draft,
      capacity: event.capacity,
      created_at: days.at(event.inDays - 40, 11),
    })),
  );
  return { eventIds, formId: formId!, questionIds };
}

/** 128 bits in hexadecimal, the same in every demo world: fine for a token only because the demo is local. */
function token(number: number): string {
  return `de30${String(number).padStart(4, '0')}`.repeat(4);
}

/** Who goes where, in the order they applied, with their answers where the event asks. */
export async function insertEventApplications(
  insert: Insert,
  { eventIds, formId, questionIds }: InsertedEvents,
  userIds: Record<string, number>,
  days: Days,
): Promise<void> {
  const applicationIds = await insert(
    EventApplication,
    goingToEvents.map(({ event, student, state }, number) => {
      const daysAgo = goingToEvents.length - number;
      const applied = days.at(Math.min(events[event]!.inDays - 12, 0) - daysAgo, 12);
      const answered = new Date(applied.getTime() + 7_200_000);
      return {
        event_id: eventIds[event]!,
        user_id: userIds[student]!,
        apply_at: applied,
        is_confirmed: state === 'confirmed',
        confirmed_at: state === 'confirmed' ? answered : null,
        is_cancelled: state === 'cancelled',
        cancelled_at: state === 'cancelled' ? answered : null,
        is_waiting: state === 'waiting',
        token_for_cancell: token(number + 1),
        ...(number % 4 === 0 && demoCampaign('apply', 'school-newsletter')),
        apply_landing_page: '/events',
        created_at: applied,
        updated_at: answered,
      };
    }),
  );
  const asked = goingToEvents.flatMap(({ event, student }, place) =>
    events[event]!.hasForm ? [{ event_application_id: applicationIds[place]!, student }] : [],
  );
  const answerIds = await insert(
    FormAnswer,
    asked.map(({ event_application_id }) => ({ event_application_id, form_id: formId })),
  );
  await insert(
    FormQuestionAnswer,
    asked.flatMap(({ student }, place) =>
      (eventAnswers[student] ?? []).map((answer_text, question) => ({
        form_answer_id: answerIds[place]!,
        form_question_id: questionIds[question]!,
        answer_text,
      })),
    ),
  );
}
