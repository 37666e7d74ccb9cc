import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface MailSink {
  /** For SMTP_URL. */
  url: string;
  stop(): Promise<void>;
}

/** What the server does not take at first: a mail with these words in its subject, the first time. */
export const REFUSED_AT_FIRST = 'refused at first';

/** An SMTP server that takes mails and lays them into a folder, one file each, for readMails() of any process. */
export async function startMailSink(folder: string): Promise<MailSink> {
  fs.mkdirSync(folder, { recursive: true });
  let count = 0;
  const refused = new Set<string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, callback) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const subject = /^Subject: (.*)/m.exec(Buffer.concat(parts).toString('utf8'))?.[1] ?? '';
        if (subject.includes(REFUSED_AT_FIRST) && !refused.has(subject)) {
          refused.add(subject);
          callback(Object.assign(new Error('Not taken at first'), { responseCode: 554 }));
          return;
        }
        count += 1;
        const file = path.join(folder, `${String(count).padStart(6, '0')}.eml`);
        // Renamed when whole, so that nobody reads half a mail.
        fs.writeFileSync(`${file}.part`, Buffer.concat(parts));
        fs.renameSync(`${file}.part`, file);
        callback();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as net.AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The mails of a sink's folder in the order they came, parsed. */
export async function readMails(folder: string): Promise<Email[]> {
  const files = fs.readdirSync(folder).filter((name) => name.endsWith('.eml'));
  return Promise.all(files.sort().map((name) => PostalMime.parse(fs.readFileSync(path.join(folder, name)))));
}
