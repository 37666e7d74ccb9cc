import { belongsTo, hasMany } from './define.ts';
import { Company } from '../company.ts';
import { Delivery } from '../delivery.ts';
import { HfMember } from '../hf-member.ts';
import { RecommendMailReply, UndeliverableAddress } from '../inbound-mail.ts';
import { MailTemplate, MailTemplateGroup, MailTemplateVersion } from '../mail-template.ts';
import { Language } from '../master-data.ts';
import { OutboxEvent } from '../outbox-event.ts';
import { RecommendDismissal } from '../recommend-dismissal.ts';
import {
  MailSuppression,
  RecommendMail,
  RecommendMailRecruitment,
  RecommendMailRemindRecruitment,
} from '../recommend-mail.ts';
import { Recruitment } from '../recruitment.ts';
import { User } from '../user.ts';

export function associateMail(): void {
  hasMany(MailTemplateGroup, 'mail_template_group_id', { mail_templates: MailTemplate });
  hasMany(User, 'user_id', {
    recommend_mails: RecommendMail,
    recommend_dismissals: RecommendDismissal,
    undeliverable_addresses: UndeliverableAddress,
  });
  hasMany(RecommendMail, 'recommend_mail_id', {
    recommend_mail_recruitments: RecommendMailRecruitment,
    active_remind_recruitments: RecommendMailRemindRecruitment,
  });

  belongsTo(MailTemplate, { mail_template_group: MailTemplateGroup, language: Language });
  belongsTo(MailTemplateVersion, {
    mail_template_group: MailTemplateGroup,
    language: Language,
    hf_member: HfMember,
  });
  belongsTo(RecommendMail, { user: User, hf_member: HfMember, mail_template_group: MailTemplateGroup });
  hasMany(RecommendMail, 'recommend_mail_id', {
    deliveries: Delivery,
    recommend_mail_replies: RecommendMailReply,
  });
  belongsTo(RecommendMailRecruitment, { recommend_mail: RecommendMail, recruitment: Recruitment });
  belongsTo(RecommendMailRemindRecruitment, { recommend_mail: RecommendMail, recruitment: Recruitment });
  belongsTo(Delivery, {
    outbox_event: OutboxEvent,
    recipient_user: User,
    recipient_hf_member: HfMember,
    company: Company,
    recommend_mail: RecommendMail,
    decided_by_hf_member: HfMember,
  });
  belongsTo(UndeliverableAddress, { user: User, delivery: Delivery, lifted_by_hf_member: HfMember });
  belongsTo(RecommendMailReply, { recommend_mail: RecommendMail, noted_by_hf_member: HfMember });
  belongsTo(MailSuppression, { user: User });
  belongsTo(RecommendDismissal, { user: User, recruitment: Recruitment, hf_member: HfMember });
}
