/**
 * A worker in a process of its own, for killing. Arguments: database, SMTP server, folder of files, minutes
 * that its clock is ahead. Tells its parent when it has begun.
 */
import { pino } from 'pino';
import { connect } from '../../db/connect.ts';
import { initModels } from '../../db/models/init.ts';
import { createFiles } from '../../server/adapters/files.ts';
import { createHttpsChannels } from '../../server/adapters/https-channels.ts';
import { createWebPosts } from '../../server/adapters/web-posts.ts';
import { createSmtpMailer } from '../../server/adapters/smtp-mailer.ts';
import { startWorker } from '../../server/worker/worker.ts';

const [databaseUrl = '', smtpUrl = '', folder = '', minutesAhead = '0'] = process.argv.slice(2);

const sequelize = connect(databaseUrl);
initModels(sequelize);
await startWorker({
  sequelize,
  databaseUrl,
  mailer: createSmtpMailer({ url: smtpUrl, from: 'mail@tabidachi.example', connections: 3 }),
  files: await createFiles({ kind: 'disk', folder }),
  renderResume: () => Promise.reject(new Error('nothing is printed here')),
  channels: createHttpsChannels(),
  webhooks: createWebPosts({ isOwnMachineAllowed: true }),
  now: () => new Date(Date.now() + Number(minutesAhead) * 60_000),
  baseUrl: 'https://tabidachi.example',
  logger: pino({ level: 'silent' }),
});
process.send?.('begun');
