import type { Logger } from 'pino';
import type { Sequelize } from 'sequelize';
import { codeOf } from '../../db/failures.ts';
import { listenForMail } from '../adapters/inbound-smtp.ts';
import type { InboundPlace } from '../config.ts';
import {
  inboundAddresses,
  loadInboundKeys,
  type InboundAddresses,
} from '../features/mail/inbound/addresses.ts';
import { receiver } from '../features/mail/inbound/receive.ts';
import { StartProblem } from './problems.ts';

interface InboundDeps {
  sequelize: Sequelize;
  now(): Date;
  logger: Pick<Logger, 'info' | 'warn' | 'error'>;
}

/**
 * Begins to take in reports and replies.
 * @returns the addresses that outgoing mails name from now on, and how to stop
 * @throws StartProblem when the port is taken or not allowed
 */
export async function startInbound(
  deps: InboundDeps,
  { host, port, domain }: InboundPlace,
): Promise<{ addresses: InboundAddresses; port: number; stop(): Promise<void> }> {
  const addresses = inboundAddresses(await loadInboundKeys(deps.sequelize, deps.now()), domain);
  const { close, ...receiving } = receiver({ ...deps, addresses });
  const listener = await listenForMail({
    host,
    port,
    domain,
    logger: deps.logger,
    ...receiving,
  }).catch((error: unknown) => {
    const why = codeOf(error) ?? (error instanceof Error ? error.message : String(error));
    throw new StartProblem(
      `Mail cannot be taken in at ${host}:${port} (${why}): check INBOUND_SMTP_LISTEN.`,
      error,
    );
  });
  return {
    addresses,
    port: listener.port,
    async stop() {
      await listener.close();
      await close();
    },
  };
}
