import { RecommendMail } from '../../../../db/models/recommend-mail.ts';
import { interfaceLanguage } from '../../../../domain/languages.ts';
import { newUnsubscribeToken } from '../../mail/services/draft.ts';
import type { EffectHandler } from '../../mail/services/effect-handler.ts';
import { draftRecommendMail, isWritable, loadRecommendDraft } from '../services/recommend-rendering.ts';
import { studentRecipient } from '../../mail/services/recipients.ts';

/**
 * The mail is put on record at once and waits for its time, which is at least as long as it can be taken back. One that
 * was taken back causes nothing: the row is locked, so that an undo is seen or comes too late.
 */
export const recommendMailWritten: EffectHandler<'recommend_mail_written'> = async (
  { recommend_mail_id },
  { student },
  ctx,
) => {
  const mail = await RecommendMail.findOne({
    where: { id: recommend_mail_id, state: 'scheduled' },
    lock: ctx.tx.LOCK.UPDATE,
    transaction: ctx.tx,
  });
  const recipient = studentRecipient(student);
  if (!isWritable(mail) || !recipient) return [];
  const language = interfaceLanguage(mail.language_code ?? recipient.language);
  const unsubscribe_token = newUnsubscribeToken();
  const asked = await loadRecommendDraft(mail, unsubscribe_token, ctx.tx);
  const written = await draftRecommendMail(ctx, recipient, { ...asked, user_id: student.id, language });
  return [
    {
      ...written,
      recommend_mail_id: mail.id,
      unsubscribe_token,
      ...(mail.send_after && { available_at: mail.send_after }),
    },
  ];
};
