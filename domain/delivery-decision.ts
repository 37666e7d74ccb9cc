import type { ErrorCode } from './error-codes.ts';

/** What staff may decide about a mail that was not delivered normally. */
export type DeliveryDecision = 'send_again' | 'give_up';

interface DeliveryFacts {
  state: string;
  subject: string | null;
  body_html: string | null;
  bounced_at?: Date | null;
  decided_at?: Date | null;
  /** The values to render it from; null when they are not stored. */
  template_values: object | null;
}

/** States that need a decision: possibly sent, or certainly not sent and not retried. */
const UNDECIDED_STATES = ['held', 'failed'];

/** Held, failed or bounced since the last decision; db/undecided-deliveries.ts has the same rule in SQL. */
function isUndecided({ state, bounced_at, decided_at }: DeliveryFacts): boolean {
  if (UNDECIDED_STATES.includes(state)) return true;
  return state === 'sent' && Boolean(bounced_at && !(decided_at && decided_at >= bounced_at));
}

/** Whether its text was rendered. A delivery that failed to render has none. */
export const isWritten = ({ subject, body_html }: Pick<DeliveryFacts, 'subject' | 'body_html'>): boolean =>
  subject !== null && body_html !== null;

/**
 * Why nothing can be decided about a delivery; null when it can. A mail that was never rendered and whose
 * values are not stored cannot be sent.
 */
export function decisionRefusal(decision: DeliveryDecision, delivery: DeliveryFacts): ErrorCode | null {
  if (!isUndecided(delivery)) return 'delivery_settled';
  const hasNothing = !isWritten(delivery) && delivery.template_values === null;
  return decision === 'send_again' && hasNothing ? 'delivery_unwritten' : null;
}

/** The decisions the actor may make now. */
export const decisionsAllowed = (delivery: DeliveryFacts): Record<DeliveryDecision, boolean> => ({
  send_again: decisionRefusal('send_again', delivery) === null,
  give_up: decisionRefusal('give_up', delivery) === null,
});
