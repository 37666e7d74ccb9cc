import { APPLICATION_STATES } from '../../domain/application-state.ts';
import {
  choice,
  flag,
  instant,
  json,
  line,
  ref,
  text,
  uuid,
  type JsonObject,
} from '../../domain/entities/fields.ts';
import { internalModel } from './entity-model.ts';

/** A mentor assigned to an application. */
export class ApplicationHfMember extends internalModel('application_hf_members', {
  application_id: ref('applications'),
  hf_member_id: ref('hf_members'),
  is_main: flag({ default: true }),
}) {}

/** One step of an application's history: who did what, when, and the fields before and after. */
export class ApplicationEvent extends internalModel('application_events', {
  application_id: ref('applications'),
  name: line(),
  from_state: choice(APPLICATION_STATES),
  to_state: choice(APPLICATION_STATES),
  actor_kind: choice(['student', 'hf_member', 'system']),
  user_id: ref('users', { nullable: true }),
  hf_member_id: ref('hf_members', { nullable: true }),
  reason: text({ nullable: true }),
  before: json<JsonObject>()({ nullable: true }),
  after: json<JsonObject>()({ nullable: true }),
  /** Shared by what staff moved at once. */
  move_id: uuid({ nullable: true }),
  undone_at: instant({ nullable: true }),
  at: instant(),
  /** Of a line that moves the application: since when it had stood in `from_state`. Kept by the database. */
  entered_at: instant({ nullable: true }),
}) {}
