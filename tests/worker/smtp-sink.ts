import type { AddressInfo, Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/**
 * How the server meets a mail: takes it; answers the recipient or the content with a code; says nothing at
 * the recipient or after the content; hangs up within the content or after it.
 */
export type Behaviour =
  | 'take'
  | { rcpt: number; words?: string }
  | { content: number }
  | 'hang_at_rcpt'
  | 'hang_after_content'
  | 'die_within_content'
  | 'die_after_content';

export interface ReceivedMail {
  to: string;
  raw: Buffer;
  email: Email;
}

function refusal(code: number, words = code >= 500 ? 'No such mailbox' : 'Try again later'): Error {
  return Object.assign(new Error(words), {
    responseCode: code,
  });
}

/** A real SMTP server on 127.0.0.1 that behaves as told, and keeps what it was given whole. */
export async function startSmtpSink(options: { takes?: { user: string; password: string } } = {}) {
  const mails: ReceivedMail[] = [];
  /** The sender of each envelope whose content was taken. */
  const envelopes: string[] = [];
  const rule: {
    behaviour: (to: string) => Behaviour;
    onContent: (to: string) => void;
    /** No recipient is answered before. */
    opened: Promise<unknown>;
  } = {
    behaviour: () => 'take',
    onContent: () => {},
    opened: Promise.resolve(),
  };
  const server: SMTPServer = new SMTPServer({
    disabledCommands: options.takes ? ['STARTTLS'] : ['AUTH', 'STARTTLS'],
    authOptional: !options.takes,
    allowInsecureAuth: true,
    logger: false,
    onAuth(auth, _session, callback) {
      const isRight = auth.username === options.takes?.user && auth.password === options.takes?.password;
      callback(isRight ? null : refusal(535), { user: auth.username });
    },
    onRcptTo(address, _session, callback) {
      const behaviour = rule.behaviour(address.address);
      if (behaviour === 'hang_at_rcpt') {
        rule.onContent(address.address);
        return;
      }
      const answer =
        typeof behaviour === 'object' && 'rcpt' in behaviour
          ? refusal(behaviour.rcpt, behaviour.words)
          : null;
      void rule.opened.then(() => callback(answer));
    },
    onData(stream, session, callback) {
      const { address } = session.envelope.rcptTo[0]!;
      envelopes.push(session.envelope.mailFrom ? session.envelope.mailFrom.address : '');
      if (rule.behaviour(address) === 'die_within_content')
        stream.once('data', () => socketOf(server, session.id).destroy());
      void receive(stream, session.id, address, callback);
    },
  });

  async function receive(
    stream: Readable,
    connection: string,
    to: string,
    answer: (error?: Error | null, message?: string) => void,
  ): Promise<void> {
    const raw = await buffer(stream).catch(() => null);
    if (!raw) return; // The client went away before the end: nothing was received.
    const behaviour = rule.behaviour(to);
    if (typeof behaviour === 'object' && 'content' in behaviour) {
      answer(refusal(behaviour.content));
      return;
    }
    mails.push({ to, raw, email: await PostalMime.parse(raw) });
    rule.onContent(to);
    if (behaviour === 'take') answer(null, 'taken');
    if (behaviour === 'die_after_content') socketOf(server, connection).destroy();
  }

  server.on('error', () => {}); // A client that is killed resets its connection.
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    mails,
    envelopes,
    rule,
    to: (address: string) => mails.filter((mail) => mail.to === address),
    async close() {
      for (const connection of connectionsOf(server)) connection._socket.destroy();
      await new Promise<void>((resolve) => server.close(resolve));
    },
  };
}
export type SmtpSink = Awaited<ReturnType<typeof startSmtpSink>>;

/** Not part of smtp-server's types: the only way to break a connection as a crash would. */
function connectionsOf(server: SMTPServer): Set<{ id: string; _socket: Socket }> {
  return (server as unknown as { connections: Set<{ id: string; _socket: Socket }> }).connections;
}

function socketOf(server: SMTPServer, id: string): Socket {
  return [...connectionsOf(server)].find((connection) => connection.id === id)!._socket;
}
