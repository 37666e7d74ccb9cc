import { required } from '../../../../domain/required.ts';
import { HfMember } from '../../../../db/models/hf-member.ts';
import { MailTemplateGroup } from '../../../../db/models/mail-template.ts';
import { languageId } from '../../../../domain/languages.ts';
import { groupLanguages, groupSamples, isKnownGroup, mailOfGroup } from '../services/templates/groups.ts';
import { draft } from '../services/draft.ts';
import type { EffectHandler } from '../services/effect-handler.ts';
import { recommendValues } from '../../recommending/services/recommend-rendering.ts';

/** One language of a template with example values, to the member who asked for it and nobody else. */
export const mailTemplateTested: EffectHandler<'mail_template_tested'> = async (payload, _about, ctx) => {
  const { mail_template_group_id, language, hf_member_id } = payload;
  const member = await HfMember.findOne({
    where: { id: hf_member_id, is_active: true },
    transaction: ctx.tx,
  });
  const group = await MailTemplateGroup.findByPk(mail_template_group_id, {
    include: [
      {
        association: 'mail_templates',
        where: { language_id: required(languageId(language)) },
        required: false,
      },
    ],
    transaction: ctx.tx,
  });
  if (!member || !group || !isKnownGroup(group)) return [];
  const recipient = { email: member.email, language, hf_member_id };
  const mail = mailOfGroup(group);
  if (mail) {
    const [values] = groupSamples(mail);
    if (!groupLanguages(mail).includes(language) || !values) return [];
    return [{ template: mail, recipient, values, attachments: [] }];
  }
  const words = group.mail_templates?.[0];
  if (!words) return [];
  const values = await recommendValues(ctx, {
    recommend_mail_id: null,
    user_id: null,
    hf_member_id,
    language,
    template_subject: words.template_subject,
    template_body: words.template_body,
    recruitment_ids: [],
    reminds: [],
    is_including_meeting_schedule: true,
    unsubscribe_token: null,
  });
  return [draft('recommend_mail', recipient, values)];
};
