import { HfMember } from '../../../db/models/hf-member.ts';
import { MailTemplate } from '../../../db/models/mail-template.ts';
import { languageId } from '../../domain/languages.ts';
import { draft } from '../draft.ts';
import type { EffectHandler } from '../effect-handler.ts';
import { recommendValues } from '../recommend-values.ts';

/** One language of a template with the example person, to the member who asked for it and nobody else. */
export const mailTemplateTested: EffectHandler<'mail_template_tested'> = async (payload, _about, ctx) => {
  const { mail_template_group_id, language, hf_member_id } = payload;
  const member = await HfMember.findOne({
    where: { id: hf_member_id, is_active: true },
    transaction: ctx.tx,
  });
  const words = await MailTemplate.findOne({
    where: { mail_template_group_id, language_id: languageId(language)! },
    transaction: ctx.tx,
  });
  if (!member || !words) return [];
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
  return [draft('recommend_mail', { email: member.email, language, hf_member_id }, values)];
};
