import { sweepTouchedSearchRows } from '../../db/search-rows.ts';
import { DELIVERIES_TASK, OUTBOX_TASK, PRINTING_TASK } from '../core/calls/outbox.ts';
import { recoverPosts, sendNextPost, type ChannelPostDeps } from '../features/mail/effects/channel-posts.ts';
import type { DeliveryDeps } from './delivery.ts';
import { eraseAllDue, type ErasureDeps } from '../features/privacy/effects/erasure.ts';
import { printNextVersion, type PrintingDeps } from '../features/resumes/effects/print-versions.ts';
import { keepDueDeliveries, recoverExpiredLeases } from './delivery.ts';
import { guarded } from '../core/worker/guarded.ts';
import type { OutboxDeps } from './process-event.ts';
import { processNextEvent } from './process-event.ts';
import { startQueue } from '../core/worker/queue.ts';
import { startSenders } from './senders.ts';
import { singleFlight } from '../core/worker/single-flight.ts';

export interface WorkerDeps extends OutboxDeps, DeliveryDeps, ChannelPostDeps, ErasureDeps, PrintingDeps {
  files: DeliveryDeps['files'] & ErasureDeps['files'] & PrintingDeps['files'];
  /** The job queue listens here for what wakes the worker. */
  databaseUrl: string;
  /** Milliseconds between two looks for rows that nobody woke us for: due retries, undo windows that ended. */
  sweepInterval?: number;
  /** Mails per second at most, for servers that count; unlimited when absent. */
  mailsPerSecond?: number;
}

export interface Worker {
  /**
   * Takes nothing new, finishes what is in flight (at most one attempt of each mail) and lets go of the queue.
   * The mailer and the database stay open: they belong to the caller.
   */
  stop(): Promise<void>;
}

/**
 * Starts what happens after commits: events of the outbox become deliveries, deliveries become mails. Jobs of
 * the queue only wake it; the rows of the two tables are the truth, so a lost or doubled job does no harm. Any
 * number of workers may run side by side, in one process or in several.
 */
export async function startWorker(deps: WorkerDeps): Promise<Worker> {
  const status = { isStopping: false };
  const processOutbox = singleFlight(() =>
    guarded(deps, async () => {
      while (!status.isStopping && (await processNextEvent(deps)));
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
  const tellChannels = singleFlight(() => guarded(deps, () => postAllDue(deps, status)));
  const keepSearch = singleFlight(() =>
    guarded(deps, async () => {
      await sweepTouchedSearchRows(deps.sequelize, () => !status.isStopping);
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
      keepSearch(),
      printResumes(),
      eraseAccounts(),
    ]);

  // The jobs only wake and are done at once: what fails is counted at its row, which has a schedule of its own.
  const queue = await startQueue(deps, {
    [OUTBOX_TASK]: () => void processOutbox(),
    [PRINTING_TASK]: () => void printResumes(),
    [DELIVERIES_TASK]: () => {
      void sendDeliveries();
      void tellChannels();
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
  return { stop: () => (stopped ??= stop()) };
}

/** Messages to channels at once: one that hangs does not keep the others waiting. */
const POSTS_AT_ONCE = 3;

async function postAllDue(deps: WorkerDeps, status: { isStopping: boolean }): Promise<void> {
  if (status.isStopping) return;
  await recoverPosts(deps);
  async function postOneAfterAnother(): Promise<void> {
    while (!status.isStopping && (await sendNextPost(deps)));
  }
  await Promise.all(Array.from({ length: POSTS_AT_ONCE }, postOneAfterAnother));
}
