import path from 'node:path';
import { projectRoot } from '../../project-root.ts';
import { startChild } from '../child.ts';
import { insertDeliveries, settled, startMailWorker, tallyOf } from '../deliveries.ts';
import { timingsOf, type Samples } from '../loop.ts';
import { startMailSink, type MailSink } from '../mail-sink.ts';
import { check, type Figures, type Row } from '../report.ts';
import type { World } from '../world.ts';
import { PER_SECOND, recommendMailRow } from './recommend-mail.ts';

/** As many as the mailer of the server opens. */
const CONNECTIONS = 5;
const KILLS = 20;

/** Deliveries that are due, sent by worker processes of the built server into an SMTP server of ours. */
export async function* mailRows(world: World): AsyncIterable<Row> {
  const { mails } = world.options;
  const sink = await startMailSink();
  try {
    await insertDeliveries(world.sequelize, 'bench', mails);
    await sendByWorker(world, sink, mails);
    const perSecond = (mails - 1) / sink.seconds();
    const { held, ...tally } = await tallyOf(world, 'bench', sink);
    const bare = { per_second: timingsOf(await sendBare(world, sink, mails)).per_second };
    yield {
      section: 'mail',
      heading: 'Mail',
      name: `${mails} deliveries into a local SMTP server`,
      measured: { per_second: perSecond, ...tally, held },
      bare,
      ratio: bare.per_second / perSecond,
      checks: [
        check('per_second', perSecond, 'at_least', PER_SECOND),
        check('lost', tally.lost, 'at_most', 0),
        check('doubled', tally.doubled, 'at_most', 0),
      ],
    };
    yield await killedRow(world, bare);
    yield await recommendMailRow(world, bare);
  } finally {
    await sink.close();
  }
}

async function sendByWorker(world: World, sink: MailSink, count: number): Promise<void> {
  const worker = startMailWorker(world, sink);
  try {
    // What else was due in the demo world comes on top.
    const isDone = await sink.waitFor(count);
    if (!isDone) world.log('mail: the worker stopped sending before it was done');
    await settled(world.sequelize, 'bench');
  } finally {
    await worker.stop();
  }
}

/** The same with workers that are killed at random; the starts of the next ones are within the time. */
async function killedRow(world: World, bare: Figures & { per_second: number }): Promise<Row> {
  const { mails, quick } = world.options;
  const kills = quick ? 1 : KILLS;
  const cause = 'bench-killed';
  const sink = await startMailSink();
  try {
    await insertDeliveries(world.sequelize, cause, mails);
    for (let life = 0; life < kills; life++) {
      const most = (mails * (life + 1)) / (kills + 1);
      await liveUntil(world, sink, Math.ceil(most * (1 - Math.random() / (2 * kills))));
      await leasesEnd(world, cause);
    }
    const last = startMailWorker(world, sink);
    try {
      await settled(world.sequelize, cause);
    } finally {
      await last.stop();
    }
    const tally = await tallyOf(world, cause, sink);
    const perSecond = (mails - 1) / sink.seconds();
    return {
      section: 'mail',
      heading: 'Mail',
      name: `${mails} deliveries, the worker killed ${kills} times`,
      measured: { per_second: perSecond, ...tally, kills },
      bare,
      ratio: bare.per_second / perSecond,
      checks: [
        check('lost', tally.lost, 'at_most', 0),
        check('doubled', tally.doubled, 'at_most', 0),
        check('held', tally.held, 'at_most', kills * CONNECTIONS),
      ],
    };
  } finally {
    await sink.close();
  }
}

async function liveUntil(world: World, sink: MailSink, received: number): Promise<void> {
  const worker = startMailWorker(world, sink);
  try {
    const isAlive = await sink.waitFor(received);
    if (!isAlive) world.log('mail: a worker stopped sending before it was killed');
    process.kill(worker.pid, 'SIGKILL');
    await worker.ended;
  } finally {
    await worker.stop();
  }
}

/** Instead of waiting for a minute: whoever held these leases is certainly gone. */
async function leasesEnd(world: World, cause: string): Promise<void> {
  await world.sequelize.query(
    `update deliveries set lease_until = now() - interval '1 second' where state = 'sending' and cause like $1 || ':%'`,
    { bind: [cause] },
  );
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
