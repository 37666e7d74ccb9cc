import type { Delivery } from '../../../../../db/models/delivery.ts';
import type { MailLanguage, MailValues } from '../../../../../templates/mail/registry.ts';
import { interfaceLanguage } from '../../../../../domain/languages.ts';
import { isMailTemplateName, type MailTemplateName } from '../../../../../domain/mail-template-names.ts';
import type { EditsByMail } from './edits.ts';
import { renderMail, type RenderedMail } from './render.ts';

/** What a delivery was written from, as its row keeps it. */
interface KeptValues {
  values: object;
  /** The same in further languages of the one mail. */
  below: { language: MailLanguage; values: object }[];
}

/** As a JSON column takes it. */
export const keptValues = (values: object, below: KeptValues['below'] = []): Record<string, unknown> => ({
  values,
  below,
});

/** @returns null when the row keeps none, or they were erased */
export function readKeptValues(column: Record<string, unknown> | null): KeptValues | null {
  const { values, below } = column ?? {};
  if (typeof values !== 'object' || values === null || !Array.isArray(below)) return null;
  return { values, below: below as KeptValues['below'] };
}

/**
 * Writes a mail again from what it was written from, with the words of now.
 * @throws when nothing is kept, or as `renderMail` does
 */
export function writeDelivery(
  { template, language_code, template_values }: Delivery,
  edits: EditsByMail,
  baseUrl: string,
): RenderedMail {
  const kept = readKeptValues(template_values);
  if (!kept || !isMailTemplateName(template)) throw new Error('What the mail was written from is not kept.');
  type Values = MailValues<MailTemplateName>;
  const below = kept.below.map(({ language, values }) => ({ language, values: values as Values }));
  const language = interfaceLanguage(language_code);
  return renderMail(template, language, kept.values as Values, baseUrl, below, edits.get(template));
}
