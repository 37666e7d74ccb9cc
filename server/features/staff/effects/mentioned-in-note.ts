import type { EffectHandler } from '../../mail/services/effect-handler.ts';
import { mentionMail } from '../services/mention-mail.ts';

/** A colleague is mentioned in a note about a student. */
export const mentionedInNote: EffectHandler<'mentioned_in_note'> = (payload, { student }, ctx) =>
  mentionMail(payload.mention_id, { user_id: payload.user_id }, student, ctx);
