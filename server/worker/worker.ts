import { noteOtherSearchTerms, sweepTouchedSearchRows } from '../../db/search-rows.ts';
import { DELIVERIES_TASK, OUTBOX_TASK, PRINTING_TASK } from '../core/calls/outbox.ts';
import { recoverPosts, sendNextPost, type ChannelPostDeps } from '../features/mail/effects/channel-posts.ts';
import {
  recoverWebhooks,
  sendNextWebhook,
  type WebhookDeps,
} from '../features/machines/effects/webhook-deliveries.ts';
import { keepDueDeliveries, recoverExpiredLeases, type DeliveryDeps } from './delivery.ts';
import { eraseAllDue, type ErasureDeps } from '../features/privacy/effects/erasure.ts';
import { sweepReadDocuments } from '../features/recruitments/services/read-documents.ts';
import { printNextVersion, type PrintingDeps } from '../features/resumes/effects/print-versions.ts';
import { guarded } from '../core/background/guarded.ts';
import { processNextEvent, type OutboxDeps } from './process-event.ts';
import { startQueue } from '../core/background/queue.ts';
import { startSenders } from './senders.ts';
import { singleFlight } from '../core/background/single-flight.ts';

export interface WorkerDeps
  extends OutboxDeps, DeliveryDeps, ChannelPostDeps, Omit<WebhookDeps, 'figures'>, ErasureDeps, PrintingDeps {
  files: DeliveryDeps['files'] & ErasureDeps['files'] & PrintingDeps['files'];
  /** Database of the job queue whose jobs wake the worker. */
  databaseUrl: string;
  /** Polling interval in milliseconds for rows without a wake-up: due retries, expired undo windows. */
  sweepInterval?: number;
  /** Maximum mails per second, for servers with rate limits; unlimited when absent. */
  mailsPerSecond?: number;
}

export interface Worker {
  /**
   * Stops claiming, finishes work in flight (at most one attempt per mail) and stops the queue. The mailer and
   * the
   * database stay open: they belong to the caller.
   */
  stop(): Promise<void>;
  /** When it last looked into the outbox, which it does every few seconds. */
  lastLook(): Date;
}

/**
 * Starts background processing: outbox events become deliveries, deliveries are sent. Queue jobs only wake the
 * worker; the rows of the two tables are the source of truth, so a lost or duplicate job does no harm. Any
 * number of
 * workers may run concurrently, in one process or several.
 */
export async function startWorker(deps: WorkerDeps): Promise<Worker> {
  const status = { isStopping: false, hasNotedTerms: false, lastLook: deps.now() };
  /** Looks for an event; that it could look tells that the worker works. */
  async function lookForEvent(): Promise<boolean> {
    const isThere = await processNextEvent(deps);
    status.lastLook = deps.now();
    return isThere;
  }
  const processOutbox = singleFlight(() =>
    guarded(deps, async () => {
      while (!status.isStopping && (await lookForEvent()));
    }),
  );
  const senders = startSenders(deps);
  const sendDeliveries = singleFlight(() =>
    guarded(deps, async () => {
      if (status.isStopping) return;
      await recoverExpiredLeases(deps);
      if (deps.mailer.sends) senders.wake();
      else await keepDueDeliveries(deps);
    }),
  );
  const tellChannels = singleFlight(() =>
    guarded(deps, () =>
      postAllDue(
        status,
        () => recoverPosts(deps),
        () => sendNextPost(deps),
      ),
    ),
  );
  const tellMachines = singleFlight(() =>
    guarded(deps, () =>
      postAllDue(
        status,
        () => recoverWebhooks(deps),
        () => sendNextWebhook(deps),
      ),
    ),
  );
  const keepSearch = singleFlight(() =>
    guarded(deps, async () => {
      if (!status.hasNotedTerms) await noteOtherSearchTerms(deps.sequelize);
      status.hasNotedTerms = true;
      await sweepTouchedSearchRows(deps.sequelize, () => !status.isStopping);
    }),
  );
  const keepDocuments = singleFlight(() =>
    guarded(deps, async () => {
      await sweepReadDocuments(deps.sequelize, {
        goesOn: () => !status.isStopping,
        onBroken: (kind, id, err) =>
          deps.logger.error({ kind, id, err }, 'A read document cannot be written'),
      });
    }),
  );
  const printResumes = singleFlight(() =>
    guarded(deps, async () => {
      while (!status.isStopping && (await printNextVersion(deps)));
    }),
  );
  const eraseAccounts = singleFlight(() => guarded(deps, () => eraseAllDue(deps, status)));
  const sweep = () =>
    Promise.all([
      processOutbox(),
      sendDeliveries(),
      tellChannels(),
      tellMachines(),
      keepSearch(),
      keepDocuments(),
      printResumes(),
      eraseAccounts(),
    ]);

  // Jobs only wake the worker and always succeed: failures are counted on the rows, which have their own
  // schedule.
  const queue = await startQueue(deps, {
    [OUTBOX_TASK]: () => void processOutbox(),
    [PRINTING_TASK]: () => void printResumes(),
    [DELIVERIES_TASK]: () => {
      void sendDeliveries();
      void tellChannels();
      void tellMachines();
    },
  });
  const timer = setInterval(() => void sweep(), deps.sweepInterval ?? 5000);
  void sweep();

  async function stop(): Promise<void> {
    status.isStopping = true;
    clearInterval(timer);
    const lastMails = senders.stop();
    await queue.stop();
    await sweep();
    await lastMails;
  }
  let stopped: Promise<void> | undefined;
  return { stop: () => (stopped ??= stop()), lastLook: () => status.lastLook };
}

/** Concurrent messages to channels, and to webhooks: a slow one must not delay the others. */
const POSTS_AT_ONCE = 3;

async function postAllDue(
  status: { isStopping: boolean },
  recover: () => Promise<void>,
  sendNext: () => Promise<boolean>,
): Promise<void> {
  if (status.isStopping) return;
  await recover();
  async function postOneAfterAnother(): Promise<void> {
    while (!status.isStopping && (await sendNext()));
  }
  await Promise.all(Array.from({ length: POSTS_AT_ONCE }, postOneAfterAnother));
}
