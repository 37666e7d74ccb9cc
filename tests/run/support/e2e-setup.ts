import fs from 'node:fs';
import path from 'node:path';
import { scratchFolder, startBuiltServer } from './built-server.ts';
import { startMailSink } from './mail-sink.ts';

/**
 * Before the browser tests: the built server on data of its own, with the demo data, and an SMTP server that keeps its
 * mails. The tests find them by E2E_BASE_URL and E2E_MAIL_FOLDER (for readMails of mail-sink.ts). Answers the end.
 */
export default async function e2eSetup(): Promise<() => Promise<void>> {
  const folder = scratchFolder('e2e');
  const mailFolder = path.join(folder, 'mails');
  const sink = await startMailSink(mailFolder);
  const server = await startBuiltServer({
    dataDir: path.join(folder, 'data'),
    variables: {
      SMTP_URL: sink.url,
      MAIL_FROM: 'Tabidachi <no-reply@tabidachi.example>',
      LOG_LEVEL: 'error',
    },
  });
  process.env['E2E_BASE_URL'] = server.url;
  process.env['E2E_MAIL_FOLDER'] = mailFolder;
  return async () => {
    const code = await server.stop();
    await sink.stop();
    fs.rmSync(folder, { recursive: true, force: true });
    if (code !== 0) throw new Error(`The server did not stop in order (${code}):\n${server.output()}`);
  };
}
