import { sendNextDelivery, type DeliveryDeps } from './delivery.ts';
import { guarded } from '../core/background/guarded.ts';

interface SenderDeps extends DeliveryDeps {
  /** Maximum mails per second, for servers with rate limits; unlimited when absent. */
  mailsPerSecond?: number;
}

interface Senders {
  /** Signals that there may be something to send. */
  wake(): void;
  /** Stops claiming and waits for mails in flight. */
  stop(): Promise<void>;
}

/**
 * Runs as many senders as the mailer allows concurrent mails, each sending due mails one after the other, so
 * that a
 * slow server holds up only the mails on its connections. A sender starts when woken, and each mail found
 * starts
 * another, so that an idle check runs only one query.
 */
export function startSenders(deps: SenderDeps): Senders {
  const running = new Set<Promise<void>>();
  const turn = pace(deps.mailsPerSecond);
  let wakes = 0;
  let isStopping = false;
  let timer: NodeJS.Timeout | undefined;

  function begin(): void {
    if (isStopping || running.size >= deps.mailer.concurrency) return;
    const sender: Promise<void> = guarded(deps, sendOneAfterAnother).finally(() => running.delete(sender));
    running.add(sender);
  }

  async function sendOneAfterAnother(): Promise<void> {
    let isMore = true;
    while (isMore) {
      await turn();
      if (isStopping) return;
      const wakesBefore = wakes;
      // A wake-up during the query may be for something that the query missed.
      isMore = (await sendNextDelivery(deps, begin)) || wakes !== wakesBefore;
    }
    wakeWhenAHostOpens();
  }

  function wakeWhenAHostOpens(): void {
    const opensIn = deps.hosts?.opensIn() ?? null;
    if (opensIn === null || timer !== undefined || isStopping) return;
    timer = setTimeout(() => {
      timer = undefined;
      wake();
    }, opensIn);
  }

  function wake(): void {
    wakes++;
    begin();
  }

  async function stop(): Promise<void> {
    isStopping = true;
    clearTimeout(timer);
    await Promise.all(running);
  }
  return { wake, stop };
}

/** Rate limiter: lets callers pass one by one, at most so many per second. */
function pace(perSecond: number | undefined): () => Promise<void> {
  if (perSecond === undefined) return async () => {};
  let next = 0;
  return async () => {
    const at = Math.max(next, performance.now());
    next = at + 1000 / perSecond;
    await new Promise((resolve) => setTimeout(resolve, at - performance.now()));
  };
}
