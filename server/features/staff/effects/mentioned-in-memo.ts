import type { EffectHandler } from '../../mail/services/effect-handler.ts';
import { mentionMail } from '../services/mention-mail.ts';

/** A colleague is mentioned in the memo of an application. */
export const mentionedInMemo: EffectHandler<'mentioned_in_memo'> = (payload, { student }, ctx) =>
  mentionMail(payload.mention_id, { application_id: payload.application_id }, student, ctx);
