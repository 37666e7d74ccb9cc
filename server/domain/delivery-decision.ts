import type { ErrorCode } from './error-codes.ts';

/** What a person may decide about a mail that did not simply go. */
export type DeliveryDecision = 'send_again' | 'give_up';

interface DeliveryFacts {
  state: string;
  subject: string | null;
  body_html: string | null;
}

/** States that wait for a person: it may have gone, or it certainly did not and will not by itself. */
export const UNDECIDED_STATES = ['held', 'failed'] as const;

const isUndecided = (state: string) => (UNDECIDED_STATES as readonly string[]).includes(state);

/** Why nothing can be decided about a delivery; null when it can. A mail that was never written has nothing to send. */
export function decisionRefusal(decision: DeliveryDecision, delivery: DeliveryFacts): ErrorCode | null {
  if (!isUndecided(delivery.state)) return 'delivery_settled';
  const isWritten = delivery.subject !== null && delivery.body_html !== null;
  return decision === 'send_again' && !isWritten ? 'delivery_unwritten' : null;
}

/** What the actor may decide about it now. */
export const decisionsAllowed = (delivery: DeliveryFacts): Record<DeliveryDecision, boolean> => ({
  send_again: decisionRefusal('send_again', delivery) === null,
  give_up: decisionRefusal('give_up', delivery) === null,
});
