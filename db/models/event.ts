import { event, eventApplication } from '../../domain/entities/event.ts';
import { modelOf } from './entity-model.ts';

/** An event: domain/entities/event.ts, and so are the seats wanted at it. */
export class Event extends modelOf(event, {
  key: 'event_id',
  many: { event_applications: 'event_applications' },
}) {}

export class EventApplication extends modelOf(eventApplication, {
  key: 'event_application_id',
  one: { form_answer: 'form_answers' },
}) {}
