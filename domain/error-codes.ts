/**
 * Every error the API can return, with its HTTP status. A code is also the key of its message in
 * messages/{en,ja,vi}/*.json; the Record types in messages/catalogues.ts make a missing message a type error.
 */
export const ERROR_STATUS = {
  malformed_request: 400,
  unknown_field: 400,
  unauthenticated: 401,
  forbidden: 403,
  sign_up_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  already_applied: 409,
  reapply_later: 409,
  already_applied_event: 409,
  already_signed_up: 409,
  email_linked_elsewhere: 409,
  illegal_transition: 409,
  illegal_recruitment_event: 409,
  version_conflict: 409,
  still_in_use: 409,
  was_public: 409,
  shipped_mail: 409,
  undo_expired: 409,
  undo_superseded: 409,
  undo_mail_sent: 409,
  undo_changed: 409,
  talk_followed: 409,
  applied_again: 409,
  mail_left: 409,
  resume_not_editable: 409,
  correction_not_open: 409,
  correction_not_permitted: 409,
  resume_not_agreed: 409,
  recruitment_closed: 409,
  outside_appliable_term: 409,
  applies_elsewhere: 409,
  already_assigned: 409,
  account_deleted: 409,
  account_merged: 409,
  merge_conflict: 409,
  not_in_queue: 409,
  contact_missing: 409,
  recipient_missing: 409,
  channel_post_settled: 409,
  channel_without_address: 409,
  delivery_settled: 409,
  delivery_unwritten: 409,
  appointment_settled: 409,
  result_recorded: 409,
  deadline_over: 409,
  event_cancelled: 409,
  event_started: 409,
  event_waiting: 409,
  photo_unreadable: 409,
  files_full: 409,
  bookmarks_full: 409,
  saved_searches_full: 409,
  search_saved_already: 409,
  precondition_failed: 412,
  payload_too_large: 413,
  unsupported_media_type: 415,
  range_not_satisfiable: 416,
  validation_failed: 422,
  profile_incomplete: 422,
  answers_incomplete: 422,
  agreement_required: 422,
  alert_unconfirmed: 422,
  date_unconfirmed: 422,
  release_incomplete: 422,
  resume_file_missing: 422,
  invalid_referral_code: 422,
  email_mismatch: 422,
  precondition_required: 428,
  too_many_uploads: 429,
  too_many_requests: 429,
  address_too_long: 431,
  internal_error: 500,
  temporarily_unavailable: 503,
  storage_full: 507,
} as const;
export type ErrorCode = keyof typeof ERROR_STATUS;

/**
 * Problems of a single field. `{max}`, `{min}`, `{minutes}`, `{characters}`, `{line}`, `{column}`, `{name}` in
 * a message are filled from its params.
 */
const PLAIN_FIELD_CODES = [
  'required',
  'invalid',
  'invalid_type',
  'invalid_email',
  'invalid_postal_code',
  'invalid_date',
  'invalid_phone_number',
  'invalid_url',
  'invalid_choice',
  'invalid_reference',
  'invalid_image',
  'invalid_document',
  'unreadable_file',
  'longer6',
  'guessable_password',
  'too_long',
  'too_many',
  'too_small',
  'too_large',
  'file_too_large',
  'password_mismatch',
  'end_before_start',
  'future_date',
  'unlikely_birth_day',
  'before_birth',
  'in_the_past',
  'too_soon',
  'too_far_ahead',
  'far_ahead',
  'long_ago',
  'not_held_yet',
  'unprintable',
  'unknown_field',
  'repeated',
  'invisible_characters',
  'invalid_referral_code',
  'email_mismatch',
  'must_be_true',
  'duplicate',
  'answered_already',
  'not_oneself',
  'last_manager',
  'unknown_template',
  'one_main_only',
  'one_latest_only',
  'main_missing',
] as const;
export type PlainFieldCode = (typeof PLAIN_FIELD_CODES)[number];

/** Problems of a mail template's text; their messages are for staff only (messages/words.ts). */
export const WORDS_CODES = [
  'unknown_placeholder',
  'broken_placeholder',
  'misplaced_placeholder',
  'missing_placeholder',
  'placeholder_out_of_scope',
  'placeholder_of_lines',
  'address_in_subject',
  'repeated_placeholder',
  'too_many_tags',
  'unguarded_placeholder',
  'unprintable_placeholder',
  'forbidden_placeholder',
  'not_a_list',
  'not_a_web_address',
  'unknown_part',
  'misplaced_part',
  'wrong_arguments',
  'html_in_words',
  'unrenderable_words',
] as const;
export type WordsCode = (typeof WORDS_CODES)[number];

export const FIELD_CODES = [...PLAIN_FIELD_CODES, ...WORDS_CODES] as const;
export type FieldCode = (typeof FIELD_CODES)[number];

export type FieldError = { code: FieldCode; params?: Record<string, string | number> };
/** Field errors by their path in bracket form, e.g. `user[universities][0][graduate_at]`. */
export type FieldErrors = Record<string, FieldError[]>;

/** A rejection by a business rule: carries an error code, never a sentence. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldErrors;
  readonly details: Record<string, unknown>;
  constructor(code: ErrorCode, options: { fields?: FieldErrors; details?: Record<string, unknown> } = {}) {
    super(code);
    this.name = 'DomainError';
    this.code = code;
    this.fields = options.fields ?? {};
    this.details = options.details ?? {};
  }
}

/** Shorthand for an error about one field. */
export function fieldError(path: string, code: FieldCode, params?: FieldError['params']): DomainError {
  return new DomainError('validation_failed', { fields: { [path]: [{ code, ...(params && { params }) }] } });
}
