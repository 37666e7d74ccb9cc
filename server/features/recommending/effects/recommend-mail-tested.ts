import { HfMember } from '../../../../db/models/hf-member.ts';
import type { EffectHandler } from '../../mail/services/effect-handler.ts';
import { draftRecommendMail } from '../services/recommend-rendering.ts';

/** The mail of a sending as it would go, to the example person, for the member who asked for it and nobody else. */
export const recommendMailTested: EffectHandler<'recommend_mail_tested'> = async (asked, _about, ctx) => {
  const { hf_member_id, language } = asked;
  const where = { id: hf_member_id, is_active: true };
  const member = await HfMember.findOne({ where, transaction: ctx.tx });
  if (!member) return [];
  const recipient = { email: member.email, language, hf_member_id };
  const nobody = { recommend_mail_id: null, user_id: null, unsubscribe_token: null };
  return [await draftRecommendMail(ctx, recipient, { ...asked, ...nobody })];
};
