import { choice, instant, integer, json, line, ref, type JsonObject } from '../../domain/entities/fields.ts';
import { internalModel } from './entity-model.ts';

/** Who changed which row outside the lifecycle's own history. */
export class AuditLog extends internalModel('audit_logs', {
  at: instant(),
  actor_kind: choice(['student', 'hf_member', 'system']),
  hf_member_id: ref('hf_members', { nullable: true }),
  /** The key by which a machine made the change; `hf_member_id` answers for it. */
  api_key_id: ref('api_keys', { nullable: true }),
  user_id: ref('users', { nullable: true }),
  action: line(),
  table_name: line(),
  row_id: integer({ nullable: true, is_big: true }),
  before: json<JsonObject>()({ nullable: true }),
  after: json<JsonObject>()({ nullable: true }),
  /** The call that changed it: `PUT companies`, `hf_member__assign_application`, `adminjs`. */
  source: line({ nullable: true }),
  /** The record the row is a part of: an office's company, an answer's application; else the row itself. */
  record_table: line({ nullable: true }),
  record_id: integer({ nullable: true, is_big: true }),
  /** The student it is about. */
  subject_user_id: ref('users', { nullable: true }),
}) {}
