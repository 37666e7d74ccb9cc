import { INTERFACE_LANGUAGES } from '../../../../domain/languages.ts';
import { OWN_FIELDS } from '../../../../server/features/mail/language/mail-placeholders.ts';
import { MAIL_PARTS } from '../../../../server/features/mail/language/parts.ts';
import { OWN, type TemplateInfo } from './template.ts';

/** With a talk and without: as many examples as the server has of recommend mails. */
const SAMPLES = 2;

/** A template of recommend mails before it is saved. */
export const NEW_TEMPLATE: TemplateInfo = {
  id: null,
  template: OWN,
  languages: INTERFACE_LANGUAGES,
  fields: OWN_FIELDS,
  parts: Object.entries(MAIL_PARTS).map(([name, { holds, example }]) => ({
    name,
    kind: holds === 'tag' ? 'tag' : 'block',
    example,
  })),
  samples: SAMPLES,
  shipped: null,
};
