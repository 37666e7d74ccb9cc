import Button from '@mui/material/Button';
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '../../../../domain/languages.ts';
import type { MergeField } from '../../../../domain/merge-fields.ts';
import type { StaffRecord, StaffRow } from '../../../../server/client/resources.ts';
import { OWN_FIELDS } from '../../../../server/features/mail/language/mail-placeholders.ts';
import { MAIL_PARTS } from '../../../../server/features/mail/language/parts.ts';
import { languageName } from '../../../../web/languages.ts';
import { useCommand } from '../../components/CommandButton.tsx';
import { useWording } from '../../i18n/use-wording.ts';
import type { MailPart } from '../../lib/mail-fields.ts';
import { useApi } from '../../providers/api-context.ts';

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
const languagesOf = ({ languages }: Pick<Template, 'languages'>): InterfaceLanguage[] =>
  INTERFACE_LANGUAGES.filter((code) => languages.includes(code));

/** What mails sent with an own template are called. */
const OWN = 'recommend_mail';

export const infoOf = (template: Template): TemplateInfo => ({
  id: template.id,
  template: template.kind === 'shipped' ? template.key : OWN,
  languages: languagesOf(template),
  fields: template.merge_fields,
  parts: template.components,
  samples: template.samples,
  shipped: template.shipped,
});

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

/** Mails the template, as it is saved, to who presses: one button a language it is written in. */
export function TestButtons({ template }: { template: Template }) {
  const { t, locale } = useWording();
  const api = useApi();
  const { isBusy, run } = useCommand();
  const send = (language: InterfaceLanguage) =>
    run(async () => {
      const ask = { mail_template_group_id: template.id, language };
      const { recipient_email } = await api.command('hf_member__test_mail_template', ask);
      return t('mail_templates.test_sent', { email: recipient_email });
    });
  return languagesOf(template)
    .filter((code) => template.template_subject[code])
    .map((code) => (
      <Button key={code} variant="outlined" disabled={isBusy} onClick={() => void send(code)}>
        {t('mail_templates.test')} ({languageName(code, locale)})
      </Button>
    ));
}
