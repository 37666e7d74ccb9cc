import type { Order, Transaction } from 'sequelize';
import {
  RecommendMailRecruitment,
  RecommendMailRemindRecruitment,
  type RecommendMail,
} from '../../../../db/models/recommend-mail.ts';
import { interfaceLanguage } from '../../../../domain/languages.ts';
import type { RecommendDraft } from '../../../../domain/mail-words.ts';

/** Who wrote it is known: the words may name them. */
type Writable = RecommendMail & { hf_member_id: number };

export const isWritable = (mail: RecommendMail | null): mail is Writable =>
  mail !== null && mail.hf_member_id !== null;

/** What a recommend mail is written from: the words copied to it and its jobs, without those left out since. */
export async function loadRecommendDraft(
  mail: Writable,
  unsubscribe_token: string,
  transaction: Transaction,
): Promise<RecommendDraft> {
  const { user_id, hf_member_id, language_code, is_including_meeting_schedule } = mail;
  const jobs = {
    where: { recommend_mail_id: mail.id, left_out_code: null },
    order: [['id', 'ASC']] as Order,
    transaction,
  };
  const told = await RecommendMailRecruitment.findAll(jobs);
  return {
    recommend_mail_id: mail.id,
    user_id,
    hf_member_id,
    language: interfaceLanguage(language_code ?? 'en'),
    template_subject: mail.template_subject ?? '',
    template_body: mail.template_body ?? '',
    recruitment_ids: told.map(({ recruitment_id }) => recruitment_id),
    reminds: await RecommendMailRemindRecruitment.findAll(jobs),
    is_including_meeting_schedule,
    unsubscribe_token,
  };
}
