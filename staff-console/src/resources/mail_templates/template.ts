import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '../../../../domain/languages.ts';
import type { StaffRecord, StaffRow } from '../../../../server/client/resources.ts';
import type { MergeField } from '../../../../domain/merge-fields.ts';
import type { MailPart } from '../../lib/mail-fields.ts';

export type Template = StaffRecord<'mail_template_groups'>;
export type TemplateRow = StaffRow<'mail_template_groups'>;

export const PARTS = ['template_subject', 'template_body'] as const;
export type Part = (typeof PARTS)[number];

/** What the form of the words goes by; a new template has no record yet. */
export interface TemplateInfo {
  id: number | null;
  /** As mails sent call it. */
  template: string;
  languages: readonly InterfaceLanguage[];
  fields: readonly MergeField[];
  parts: readonly MailPart[];
  /** How many examples a preview can show. */
  samples: number;
  /** The program's own words, over which staff's stand; null where there are none. */
  shipped: Record<Part, Readonly<Record<string, string>>> | null;
}

/** The languages it can be written in, as the product knows them. */
export const languagesOf = ({ languages }: Pick<Template, 'languages'>): InterfaceLanguage[] =>
  INTERFACE_LANGUAGES.filter((code) => languages.includes(code));

/** What mails sent with an own template are called. */
export const OWN = 'recommend_mail';

export const infoOf = (template: Template): TemplateInfo => ({
  id: template.id,
  template: template.kind === 'shipped' ? template.key : OWN,
  languages: languagesOf(template),
  fields: template.merge_fields,
  parts: template.components,
  samples: template.samples,
  shipped: template.shipped,
});
