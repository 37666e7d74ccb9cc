import type { AddressInfo, Socket } from 'node:net';
import type { Logger } from 'pino';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { itemAt } from '../../domain/required.ts';
import { INBOUND_MAIL_MAX_BYTES } from '../../domain/constants.ts';

/** A mail as it was handed over. */
export interface IncomingMail {
  /** Of the envelope; empty for the null reverse path `<>` of reports. */
  sender: string;
  recipient: string;
  /** Its beginning; what a large one has attached is of no interest. */
  raw: Buffer;
}

/** What became of it: taken; for nobody we know; not to be read as a mail; more than anybody writes. */
export type Reception = 'taken' | 'unknown' | 'unreadable' | 'too_many';

export interface InboundSmtpOptions {
  host: string;
  /** 0: any free one. */
  port: number;
  /** The name it greets with. */
  domain: string;
  /** Whether a recipient is one of ours. Everything else is refused before its content. */
  accepts(address: string): boolean;
  /** When it throws the client is asked to come again later. */
  receive(mail: IncomingMail): Promise<Reception>;
  logger: Pick<Logger, 'warn' | 'error'>;
  /** Milliseconds of silence, and of a whole connection, however busy. */
  silence?: number;
  lifetime?: number;
  /** Milliseconds that what is on its way has when we close. */
  grace?: number;
}

export interface InboundSmtp {
  readonly port: number;
  /** Takes nothing new; what is being taken ends. */
  close(): Promise<void>;
}

/** So much of each is kept and read: reports and replies say what they say before what is attached to them. */
const KEPT_BYTES = 512 * 1024;
/** Connections at once. */
const CONNECTIONS = 20;

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

const REFUSED: Record<Exclude<Reception, 'taken'>, Error> = {
  unknown: refusal(550, '5.1.1 No such recipient here'),
  unreadable: refusal(554, '5.6.0 This cannot be read as a mail'),
  too_many: refusal(552, '5.2.2 Too many replies to one mail'),
};

/** The beginning of the content; null when it is larger than we take, which is read to its end all the same. */
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
 * Listens for mails to our own addresses and nothing else: it relays nothing, logs nobody in and offers no encryption
 * (docs/operations.md says what to put before it).
 * @throws when the port is taken or not allowed
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
      // A report has one recipient; whoever has more comes again for each.
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
  // A client that goes away in the middle says so here: its mail was not taken, and it knows.
  server.on('error', (error) => logger.warn({ err: error }, 'A connection for inbound mail failed'));
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Whoever sends a byte now and then is never silent: a connection as a whole has an end too. */
function endAfter(server: SMTPServer, lifetime: number): void {
  server.server.on('connection', (socket: Socket) => {
    const timer = setTimeout(() => socket.destroy(), lifetime);
    socket.once('close', () => clearTimeout(timer));
  });
}
