import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

export interface MailSink {
  url: string;
  /** Mails received by recipient. */
  received: Map<string, number>;
  /** Seconds from the first mail to the last. */
  seconds(): number;
  /** Waits until so many mails are there; false when none came for half a minute. */
  waitFor(count: number): Promise<boolean>;
  close(): Promise<void>;
}

const PATIENCE_MS = 30_000;

/** An SMTP server on 127.0.0.1 that takes everything and keeps only how many mails came for whom. */
export async function startMailSink(): Promise<MailSink> {
  // A package for development alone, as are the tests.
  const { SMTPServer } = await import('smtp-server');
  const received = new Map<string, number>();
  const mails = { count: 0, first: 0, last: 0 };
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, session, callback) {
      stream.resume();
      stream.once('end', () => {
        const to = session.envelope.rcptTo[0]!.address;
        received.set(to, (received.get(to) ?? 0) + 1);
        mails.last = performance.now();
        if (mails.count++ === 0) mails.first = mails.last;
        callback(null, 'taken');
      });
    },
  });
  server.on('error', () => {}); // A client that is ended resets its connection.
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    seconds: () => (mails.last - mails.first) / 1000,
    async waitFor(wanted) {
      const start = performance.now();
      while (mails.count < wanted) {
        if (performance.now() - Math.max(mails.last, start) > PATIENCE_MS) return false;
        await delay(20);
      }
      return true;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
