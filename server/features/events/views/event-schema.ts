import { z } from 'zod';
import { EVENT_APPLICATION_STATES } from '../../../domain/event-application.ts';
import { FORM_QUESTION_KINDS } from '../../../domain/event-form.ts';
import { outId, outMap, outTime } from '../../../core/schemas/schema-helpers.ts';

const text = () => z.string().nullable();
const count = () => z.number().int();

const eventFields = {
  id: outId(),
  title: outMap(),
  body: outMap(),
  start_at: outTime(),
  /** The last instant that counts; without one the start is it. */
  deadline: outTime().nullable(),
  /** An outside form that replaces ours. */
  apply_url: text(),
  thumbnail: text().describe('Address of the picture; the same as thumbnail_url'),
  thumbnail_url: text(),
  form_id: outId().nullable(),
  apply_complete_message: outMap().describe('For those who have a seat; empty for everybody else'),
  is_need_resume_file: z.boolean(),
  is_released: z.boolean(),
  version: count().describe('Grows with every change; calendars replace an older one'),
};

export const formQuestion = z.object({
  id: outId(),
  title: outMap(),
  kind: z.enum(FORM_QUESTION_KINDS),
  options: z.array(outMap()).nullable(),
  is_required: z.boolean(),
  position: count(),
});

const eventForm = z.object({ id: outId(), form_questions: z.array(formQuestion) }).meta({ id: 'EventForm' });

/** What was answered to the form of an event; of several choices each stands on a line of its own. */
const formAnswer = z
  .object({
    id: outId(),
    form_id: outId(),
    form_question_answers: z.array(z.object({ id: outId(), form_question_id: outId(), answer_text: text() })),
  })
  .meta({ id: 'FormAnswer' });

const progress = {
  id: outId(),
  event_id: outId(),
  apply_at: outTime(),
  state: z.enum(EVENT_APPLICATION_STATES),
  is_confirmed: z.boolean(),
  is_cancelled: z.boolean(),
  is_waiting: z.boolean(),
  confirmed_at: outTime().nullable(),
  cancelled_at: outTime().nullable(),
};

/** The caller's own live application, beside an event. */
const ownApplication = z
  .object({ ...progress, form_answer: formAnswer.nullable() })
  .meta({ id: 'OwnEventApplication' });

/** What the caller can do now; `reason` is the code of why applying is not possible. */
const can = z.object({
  apply: z.boolean(),
  reason: z.string().nullable(),
  confirm: z.boolean(),
  cancel: z.boolean(),
  answer_form: z.boolean(),
});

/** A row of the list of events. */
export const eventListItem = z
  .object({
    ...eventFields,
    /** Who applies now waits for a seat. */
    is_full: z.boolean(),
    event_application: ownApplication.nullable(),
    can,
  })
  .meta({ id: 'EventListItem' });

/** What anybody may see of a released event, with the caller's own application beside it. */
export const eventPublic = eventListItem.extend({ form: eventForm.nullable() }).meta({ id: 'EventPublic' });

export const eventForStaff = eventPublic
  .extend({
    notification_channel_id: outId().nullable(),
    capacity: count().nullable(),
    seats_taken: count(),
    waiting_count: count(),
    confirmed_count: count(),
  })
  .meta({ id: 'EventForStaff' });

const possible = can.pick({ confirm: true, cancel: true, answer_form: true });

/** What the holder of a token learns, whoever that is: no answers, nobody's name. */
export const eventApplicationByToken = z
  .object({ ...progress, event: z.object(eventFields), can: possible })
  .meta({ id: 'EventApplicationByToken' });

export const eventApplicationForOwner = z
  .object({
    ...progress,
    user_id: outId(),
    has_resume_file: z.boolean(),
    form_answer: formAnswer.nullable(),
    event: z.object({ ...eventFields, form: eventForm.nullable() }),
    can: possible,
  })
  .meta({ id: 'EventApplicationForOwner' });

/** Staff's view. The token acts for whoever holds it: it is in the mail alone. */
export const eventApplicationForStaff = eventApplicationForOwner
  .extend({
    resume_file_id: outId().nullable(),
    user: z.object({
      id: outId(),
      first_name: text(),
      last_name: text(),
      first_name_kana: text(),
      last_name_kana: text(),
    }),
    apply_campaign_name: text(),
    apply_campaign_source: text(),
    apply_campaign_term: text(),
    apply_campaign_medium: text(),
    apply_campaign_content: text(),
    apply_landing_page: text(),
  })
  .meta({ id: 'EventApplicationForStaff' });
