import { Delivery } from '../../../db/models/delivery.ts';
import { createSmtpMailer } from '../../../server/adapters/smtp-mailer.ts';
import type { DeliveryDeps } from '../../../server/worker/delivery.ts';
import { startSmtpSink } from '../../worker/smtp-sink.ts';
import { BASE_URL, make, silent, type World } from '../../worker/world.ts';

/** So that a server that stays silent is soon given up; far beyond what a usual mail takes. */
const IMPATIENT = { stepTimeout: 1500, attemptTimeout: 3000 };

/**
 * A server, a mailer for it, and what the sender of deliveries needs.
 * @param patience `{}` for the mailer's own, where mails are so large that a busy machine takes seconds over one
 */
export async function startPost(world: World, patience: Partial<typeof IMPATIENT> = IMPATIENT) {
  const sink = await startSmtpSink();
  const mailer = createSmtpMailer({
    url: sink.url,
    from: 'Tabidachi <mail@tabidachi.example>',
    connections: 3,
    ...patience,
  });
  const deps: DeliveryDeps = {
    sequelize: world.sequelize,
    files: world.files,
    mailer,
    now: () => world.clock.now,
    baseUrl: BASE_URL,
    logger: silent,
  };
  return {
    sink,
    deps,
    async close() {
      await mailer.close();
      await sink.close();
    },
  };
}
export type Post = Awaited<ReturnType<typeof startPost>>;

let counter = 0;

/** A mail that is due, to an address of its own. */
export function pendingDelivery(world: World, fields: Record<string, unknown> = {}): Promise<Delivery> {
  const number = ++counter;
  return make(Delivery, {
    cause: `test:${number}`,
    template: 'application_created',
    recipient_email: `linh${number}@example.com`,
    language_code: 'en',
    subject: 'We received your application （会社）',
    body_html: '<p>Hello &amp; welcome</p>',
    body_text: 'Hello & welcome',
    available_at: world.clock.now,
    ...fields,
  });
}
