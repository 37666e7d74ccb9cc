import { ERROR_STATUS, FIELD_CODES, type ErrorCode, type FieldCode } from '../../../domain/error-codes.ts';
import { errorMessage } from '../../../domain/messages/message.ts';
import { fieldMessage } from '../../../domain/messages/words.ts';
import { refTo, type JsonSchema } from './json-schema.ts';

const field = (path: string, code: FieldCode, params?: Record<string, string | number>) => ({
  [path]: [{ code, message: fieldMessage({ code, ...(params && { params }) }, 'en') }],
});

/** What some errors carry besides their code: the fields concerned, or what is missing. */
const CARRIED: Partial<Record<ErrorCode, { fields?: object; details?: object }>> = {
  malformed_request: { fields: field('user', 'invalid') },
  unknown_field: {
    fields: field('user[nickname]', 'unknown_field'),
    details: { known_fields: ['user[page_language_id]'] },
  },
  validation_failed: {
    fields: { ...field('user[email]', 'invalid_email'), ...field('message', 'required') },
  },
  profile_incomplete: { details: { missing: ['postal_code', 'resume_face_image'] } },
  answers_incomplete: { details: { resume_question_ids: [3] } },
  invalid_referral_code: { fields: field('referral_token', 'invalid_referral_code') },
  email_mismatch: { fields: field('user[email]', 'email_mismatch') },
};

/** Errors shared by every call: described once, at the top of the error list of the page. */
export const SHARED_REFUSALS = [
  'malformed_request',
  'unknown_field',
  'unauthenticated',
  'payload_too_large',
  'unsupported_media_type',
  'validation_failed',
  'too_many_requests',
  'internal_error',
  'temporarily_unavailable',
  'storage_full',
] as const satisfies readonly ErrorCode[];

/** The complete body of an error, in English. */
export function errorExample(code: ErrorCode) {
  return {
    error: {
      code,
      message: errorMessage(code, 'en'),
      fields: {},
      details: {},
      ...CARRIED[code],
      request_id: '0b7a8f6e-3f0d-4a3e-9d58-5d1f0f6c2b11',
    },
  };
}

const errorSchema: JsonSchema = {
  type: 'object',
  description:
    'Every refusal. The code is for programs, the message for people, in the language of the page.',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message', 'fields', 'details', 'request_id'],
      properties: {
        code: refTo('ErrorCode'),
        message: { type: 'string' },
        fields: {
          type: 'object',
          description: 'What is wrong with which field, by its path in bracket form, like user[email]',
          additionalProperties: {
            type: 'array',
            items: {
              type: 'object',
              required: ['code', 'message'],
              properties: { code: refTo('FieldCode'), message: { type: 'string' } },
            },
          },
        },
        details: {
          type: 'object',
          description: 'What more there is to know, such as missing: [names]',
          additionalProperties: true,
        },
        request_id: { type: 'string', description: 'Names the request in our log' },
      },
    },
  },
};

/** What every document has, under the names that a generated client uses. */
export const ERROR_SCHEMAS: Record<string, JsonSchema> = {
  Error: errorSchema,
  ErrorCode: { type: 'string', enum: Object.keys(ERROR_STATUS) },
  FieldCode: { type: 'string', enum: [...FIELD_CODES] },
};

/** Codes by status, in catalogue order. */
export function byStatus(codes: readonly ErrorCode[]): Map<number, ErrorCode[]> {
  const statuses = new Map<number, ErrorCode[]>();
  for (const code of Object.keys(ERROR_STATUS) as ErrorCode[]) {
    if (!codes.includes(code)) continue;
    const status = ERROR_STATUS[code];
    statuses.set(status, [...(statuses.get(status) ?? []), code]);
  }
  return statuses;
}
