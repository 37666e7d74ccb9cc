import { useMemo } from 'react';
import mail_fields from '../../i18n/en/mail_fields.json' with { type: 'json' };
import mail_parts from '../../i18n/en/mail_parts.json' with { type: 'json' };
import { useTranslate, type Translate } from '../../i18n/use-translate.ts';
import type { MergeField } from '../../../../domain/merge-fields.ts';
import type { MailPart } from '../../lib/mail-fields.ts';
import type { Offer } from './completion.ts';

const isNamed = (name: string): name is keyof typeof mail_fields => Object.hasOwn(mail_fields, name);
const isNamedPart = (name: string): name is keyof typeof mail_parts => Object.hasOwn(mail_parts, name);

/** A field in words; its own name for one that has none yet. */
export function fieldWords(field: MergeField, t: Translate): string {
  const name = field.name.replaceAll('../', '');
  return isNamed(name) ? t(`mail_fields.${name}`) : name;
}

export const partWords = (part: MailPart, t: Translate): string =>
  isNamedPart(part.name) ? t(`mail_parts.${part.name}`) : part.name;

const SAMPLE_MAX = 40;

/** What there is to know of a field beside its name. */
export function fieldNotes(field: MergeField, t: Translate): string[] {
  const sample = field.sample?.replace(/\s+/g, ' ') ?? '';
  const short = sample.length > SAMPLE_MAX ? `${sample.slice(0, SAMPLE_MAX)}…` : sample;
  return [
    t(`words_editor.kind.${field.kind}`),
    ...(field.is_required ? [t('words_editor.required')] : []),
    ...(field.is_nullable && !field.is_alone ? [t('words_editor.may_be_missing')] : []),
    ...(field.is_alone ? [t('words_editor.alone')] : []),
    ...(short ? [t('words_editor.example', { sample: short })] : []),
  ];
}

/** What the completion of an editor offers, in the words of the screen. */
export function useOffer(
  fields: readonly MergeField[],
  parts: readonly MailPart[],
  isSubject: boolean,
): Offer {
  const t = useTranslate();
  return useMemo(
    () => ({
      fields,
      parts,
      isSubject,
      words: {
        fields: t('words_editor.fields'),
        parts: t('words_editor.parts'),
        close: t('words_editor.close'),
        label: t('words_editor.link_label'),
        fieldDetail: (field) => [fieldWords(field, t), ...fieldNotes(field, t)].join(' · '),
        partDetail: (part) => partWords(part, t),
      },
    }),
    [fields, parts, isSubject, t],
  );
}
