import { itemAt, required } from '../../../domain/required.ts';
import { Event, EventApplication } from '../../models/event.ts';
import { Form, FormAnswer, FormQuestion, FormQuestionAnswer } from '../../models/form.ts';
import { demoCampaign } from './campaign.ts';
import type { Days } from './days.ts';
import type { Insert } from './insert.ts';
import type { DemoWorld } from './world.ts';

type EventsOfWorld = DemoWorld['events'];

/** What was made of the events, for those who apply. */
export interface InsertedEvents {
  eventIds: number[];
  formId: number;
  questionIds: number[];
}

/** Events, with the form some of them ask. */
export async function insertEvents(
  insert: Insert,
  { form, events }: EventsOfWorld,
  coverIds: readonly number[],
  days: Days,
): Promise<InsertedEvents> {
  const [formId] = await insert(Form, [{ name: form.name }]);
  const questionIds = await insert(
    FormQuestion,
    form.questions.map(({ options = null, ...question }, position) => ({
      form_id: formId,
      ...question,
      options,
      position,
    })),
  );
  const eventIds = await insert(
    Event,
    events.map((event, place) => ({
      thumbnail_file_id: itemAt(coverIds, place),
      title: event.title,
      body: event.body,
      start_at: days.moment(event),
      end_at: new Date(days.moment(event).getTime() + event.minutes * 60_000),
      is_online: event.is_online ?? false,
      place: event.place ?? {},
      spoken_language: event.spoken_language,
      organiser: event.organiser,
      what_to_bring: event.what_to_bring ?? {},
      deadline: days.at(event.in_days - event.deadline_days_before, 23, 59),
      apply_url: event.apply_url ?? null,
      form_id: event.has_form ? formId : null,
      apply_complete_message: event.apply_complete_message,
      is_need_resume_file: event.is_need_resume_file ?? false,
      is_released: !event.is_draft,
      capacity: event.capacity ?? null,
      survey_url: event.survey_url ?? null,
      follow_up_message: event.follow_up_message ?? {},
      created_at: days.at(event.in_days - 40, 11),
    })),
  );
  return { eventIds, formId: required(formId), questionIds };
}

/** 128 bits in hexadecimal, the same in every demo world: fine for a token only because the demo is local. */
function token(number: number): string {
  return `de30${String(number).padStart(4, '0')}`.repeat(4);
}

/** Who goes where, in the order they applied, with their answers where the event asks. */
export async function insertEventApplications(
  insert: Insert,
  { events, applications, answers }: EventsOfWorld,
  { eventIds, formId, questionIds }: InsertedEvents,
  userIds: Record<string, number>,
  days: Days,
): Promise<void> {
  const placeOf = (key: string) => {
    const place = events.findIndex((event) => event.key === key);
    if (place < 0) throw new Error(`The demo world has no event ${key}`);
    return place;
  };
  const applicationIds = await insert(
    EventApplication,
    applications.map(({ event, student, state, is_attended = null, is_walk_in = false }, number) => {
      const began = days.moment(itemAt(events, placeOf(event)));
      const daysAgo = applications.length - number;
      const applied = is_walk_in
        ? began
        : days.at(Math.min(itemAt(events, placeOf(event)).in_days - 12, 0) - daysAgo, 12);
      const answered = new Date(applied.getTime() + 7_200_000);
      return {
        event_id: itemAt(eventIds, placeOf(event)),
        user_id: required(userIds[student]),
        apply_at: applied,
        is_confirmed: state === 'confirmed',
        confirmed_at: state === 'confirmed' ? answered : null,
        is_cancelled: state === 'cancelled',
        cancelled_at: state === 'cancelled' ? answered : null,
        is_waiting: state === 'waiting',
        is_attended,
        is_walk_in,
        attendance_recorded_at: is_attended === null ? null : began,
        token_for_cancell: token(number + 1),
        ...(number % 4 === 0 && demoCampaign('apply', 'school-newsletter')),
        apply_landing_page: is_walk_in ? null : '/events',
        created_at: applied,
        updated_at: answered,
      };
    }),
  );
  const asked = applications.flatMap(({ event, student }, place) =>
    itemAt(events, placeOf(event)).has_form
      ? [{ event_application_id: itemAt(applicationIds, place), student }]
      : [],
  );
  const answerIds = await insert(
    FormAnswer,
    asked.map(({ event_application_id }) => ({ event_application_id, form_id: formId })),
  );
  await insert(
    FormQuestionAnswer,
    asked.flatMap(({ student }, place) =>
      (answers[student] ?? []).map((answer_text, question) => ({
        form_answer_id: itemAt(answerIds, place),
        form_question_id: itemAt(questionIds, question),
        answer_text,
      })),
    ),
  );
}
