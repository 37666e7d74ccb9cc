import type { RecommendMailReply } from '../../../../db/models/inbound-mail.ts';
import type { ErrorCode } from '../../../../domain/error-codes.ts';
import { isManager, type Actor } from '../../../../domain/roles.ts';

/** Why a reply cannot be taken back; null when it can: who noted it by hand does so, or a manager. What came stays. */
export function noteUndoRefusal(
  actor: Actor,
  reply: Pick<RecommendMailReply, 'noted_by_hf_member_id'>,
): ErrorCode | null {
  const { noted_by_hf_member_id: by } = reply;
  if (by === null) return 'not_found';
  return by === actor.hf_member_id || isManager(actor) ? null : 'not_found';
}
