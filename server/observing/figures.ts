import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Seconds. */
const LATENCIES = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const PDF_TIMES = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

/** What became of one attempt to send a mail. */
export type MailOutcome = 'sent' | 'retry' | 'refused' | 'unknown';

export type Figures = ReturnType<typeof createFigures>;
/** What a worker counts. */
export type WorkerFigures = Pick<Figures, 'mailTried' | 'eventTakenUp' | 'webhookTried'>;

/**
 * What one process counts of its own work, for Prometheus and OpenTelemetry. Labels name calls, states and kinds, never
 * persons, addresses or what somebody typed.
 */
export function createFigures() {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Counter({
    name: 'tabidachi_requests_total',
    help: 'Requests answered, by call and status.',
    labelNames: ['call', 'status'],
    registers,
  });
  const latency = new Histogram({
    name: 'tabidachi_request_duration_seconds',
    help: 'Seconds from a request to the end of its answer, by call; streams are left out.',
    labelNames: ['call'],
    buckets: LATENCIES,
    registers,
  });
  const pdfs = new Histogram({
    name: 'tabidachi_pdf_duration_seconds',
    help: 'Seconds it took to print a PDF, waiting for a free printer included.',
    labelNames: ['document', 'outcome'],
    buckets: PDF_TIMES,
    registers,
  });
  const searches = new Counter({
    name: 'tabidachi_searches_total',
    help: 'Searches for jobs, by whether anything was found.',
    labelNames: ['found'],
    registers,
  });
  const mails = new Counter({
    name: 'tabidachi_mail_attempts_total',
    help: 'Attempts to send a mail, by outcome; unknown: the answer was lost and the mail is held.',
    labelNames: ['outcome'],
    registers,
  });
  const webhooks = new Counter({
    name: 'tabidachi_webhook_attempts_total',
    help: 'Attempts to deliver a webhook, by outcome.',
    labelNames: ['outcome'],
    registers,
  });
  const events = new Counter({
    name: 'tabidachi_outbox_events_total',
    help: 'Outbox events taken up by this worker, by outcome.',
    labelNames: ['outcome'],
    registers,
  });
  const replicaFailures = new Counter({
    name: 'tabidachi_replica_failures_total',
    help: 'Reads that a replica could not answer, so that the primary had to.',
    registers,
  });
  // Rates of what has not happened yet are 0, not absent.
  for (const found of ['something', 'nothing']) searches.inc({ found }, 0);
  for (const outcome of ['sent', 'retry', 'refused', 'unknown']) mails.inc({ outcome }, 0);
  for (const outcome of ['sent', 'retry', 'refused']) webhooks.inc({ outcome }, 0);
  for (const outcome of ['processed', 'failed']) events.inc({ outcome }, 0);

  return {
    registry,
    /** @param seconds null for a stream, which lasts as long as somebody looks */
    requestEnded(call: string, status: number, seconds: number | null): void {
      requests.inc({ call, status: String(status) });
      if (seconds !== null) latency.observe({ call }, seconds);
    },
    /** Times the printing of a PDF. */
    async printed<T>(document: string, print: () => Promise<T>): Promise<T> {
      const end = pdfs.startTimer({ document });
      try {
        const pdf = await print();
        end({ outcome: 'printed' });
        return pdf;
      } catch (error) {
        end({ outcome: 'failed' });
        throw error;
      }
    },
    searched(hits: number): void {
      searches.inc({ found: hits > 0 ? 'something' : 'nothing' });
    },
    replicaFailed(): void {
      replicaFailures.inc();
    },
    mailTried(outcome: MailOutcome): void {
      mails.inc({ outcome });
    },
    webhookTried(outcome: 'sent' | 'retry' | 'refused'): void {
      webhooks.inc({ outcome });
    },
    eventTakenUp(outcome: 'processed' | 'failed'): void {
      events.inc({ outcome });
    },
    /** Says of a worker when it last looked into the outbox. */
    watchWorker(lastLook: () => Date): void {
      const lastLookAt = new Gauge({
        name: 'tabidachi_worker_last_look_timestamp_seconds',
        help: 'When the worker last looked into the outbox (Unix time); it does so every five seconds.',
        // Of several processes at one address only one has a worker.
        aggregator: 'max',
        registers: [],
        collect() {
          this.set(lastLook().getTime() / 1000);
        },
      });
      registry.registerMetric(lastLookAt);
    },
  };
}
