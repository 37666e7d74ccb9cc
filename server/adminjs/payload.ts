import type { Request } from 'express';
import { DomainError } from '../../domain/error-codes.ts';
import { FORBIDDEN_NAMES, malformed, MAX_PARAMETERS } from '../core/requests/payload-limits.ts';
import { fieldsOf, type Table } from './tables.ts';

/** AdminJS unflattens dotted names; reject segments that would pollute prototypes. */
function checked(entries: Iterable<[string, unknown]>): Record<string, string> {
  const values: Record<string, string> = {};
  let count = 0;
  for (const [name, value] of entries) {
    if (name.split(/\.|~~/).some((part) => FORBIDDEN_NAMES.has(part)))
      throw malformed('a field name is not allowed', name);
    if (typeof value !== 'string') throw malformed('a file is not taken here', name);
    if ((count += 1) > MAX_PARAMETERS) throw malformed('too many fields');
    values[name] = value;
  }
  return values;
}

/** The query parameters. */
export function queryOf(req: Request): Record<string, string> {
  return checked(new URLSearchParams(req.originalUrl.split('?')[1] ?? ''));
}

/** The form fields AdminJS sent (multipart, or none), from the raw body already read. */
export async function payloadOf(req: Request): Promise<Record<string, string>> {
  const bytes: unknown = req.body;
  if (req.method === 'GET' || !Buffer.isBuffer(bytes) || bytes.length === 0) return {};
  const type = req.headers['content-type'] ?? '';
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type))
    throw new DomainError('unsupported_media_type');
  let form: FormData;
  try {
    form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData();
  } catch {
    throw malformed('the form cannot be read');
  }
  return checked(form.entries());
}

/**
 * Fixes form values AdminJS would misread: it takes an empty number for 0, and the text 'false', which its form
 * sends
 * for an unticked checkbox, for true.
 */
export function readableFields(
  table: Table,
  fields: Readonly<Record<string, string>>,
): Record<string, string | boolean | null> {
  const kinds = new Map(fieldsOf(table).map(({ name, kind }) => [name, kind]));
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const kind = kinds.get(name);
      if (kind === 'boolean') return [name, value === 'true'];
      return [name, kind === 'number' && value.trim() === '' ? null : value];
    }),
  );
}
