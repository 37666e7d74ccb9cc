import type { z } from 'zod';
import type { ForeignKeyConstraintError, UniqueConstraintError } from 'sequelize';
import {
  DomainError,
  FIELD_CODES,
  type ErrorCode,
  type FieldCode,
  type FieldError,
  type FieldErrors,
} from '../../../domain/error-codes.ts';
import { bracketPath, knownFields } from './known-fields.ts';

type Issue = z.core.$ZodIssue;

/** Maximum number of fields in one error response. */
const MAX_FIELDS = 100;

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key],
    input,
  );
}

const isFieldCode = (text: string): text is FieldCode => (FIELD_CODES as readonly string[]).includes(text);

const TOO_BIG: Record<string, FieldCode> = { string: 'too_long', array: 'too_many' };

function fieldErrorOf(issue: Issue, input: unknown): FieldError {
  const value = valueAt(input, issue.path);
  if (value === undefined || value === null || value === '') return { code: 'required' };
  if (isFieldCode(issue.message)) {
    const params = issue.code === 'custom' ? (issue.params as FieldError['params']) : undefined;
    return { code: issue.message, ...(params && { params }) };
  }
  if (issue.code === 'invalid_type') return { code: 'invalid_type' };
  if (issue.code === 'invalid_value') return { code: 'invalid_choice' };
  if (issue.code === 'too_small')
    return issue.origin === 'number'
      ? { code: 'too_small', params: { min: Number(issue.minimum) } }
      : { code: 'required' };
  if (issue.code === 'too_big')
    return { code: TOO_BIG[issue.origin] ?? 'too_large', params: { max: Number(issue.maximum) } };
  return { code: 'invalid' };
}

/**
 * A zod error as a DomainError: 400 for an unknown field, else 422.
 * @param schema the schema that failed, for `details.known_fields` of an unknown field
 */
export function refusalOf(error: z.ZodError, input: unknown, schema: z.ZodType): DomainError {
  const known = new Set<string>();
  // No prototype, because a field may be named toString.
  const fields = Object.create(null) as FieldErrors;
  let code: ErrorCode = 'validation_failed';
  const add = (path: readonly PropertyKey[], fieldError: FieldError) => {
    const name = bracketPath(path);
    if (fields[name] || Object.keys(fields).length < MAX_FIELDS) (fields[name] ??= []).push(fieldError);
  };
  const walk = (issues: readonly Issue[], base: readonly PropertyKey[]) => {
    for (const issue of issues) {
      const path = [...base, ...issue.path];
      if (issue.code === 'unrecognized_keys') {
        code = 'unknown_field';
        for (const name of knownFields(schema, path)) if (known.size < MAX_FIELDS) known.add(name);
        for (const key of issue.keys) add([...path, key], { code: 'unknown_field' });
      } else if (issue.code === 'invalid_union' && issue.errors[0]) {
        walk(issue.errors[0], path);
      } else {
        add(path, fieldErrorOf({ ...issue, path: [...path] }, input));
      }
    }
  };
  walk(error.issues, []);
  return new DomainError(code, { fields, ...(known.size > 0 && { details: { known_fields: [...known] } }) });
}

/** All paths of the payload that end in `column`. */
function pathsOf(input: unknown, column: string, value: string, path: PropertyKey[] = []): PropertyKey[][] {
  if (typeof input !== 'object' || input === null) return [];
  return Object.entries(input).flatMap(([key, item]) => {
    const here = [...path, key];
    if (key === column && String(item) === value) return [here];
    if (Array.isArray(item) && `${column}s` === key && item.map(String).includes(value)) return [here];
    return pathsOf(item, column, value, here);
  });
}

function refusalAt(
  constraint: ForeignKeyConstraintError | UniqueConstraintError,
  input: unknown,
  code: FieldCode,
): DomainError {
  const detail = (constraint.parent as { detail?: string } | undefined)?.detail ?? '';
  // "Key (user_id, name)=(1, x) already exists.": the last column and its value.
  const [columns = '', values] = detail.split(')=(');
  const column = columns.split(/\W/).at(-1) || 'id';
  const value = values?.split(')', 1)[0]?.split(', ').at(-1);
  const paths = value === undefined ? [] : pathsOf(input, column, value);
  const names = paths.length > 0 ? paths.map(bracketPath) : [column];
  return new DomainError('validation_failed', {
    fields: Object.fromEntries(names.map((name) => [name, [{ code }]])),
  });
}

/** A foreign key violation: the payload references something that does not exist. */
export function referenceRefusal(error: ForeignKeyConstraintError, input: unknown): DomainError {
  return refusalAt(error, input, 'invalid_reference');
}

/** A unique violation: the payload adds something that already exists. */
export function duplicateRefusal(error: UniqueConstraintError, input: unknown): DomainError {
  return refusalAt(error, input, 'duplicate');
}
