import { z } from 'zod';
import { required } from '../../../../domain/required.ts';
import { HfMember } from '../../../../db/models/hf-member.ts';
import { MailTemplateGroup } from '../../../../db/models/mail-template.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import { INTERFACE_LANGUAGES, languageId } from '../../../../domain/languages.ts';
import { STAFF } from '../../../../domain/roles.ts';
import { groupShipped, isKnownGroup, mailOfGroup } from '../services/templates/groups.ts';
import { command } from '../../../core/calls/define.ts';
import { refuseMoreTests } from '../services/test-mails.ts';
import { choice, id } from '../../../core/schemas/schema-helpers.ts';

export const hf_member__test_mail_template = command({
  name: 'hf_member__test_mail_template',
  summary:
    'Mails one language of a template, or of a mail of the program, with example values to the caller and nobody else',
  addition: true,
  allow: STAFF,
  input: z.strictObject({ mail_template_group_id: id(), language: choice(INTERFACE_LANGUAGES) }),
  output: z.object({ recipient_email: z.string() }),
  errors: ['not_found'],
  example: { mail_template_group_id: 1, language: 'ja' },
  async run(ctx, { mail_template_group_id, language }) {
    await refuseMoreTests(ctx);
    const hf_member_id = ctx.actor.hf_member_id;
    const group = await MailTemplateGroup.findOne({
      where: { id: mail_template_group_id },
      include: [
        {
          association: 'mail_templates',
          where: { language_id: required(languageId(language)) },
          required: false,
        },
      ],
      transaction: ctx.tx,
    });
    if (!group || !isKnownGroup(group)) throw new DomainError('not_found');
    const mail = mailOfGroup(group);
    const isWritten = (group.mail_templates ?? []).length > 0 || groupShipped(mail)?.[language];
    if (!isWritten) throw new DomainError('not_found');
    const { email } = await HfMember.findByPk(hf_member_id, { transaction: ctx.tx, rejectOnEmpty: true });
    const payload = { mail_template_group_id, language, hf_member_id };
    await ctx.emit({ type: 'mail_template_tested', payload });
    return { recipient_email: email };
  },
});
