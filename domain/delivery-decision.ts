import type { ErrorCode } from './error-codes.ts';

/** What a person may decide about a mail that did not simply go. */
export type DeliveryDecision = 'send_again' | 'give_up';

interface DeliveryFacts {
  state: string;
  subject: string | null;
  body_html: string | null;
  bounced_at?: Date | null;
  decided_at?: Date | null;
  /** What it would be written from; null when that is not kept. */
  template_values: object | null;
}

/** States that wait for a person: it may have gone, or it certainly did not and will not by itself. */
const UNDECIDED_STATES = ['held', 'failed'];

/** Held or failed, or sent and come back since anybody decided about it; the same in db/undecided-deliveries.ts. */
function isUndecided({ state, bounced_at, decided_at }: DeliveryFacts): boolean {
  if (UNDECIDED_STATES.includes(state)) return true;
  return state === 'sent' && Boolean(bounced_at) && !(decided_at && decided_at >= bounced_at!);
}

/** Whether its words are there. One whose words were at fault has none. */
export const isWritten = ({ subject, body_html }: Pick<DeliveryFacts, 'subject' | 'body_html'>): boolean =>
  subject !== null && body_html !== null;

/**
 * Why nothing can be decided about a delivery; null when it can. A mail that was never written, and whose values are not
 * kept to write it now, has nothing to send.
 */
export function decisionRefusal(decision: DeliveryDecision, delivery: DeliveryFacts): ErrorCode | null {
  if (!isUndecided(delivery)) return 'delivery_settled';
  const hasNothing = !isWritten(delivery) && delivery.template_values === null;
  return decision === 'send_again' && hasNothing ? 'delivery_unwritten' : null;
}

/** What the actor may decide about it now. */
export const decisionsAllowed = (delivery: DeliveryFacts): Record<DeliveryDecision, boolean> => ({
  send_again: decisionRefusal('send_again', delivery) === null,
  give_up: decisionRefusal('give_up', delivery) === null,
});
