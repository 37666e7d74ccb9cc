import type { DeliveryDeps } from './delivery.ts';
import { sendNextDelivery } from './delivery.ts';
import { guarded } from '../core/worker/guarded.ts';

interface SenderDeps extends DeliveryDeps {
  /** Mails per second at most, for servers that count; unlimited when absent. */
  mailsPerSecond?: number;
}

interface Senders {
  /** There may be something to send. */
  wake(): void;
  /** Takes nothing new and waits for the mails on their way. */
  stop(): Promise<void>;
}

/**
 * As many senders as the mailer takes mails at once, each sending one due mail after the other. They know nothing of
 * each other: one that waits for a slow server holds up no mail that comes later. One begins when it is woken, and
 * each mail found begins another, so that a look that finds nothing is made once.
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
      // What came while it looked may have come after it looked.
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

/** Lets callers pass one by one, at most so many a second. */
function pace(perSecond: number | undefined): () => Promise<void> {
  if (perSecond === undefined) return async () => {};
  let next = 0;
  return async () => {
    const at = Math.max(next, performance.now());
    next = at + 1000 / perSecond;
    await new Promise((resolve) => setTimeout(resolve, at - performance.now()));
  };
}
