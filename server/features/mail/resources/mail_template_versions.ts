import { z } from 'zod';
import { MailTemplateVersion } from '../../../../db/models/mail-template.ts';
import { id, outId, outMap, outTime } from '../../../core/schemas/schema-helpers.ts';
import { STAFF } from '../../../../domain/roles.ts';
import { memberNames } from '../../../core/presenting/names.ts';
import { defineResource } from '../../../core/resources/define-resource.ts';
import { byId, tableList } from '../../../core/resources/table-list.ts';

const row = z.object({
  id: outId(),
  mail_template_group_id: outId(),
  language_id: outId(),
  number: z.number().int(),
  template_subject: z
    .string()
    .nullable()
    .describe('Null: the language went back to the shipped words, or was given up'),
  template_body: z.string().nullable(),
  hf_member: z.object({ id: outId(), names: outMap() }).nullable(),
  created_at: outTime(),
});

/** What was saved of the words of mails, the newest first. It is put back by saving it again. */
export const mail_template_versions = defineResource({
  name: 'mail_template_versions',
  summary: 'What was saved of the words of mails: by whom, when, and how they read then',
  allow: STAFF,
  list: tableList({
    model: MailTemplateVersion,
    filters: z.strictObject({
      mail_template_group_id: id().optional(),
      language_id: id().optional(),
    }),
    sorts: { id: byId },
    default_sort: ['id', 'DESC'],
    row,
    include: [{ association: 'hf_member' }],
    where: (_ctx, filter) => ({ ...filter }),
    present: (version) => ({
      ...version.get({ plain: true }),
      hf_member: version.hf_member && { id: version.hf_member.id, names: memberNames(version.hf_member) },
    }),
  }),
});
