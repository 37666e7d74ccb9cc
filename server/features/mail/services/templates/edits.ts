import { QueryTypes, type Transaction } from 'sequelize';
import { sequelizeOf } from '../../../../../db/sequelize-of.ts';
import { MailTemplate } from '../../../../../db/models/mail-template.ts';
import { languageCode } from '../../../../../domain/languages.ts';
import type { MailTemplateName } from '../../../../../domain/mail-template-names.ts';
import type { WordsOfMail } from '../../../../../domain/merge-fields.ts';
import type { MailEdits } from './render.ts';

/** Staff's words over the shipped ones, by mail; one without is not in it. */
export type EditsByMail = ReadonlyMap<MailTemplateName, MailEdits>;

/** Reads staff's words for some mails in one statement; none for no mail. */
export async function loadMailEdits(
  names: readonly MailTemplateName[],
  transaction: Transaction | null,
): Promise<EditsByMail> {
  const edits = new Map<MailTemplateName, MailEdits>();
  if (names.length === 0) return edits;
  const rows = await sequelizeOf(MailTemplate).query<
    WordsOfMail & { key: MailTemplateName; language_id: number }
  >(
    `select g.key, t.language_id, t.template_subject, t.template_body
     from mail_template_groups g join mail_templates t on t.mail_template_group_id = g.id
     where g.kind = 'shipped' and g.key = any($1::text[])`,
    { bind: [[...new Set(names)]], type: QueryTypes.SELECT, transaction },
  );
  for (const { key, language_id, ...words } of rows)
    edits.set(key, { ...edits.get(key), [languageCode(language_id)]: words });
  return edits;
}
