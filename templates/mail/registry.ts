import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '../../domain/languages.ts';
import type { MailTemplateName } from '../../domain/mail-template-names.ts';
import { projectRoot } from '../../project-root.ts';
import sharedSamples from './samples.json' with { type: 'json' };
import { TO_COMPANIES } from './to-companies.ts';
import { TO_STAFF } from './to-staff.ts';
import { TO_STUDENTS } from './to-students.ts';

export type MailLanguage = InterfaceLanguage;

/** Nothing tells which language a member of staff reads: these stand below each other in one mail. */
export const STAFF_LANGUAGES = ['ja', 'en'] as const satisfies readonly MailLanguage[];
export type StaffLanguage = (typeof STAFF_LANGUAGES)[number];

/** What `<name>/about.json` tells of a mail. */
const aboutMail = z.strictObject({
  /** What sends it and to whom, for who changes its words. */
  purpose: z.strictObject({ ja: z.string(), en: z.string() }),
  /** Values that the words of every language have to name: without them the mail would be of no use, or unlawful. */
  required: z.array(z.string()).default([]),
  /** Values that may stand alone in a paragraph, where the program writes them out. */
  alone: z.array(z.string()).default([]),
  /** Examples of its values; what they leave out has the value of `samples.json`. */
  samples: z.array(z.record(z.string(), z.json())).min(1),
});

interface MailTemplate extends Omit<z.output<typeof aboutMail>, 'samples'> {
  samples: readonly object[];
  languages: readonly MailLanguage[];
  schema: z.ZodObject;
}

function templateOf(
  name: string,
  schema: z.ZodObject,
  languages: readonly MailLanguage[],
  shared: Readonly<Record<string, string>>,
): MailTemplate {
  const file = path.join(projectRoot, 'templates/mail', name, 'about.json');
  const about = aboutMail.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
  const sampleOf = (own: Record<string, unknown>) =>
    Object.fromEntries(
      Object.keys(schema.shape).map((value) => [value, value in own ? own[value] : shared[value]]),
    );
  return { ...about, samples: about.samples.map(sampleOf), languages, schema };
}

/** A student is written to in the language of their screens, a company in Japanese. */
const READERS = [
  [TO_STUDENTS, INTERFACE_LANGUAGES, sharedSamples.students],
  [TO_STAFF, STAFF_LANGUAGES, sharedSamples.staff],
  [TO_COMPANIES, ['ja'], sharedSamples.companies],
] as const;

/** Every mail there is: its languages, the values it needs and examples of them. Texts are in `<name>/<language>.hbs`. */
export const MAIL_TEMPLATES = Object.fromEntries(
  READERS.flatMap(([schemas, languages, shared]) =>
    Object.entries(schemas).map(([name, schema]) => [name, templateOf(name, schema, languages, shared)]),
  ),
) as Readonly<Record<MailTemplateName, MailTemplate>>;

type Schemas = typeof TO_STUDENTS & typeof TO_STAFF & typeof TO_COMPANIES;
export type MailValues<Name extends MailTemplateName> = z.input<Schemas[Name]>;
