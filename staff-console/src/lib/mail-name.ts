import words from '../i18n/en/deliveries.json' with { type: 'json' };
import type { Translate } from '../i18n/use-translate.ts';

type Kind = keyof typeof words.kinds;
export const MAIL_KINDS = Object.keys(words.kinds) as Kind[];

/** The kind of mail in words; its template's name for one this console does not know. */
export const mailName = (template: string, t: Translate) =>
  Object.hasOwn(words.kinds, template) ? t(`deliveries.kinds.${template as Kind}`) : template;
