import { createTransport, type SentMessageInfo } from 'nodemailer';
import { listenForMail, type InboundSmtpOptions } from '../../../server/adapters/inbound-smtp.ts';
import { inboundAddresses, loadInboundKeys } from '../../../server/features/mail/inbound/addresses.ts';
import { receiver } from '../../../server/features/mail/inbound/receive.ts';
import { startPost, type Post } from './post.ts';
import { silent, startWorld, type World } from '../../worker/world.ts';

export const INBOUND_DOMAIN = 'in.tabidachi.example';

/** Our own listener on a free port of this machine, and somebody who hands mails to it over SMTP. */
export async function startInboundPost(
  world: World,
  { readWithin, ...options }: Partial<InboundSmtpOptions> & { readWithin?: number } = {},
) {
  const { sequelize } = world;
  const addresses = inboundAddresses(await loadInboundKeys(sequelize, new Date()), INBOUND_DOMAIN);
  const { close, ...receiving } = receiver({
    sequelize,
    now: () => world.clock.now,
    addresses,
    logger: silent,
    ...(readWithin && { readWithin }),
  });
  const inbound = await listenForMail({
    host: '127.0.0.1',
    port: 0,
    domain: INBOUND_DOMAIN,
    logger: silent,
    ...receiving,
    ...options,
  });
  const transport = createTransport({ host: '127.0.0.1', port: inbound.port, ignoreTLS: true });
  return {
    addresses,
    port: inbound.port,
    /** @param from of the envelope; empty as reports have it */
    hand: (to: string, raw: string | Buffer, from = ''): Promise<SentMessageInfo> =>
      transport.sendMail({ envelope: { from, to }, raw }),
    /** The code it was refused with. */
    async refusal(to: string, raw: string | Buffer, from = ''): Promise<number | null> {
      const error: unknown = await transport.sendMail({ envelope: { from, to }, raw }).then(
        () => null,
        (reason: unknown) => reason,
      );
      return (error as { responseCode?: number } | null)?.responseCode ?? null;
    },
    async close() {
      await inbound.close();
      await close();
    },
  };
}
export type InboundPost = Awaited<ReturnType<typeof startInboundPost>>;

/** A world whose mails leave and come back, for the tests of one file: both ways are there from their first line on. */
export function inboundWorld() {
  const all = {} as { world: World; inbound: InboundPost; post: Post };
  beforeAll(async () => {
    all.world = await startWorld();
    all.inbound = await startInboundPost(all.world);
    all.post = await startPost(all.world);
  });
  afterAll(async () => {
    await all.post.close();
    await all.inbound.close();
    await all.world.close();
  });
  beforeEach(async () => {
    await all.world.clear();
    all.post.sink.rule.behaviour = () => 'take';
    all.post.sink.mails.length = 0;
  });
  return all;
}
