import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { QueryTypes, type Sequelize } from 'sequelize';
import { projectRoot } from '../../project-root.ts';
import { startChild } from '../child.ts';
import { timingsOf, type Samples } from '../loop.ts';
import { startMailSink, type MailSink } from '../mail-sink.ts';
import { mailNumber } from '../mails.ts';
import { check, type Row } from '../report.ts';
import { spawnServer } from '../server.ts';
import type { World } from '../world.ts';

const PER_SECOND = 100;
/** As many as the mailer of the server opens. */
const CONNECTIONS = 5;

/** Deliveries that are due, sent by a worker process of the built server into an SMTP server of ours. */
export async function* mailRows(world: World): AsyncIterable<Row> {
  const { mails } = world.options;
  const sink = await startMailSink();
  try {
    await insertDeliveries(world.sequelize, mails);
    await sendByWorker(world, sink, mails);
    const perSecond = (mails - 1) / sink.seconds();
    const [sent] = await world.sequelize.query<{ count: number }>(
      `select count(*) from deliveries where cause like 'bench:%' and state = 'sent'`,
      { type: QueryTypes.SELECT },
    );
    const received = Array.from(
      { length: mails },
      (_, index) => sink.received.get(mailNumber(index + 1).to) ?? 0,
    );
    const lost = received.filter((times) => times === 0).length;
    const doubled = received.filter((times) => times > 1).length;
    const bare = timingsOf(await sendBare(world, sink, mails));
    yield {
      section: 'mail',
      heading: 'Mail',
      name: `${mails} deliveries into a local SMTP server`,
      measured: { per_second: perSecond, sent: sent!.count, lost, doubled },
      bare: { per_second: bare.per_second },
      ratio: bare.per_second / perSecond,
      checks: [
        check('per_second', perSecond, 'at_least', PER_SECOND),
        check('lost', lost, 'at_most', 0),
        check('doubled', doubled, 'at_most', 0),
      ],
    };
  } finally {
    await sink.close();
  }
}

async function insertDeliveries(sequelize: Sequelize, count: number): Promise<void> {
  const { subject, html, text } = mailNumber(1);
  await sequelize.query(
    `insert into deliveries (cause, template, recipient_email, language_code, subject, body_html, body_text, available_at)
     select 'bench:' || n, 'application_created', 'bench-' || n || '@example.com', 'ja', $2, $3, $4, now()
     from generate_series(1, $1::int) n order by n`,
    { bind: [count, subject, html, text] },
  );
}

async function sendByWorker(world: World, sink: MailSink, count: number): Promise<void> {
  const environment = {
    ...world.environment,
    ROLE: 'worker',
    SMTP_URL: sink.url,
    MAIL_FROM: 'Tabidachi <mail@tabidachi.example>',
  };
  const worker = spawnServer({ programs: world.programs, environment, log: world.logOf('worker') });
  try {
    // What else was due in the demo world comes on top.
    const isDone = await sink.waitFor(count);
    if (!isDone) world.say('mail: the worker stopped sending before it was done');
    await settled(world.sequelize);
  } finally {
    await worker.stop();
  }
}

/** The last mails are noted as sent a moment after they were received. */
async function settled(sequelize: Sequelize): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const [row] = await sequelize.query<{ open: number }>(
      `select count(*) as open from deliveries where cause like 'bench:%' and state in ('pending', 'sending')`,
      { type: QueryTypes.SELECT },
    );
    if (row!.open === 0) return;
    await delay(50);
  }
}

async function sendBare(world: World, sink: MailSink, most: number): Promise<Samples> {
  const program = path.join(projectRoot, 'bench/mail-child.ts');
  const args = ['--import', 'tsx', program, sink.url];
  const child = startChild({ args, environment: world.environment, log: world.logOf('bare-mail') });
  try {
    return (await child.ask('measure', { connections: CONNECTIONS, most })) as Samples;
  } finally {
    await child.stop();
  }
}
