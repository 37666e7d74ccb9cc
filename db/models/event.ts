import type { NonAttribute, Sequelize } from 'sequelize';
import { event, eventApplication } from '../../domain/entities/event.ts';
import { initTables, modelOf } from './entity-model.ts';
import type { StoredFile } from './file.ts';
import type { Form, FormAnswer } from './form.ts';
import type { NotificationChannel } from './notification-channel.ts';
import type { User } from './user.ts';

/** An event: domain/entities/event.ts, and so are the seats wanted at it. */
export class Event extends modelOf(event) {
  declare thumbnail_file?: NonAttribute<StoredFile | null>;
  declare form?: NonAttribute<Form | null>;
  declare notification_channel?: NonAttribute<NotificationChannel | null>;
  declare event_applications?: NonAttribute<EventApplication[]>;
}

export class EventApplication extends modelOf(eventApplication) {
  declare event?: NonAttribute<Event>;
  declare user?: NonAttribute<User>;
  declare resume_file?: NonAttribute<StoredFile | null>;
  declare form_answer?: NonAttribute<FormAnswer | null>;
}

export function initEvent(sequelize: Sequelize): void {
  initTables(sequelize, Event, EventApplication);
}
