import { setTimeout as delay } from 'node:timers/promises';
import { QueryTypes, type Sequelize } from 'sequelize';
import type { AskableChild } from './child.ts';
import type { MailSink } from './mail-sink.ts';
import { mailNumber } from './mails.ts';
import { spawnServer } from './server.ts';
import type { World } from './world.ts';

/** Without progress for so long, nothing comes any more. */
const PATIENCE_MS = 30_000;

/** So many deliveries that are due, to the recipients of `mailNumber`. */
export async function insertDeliveries(sequelize: Sequelize, cause: string, count: number): Promise<void> {
  const { subject, html, text } = mailNumber(1);
  const recipients = Array.from({ length: count }, (_, index) => mailNumber(index + 1).to);
  await sequelize.query(
    `insert into deliveries (cause, template, recipient_email, language_code, subject, body_html, body_text, available_at)
     select $1 || ':' || n, 'application_created', recipient, 'ja', $2, $3, $4, now()
     from unnest($5::text[]) with ordinality as t (recipient, n) order by n`,
    { bind: [cause, subject, html, text, recipients] },
  );
}

/** A process of the built server that does nothing but work, and sends into our SMTP server. */
export function startMailWorker(world: World, sink: MailSink): AskableChild {
  const environment = {
    ...world.environment,
    ROLE: 'worker',
    SMTP_URL: sink.url,
    MAIL_FROM: 'Tabidachi <mail@tabidachi.example>',
  };
  return spawnServer({ programs: world.programs, environment, log: world.logOf('worker') });
}

/** Waits until all are sent, held or failed; a moment after the last was received. */
export async function settled(sequelize: Sequelize, cause: string): Promise<void> {
  let open = Infinity;
  let since = performance.now();
  while (open > 0 && performance.now() - since < PATIENCE_MS) {
    const states = await statesOf(sequelize, cause);
    const left = [...states.values()].filter((state) => ['pending', 'sending'].includes(state)).length;
    if (left < open) since = performance.now();
    open = left;
    if (open > 0) await delay(50);
  }
}

/** States by recipient. */
export async function statesOf(sequelize: Sequelize, cause: string): Promise<Map<string, string>> {
  const rows = await sequelize.query<{ recipient_email: string; state: string }>(
    `select recipient_email, state from deliveries where cause like $1 || ':%'`,
    { bind: [cause], type: QueryTypes.SELECT },
  );
  return new Map(rows.map(({ recipient_email, state }) => [recipient_email, state]));
}

/**
 * What became of the mails. `lost`: the recipient has none, and no person is asked to look. `held`: the answer of the
 * server was lost, a person decides.
 */
export async function tallyOf(world: World, cause: string, sink: MailSink) {
  const states = [...(await statesOf(world.sequelize, cause))];
  const times = (to: string) => sink.received.get(to) ?? 0;
  return {
    sent: states.filter(([, state]) => state === 'sent').length,
    held: states.filter(([, state]) => state === 'held').length,
    lost: states.filter(([to, state]) => times(to) === 0 && state !== 'held').length,
    doubled: states.filter(([to]) => times(to) > 1).length,
  };
}
