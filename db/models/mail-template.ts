import { mailTemplate, mailTemplateGroup } from '../../domain/entities/mail-template.ts';
import { integer, ref, text } from '../../domain/entities/fields.ts';
import { internalModel, modelOf } from './entity-model.ts';

export class MailTemplateGroup extends modelOf(mailTemplateGroup, {
  key: 'mail_template_group_id',
  many: { mail_templates: 'mail_templates' },
}) {}

export class MailTemplate extends modelOf(mailTemplate) {}

/** Words that were saved; null where the language was given up, or went back to the shipped words. */
export class MailTemplateVersion extends internalModel(
  'mail_template_versions',
  {
    mail_template_group_id: ref('mail_template_groups'),
    language_id: ref('languages'),
    /** Counts from 1 for each language of a group. */
    number: integer(),
    template_subject: text({ nullable: true }),
    template_body: text({ nullable: true }),
    hf_member_id: ref('hf_members', { nullable: true }),
  },
  { stamps: ['created_at'] },
) {}
