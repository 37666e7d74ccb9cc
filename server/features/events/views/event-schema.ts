import { z } from 'zod';
import { EVENT_APPLICATION_STATES } from '../../../../domain/event-application.ts';
import { entityOutput, itemOutput } from '../../../core/schemas/entity-output.ts';
import { outId, outMap } from '../../../core/schemas/schema-helpers.ts';
import { event, eventApplication } from '../../../../domain/entities/event.ts';
import { form, formAnswer as answerFields } from '../../../../domain/entities/form.ts';

const text = () => z.string().nullable();
const count = () => z.number().int();

const kept = entityOutput(event, 'public');
const eventFields = {
  ...kept.shape,
  thumbnail: text().describe('Address of the picture; the same as thumbnail_url'),
  thumbnail_url: text(),
  apply_complete_message: kept.shape.apply_complete_message.describe(
    'For those who have a seat; empty for everybody else',
  ),
  version: kept.shape.version.describe('Grows with every change; calendars replace an older one'),
};

export const formQuestion = itemOutput(form.fields.form_questions).extend({
  options: z.array(outMap()).nullable(),
});

const eventForm = z.object({ id: outId(), form_questions: z.array(formQuestion) }).meta({ id: 'EventForm' });

const formAnswer = entityOutput(answerFields, 'owner').meta({ id: 'FormAnswer' });

const progress = {
  ...entityOutput(eventApplication, 'holder').shape,
  state: z.enum(EVENT_APPLICATION_STATES),
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
    /** Null where there is no limit. */
    seats_left: count().nullable(),
    event_application: ownApplication.nullable(),
    can,
  })
  .meta({ id: 'EventListItem' });

/** What anybody may see of a released event, with the caller's own application beside it. */
export const eventPublic = eventListItem.extend({ form: eventForm.nullable() }).meta({ id: 'EventPublic' });

export const eventForStaff = eventPublic
  .extend({
    ...entityOutput(event, 'staff').pick({ notification_channel_id: true, capacity: true }).shape,
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
    ...entityOutput(eventApplication, 'owner').shape,
    has_resume_file: z.boolean(),
    form_answer: formAnswer.nullable(),
    event: z.object({ ...eventFields, form: eventForm.nullable() }),
    can: possible,
  })
  .meta({ id: 'EventApplicationForOwner' });

/** Staff's view. The token acts for whoever holds it: it is in the mail alone. */
export const eventApplicationForStaff = eventApplicationForOwner
  .extend({
    ...entityOutput(eventApplication, 'staff').shape,
    user: z.object({
      id: outId(),
      first_name: text(),
      last_name: text(),
      first_name_kana: text(),
      last_name_kana: text(),
    }),
  })
  .meta({ id: 'EventApplicationForStaff' });
