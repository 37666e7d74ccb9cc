import {
  choice,
  day,
  instant,
  integer,
  json,
  line,
  ref,
  text,
  type JsonObject,
} from '../../domain/entities/fields.ts';
import { internalModel } from './entity-model.ts';

/** A deleted account: from the person's word until its erasure, and the day it was done afterwards. */
export class AccountDeletion extends internalModel('account_deletions', {
  user_id: ref('users'),
  requested_at: instant(),
  erase_at: instant(),
  erased_at: instant({ nullable: true }),
  /** The address the account had; needed to find what is kept under it, and gone with the rest. */
  email: line({ nullable: true }),
  /** `{ iss, sub }` of the sign-ins that led to the account; gone with the rest. */
  identities: json<JsonObject[]>()({ default: [] }),
  attempts: integer({ default: 0 }),
  last_error: text({ nullable: true }),
}) {}

/**
 * What the law has us keep of a job seeker for two years, copied when the account is erased. No call answers
 * it; docs/privacy.md tells who may read it.
 */
export class JobIntroductionRecord extends internalModel('job_introduction_records', {
  user_id: ref('users'),
  name: line(),
  birth_day: day({ nullable: true }),
  postal_code: line({ nullable: true }),
  address: text({ nullable: true }),
  wishes: json<JsonObject>()(),
  introductions: json<JsonObject[]>()(),
  registered_at: instant(),
  closed_at: instant(),
  keep_until: instant(),
}) {}

/** Something outside the database that has to go: written in a transaction, done after its commit. */
export class ExternalRemoval extends internalModel('outside_removals', {
  kind: choice(['file', 'account']),
  /** `{ key }` of stored bytes, or `{ iss, sub }` of an account at the identity provider. */
  target: json<JsonObject>()(),
  available_at: instant(),
  attempts: integer({ default: 0 }),
  last_error: text({ nullable: true }),
}) {}
