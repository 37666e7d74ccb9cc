// The same mails through nodemailer alone: no rows, no leases, no retries. Argument: the SMTP server's address. Asked by
// rows/mail.ts.
import nodemailer from 'nodemailer';
import { answerParent } from './answering.ts';
import { runLoop, type Samples } from './loop.ts';
import { mailNumber } from './mails.ts';

const [url = ''] = process.argv.slice(2);

answerParent({
  async measure({ connections, most }: { connections: number; most: number }): Promise<Samples> {
    const transport = nodemailer.createTransport({
      url,
      pool: true,
      maxConnections: connections,
      maxMessages: Infinity,
    });
    const samples = await runLoop({ clients: connections, milliseconds: Infinity, most }, (turn) =>
      transport.sendMail({ from: 'Tabidachi <mail@tabidachi.example>', ...mailNumber(turn + 1) }),
    );
    transport.close();
    return samples;
  },
});
