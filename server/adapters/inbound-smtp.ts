import type { AddressInfo, Socket } from 'node:net';
import type { Logger } from 'pino';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { itemAt } from '../../domain/required.ts';
import { INBOUND_MAIL_MAX_BYTES } from '../../domain/constants.ts';

/** A received mail. */
export interface IncomingMail {
  /** Envelope sender; empty for the null reverse-path `<>` of bounces. */
  sender: string;
  recipient: string;
  /** The start of the message; large attachments are cut off. */
  raw: Buffer;
}

/**
 * Result of receiving a mail: taken, unknown recipient, from somebody else than the address was made for, unparseable,
 * without words of its own, or over the sender's limit.
 */
export type Reception = 'taken' | 'unknown' | 'foreign' | 'unreadable' | 'empty' | 'too_many';

export interface InboundSmtpOptions {
  host: string;
  /** 0 picks any free port. */
  port: number;
  /** Host name used in the SMTP greeting. */
  domain: string;
  /** Whether the recipient address is ours. Others are refused at RCPT, before the content. */
  accepts(address: string): boolean;
  /** If it throws, the client gets a temporary error and retries. */
  receive(mail: IncomingMail): Promise<Reception>;
  logger: Pick<Logger, 'warn' | 'error'>;
  /** Idle timeout, and maximum lifetime of a connection, in milliseconds. */
  silence?: number;
  lifetime?: number;
  /** Milliseconds that mails in progress are given on shutdown. */
  grace?: number;
}

export interface InboundSmtp {
  readonly port: number;
  /** Stops accepting connections and lets mails in progress finish. */
  close(): Promise<void>;
}

/** Bytes kept of each mail: bounces and replies put what matters before attachments. */
const KEPT_BYTES = 512 * 1024;
/** Maximum concurrent connections. */
const CONNECTIONS = 20;

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

const REFUSED: Record<Exclude<Reception, 'taken'>, Error> = {
  unknown: refusal(550, '5.1.1 No such recipient here'),
  foreign: refusal(550, '5.7.1 Write from the address that our mail went to'),
  empty: refusal(554, '5.6.0 There are no words of yours in this mail'),
  unreadable: refusal(554, '5.6.0 This cannot be read as a mail'),
  too_many: refusal(552, '5.2.2 Too many replies'),
};

/** The start of the content; null when it exceeds the size limit (the stream is still drained). */
async function contentOf(stream: SMTPServerDataStream): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    if (size < KEPT_BYTES) chunks.push(chunk.subarray(0, KEPT_BYTES - size));
    size += chunk.length;
  }
  return size > INBOUND_MAIL_MAX_BYTES || stream.sizeExceeded ? null : Buffer.concat(chunks);
}

/**
 * Starts an SMTP server that receives mail for our own addresses only: no relaying, no authentication, no TLS
 * (docs/operations.md says what to put in front of it).
 * @throws when the port is taken or not permitted
 */
export async function listenForMail(options: InboundSmtpOptions): Promise<InboundSmtp> {
  const { silence = 60_000, lifetime = 300_000, grace = 10_000, logger } = options;
  const server = new SMTPServer({
    name: options.domain,
    banner: 'Tabidachi',
    size: INBOUND_MAIL_MAX_BYTES,
    disabledCommands: ['AUTH', 'STARTTLS'],
    authOptional: true,
    disableReverseLookup: true,
    hideENHANCEDSTATUSCODES: true,
    maxClients: CONNECTIONS,
    socketTimeout: silence,
    closeTimeout: grace,
    logger: false,
    onRcptTo({ address }, session, callback) {
      if (!options.accepts(address)) callback(refusal(550, '5.7.1 We take mail for our own addresses only'));
      // A bounce has one recipient; clients with several have to send one mail per recipient.
      else if (session.envelope.rcptTo.length > 0) callback(refusal(452, '4.5.3 One recipient at a time'));
      else callback();
    },
    onData(stream, session, callback) {
      void take(stream, session).then(
        (error) => callback(error, 'Taken'),
        (error: unknown) => {
          logger.error({ err: error }, 'A mail that came in could not be put on record');
          callback(refusal(451, '4.3.0 Try again later'));
        },
      );
    },
  });

  async function take(stream: SMTPServerDataStream, { envelope }: SMTPServerSession): Promise<Error | null> {
    const raw = await contentOf(stream);
    if (!raw) return refusal(552, '5.3.4 Larger than 10 MB');
    const sender = envelope.mailFrom ? envelope.mailFrom.address : '';
    const became = await options.receive({ sender, recipient: itemAt(envelope.rcptTo, 0).address, raw });
    return became === 'taken' ? null : REFUSED[became];
  }

  endAfter(server, lifetime);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  // Also raised when a client disconnects mid-transfer; it knows that its mail was not accepted.
  server.on('error', (error) => logger.warn({ err: error }, 'A connection for inbound mail failed'));
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Limits the total lifetime of a connection: a client trickling bytes never hits the idle timeout. */
function endAfter(server: SMTPServer, lifetime: number): void {
  server.server.on('connection', (socket: Socket) => {
    const timer = setTimeout(() => socket.destroy(), lifetime);
    socket.once('close', () => clearTimeout(timer));
  });
}
