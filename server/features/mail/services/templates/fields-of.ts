import { z } from 'zod';
import type { MergeField } from '../../../../../domain/merge-fields.ts';
import type { MailTemplateName } from '../../../../../domain/mail-template-names.ts';
import { MAIL_TEMPLATES } from '../../../../../templates/mail/registry.ts';
import { valueKinds } from '../../../../../templates/mail/values.ts';
import { remembered } from './compile.ts';

interface DeclaredFields {
  required: readonly string[];
  alone: readonly string[];
}

const valuesAt = (values: readonly unknown[], name: string): unknown[] =>
  values
    .map((one) => (typeof one === 'object' && one !== null ? (one as Record<string, unknown>)[name] : null))
    .filter((one) => one !== null && one !== undefined);

function fieldOf(
  name: string,
  schema: z.ZodType,
  values: readonly unknown[],
  declared: DeclaredFields,
): MergeField {
  const isNullable = schema instanceof z.ZodNullable;
  const inner = (isNullable ? schema.unwrap() : schema) as z.ZodType;
  const shared = {
    name,
    is_nullable: isNullable,
    is_required: declared.required.includes(name),
    is_alone: declared.alone.includes(name),
  };
  if (inner instanceof z.ZodArray) {
    const item = inner.element as z.ZodObject;
    return { ...shared, kind: 'list', sample: null, fields: fieldsIn(item, values.flat(1)) };
  }
  if (inner instanceof z.ZodBoolean) return { ...shared, kind: 'flag', sample: null, fields: [] };
  const known = valueKinds.get(inner);
  if (!known) throw new Error(`templates/mail: ${name} is none of the values that mails have.`);
  const [sample] = values;
  return { ...shared, kind: known.kind, sample: typeof sample === 'string' ? sample : null, fields: [] };
}

const NOTHING_DECLARED = { required: [], alone: [] };

/** The fields of a schema, with samples of them. */
export const fieldsIn = (
  schema: z.ZodObject,
  samples: readonly unknown[],
  declared: DeclaredFields = NOTHING_DECLARED,
): MergeField[] =>
  Object.entries(schema.shape).map(([name, part]) =>
    fieldOf(name, part as z.ZodType, valuesAt(samples, name), declared),
  );

/** Schemas change only with the program. */
const kept = remembered<MergeField[]>(100);

/** The values that the words of a mail can name, out of its schema. */
export function mergeFieldsOf(name: MailTemplateName): MergeField[] {
  const { schema, samples, required, alone } = MAIL_TEMPLATES[name];
  return kept(name, () => fieldsIn(schema, samples, { required, alone }));
}
