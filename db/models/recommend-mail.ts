import { STREAMS } from '../../domain/mail-streams.ts';
import { LEFT_OUT } from '../../domain/recommending.ts';
import { recommendMail } from '../../domain/entities/recommend-mail.ts';
import { choice, instant, ref, text } from '../../domain/entities/fields.ts';
import { internalModel, modelOf } from './entity-model.ts';

export class RecommendMail extends modelOf(recommendMail, {
  key: 'recommend_mail_id',
  many: {
    recommend_mail_recruitments: 'recommend_mail_recruitments',
    active_remind_recruitments: 'recommend_mail_remind_recruitments',
    deliveries: 'deliveries',
    recommend_mail_replies: 'recommend_mail_replies',
  },
}) {}

export class RecommendMailRecruitment extends internalModel(
  'recommend_mail_recruitments',
  {
    recommend_mail_id: ref('recommend_mails'),
    recruitment_id: ref('recruitments'),
    /** Why it was not told after all, as it was found when the mail was to go. */
    left_out_code: choice(LEFT_OUT, { nullable: true }),
  },
  { stamps: ['created_at'] },
) {}

/** A recruitment shown again in a recommend mail, with the reason. */
export class RecommendMailRemindRecruitment extends internalModel('recommend_mail_remind_recruitments', {
  recommend_mail_id: ref('recommend_mails'),
  recruitment_id: ref('recruitments'),
  reason_ja: text({ nullable: true }),
  reason_en: text({ nullable: true }),
  /** As of a job that is told for the first time. */
  left_out_code: choice(LEFT_OUT, { nullable: true }),
}) {}

/** A stream of mails a student has stopped; no row, and they get it. */
export class MailSuppression extends internalModel(
  'mail_suppressions',
  {
    user_id: ref('users'),
    stream: choice(STREAMS),
    stopped_at: instant(),
  },
  { stamps: ['created_at'] },
) {}
