import type { Logger } from 'pino';
import { createKeepOnlyMailer, type Mailer } from '../adapters/mailer.ts';
import { createSmtpMailer } from '../adapters/smtp-mailer.ts';
import type { Config } from '../config.ts';
import { createLive } from '../core/live/live.ts';
import type { Counts } from '../core/requests/counts.ts';
import type { Figures } from '../observing/figures.ts';
import type { Tracing } from '../observing/tracing.ts';
import { startEmptySearchCounts } from '../features/search/services/empty-searches.ts';
import { CONNECTION_LIMITS } from '../http/connection-limits.ts';
import { createHttpServer } from '../http/unreadable-requests.ts';
import type { Closing } from './closing.ts';
import type { OpenDatabase } from './database.ts';
import { frontEndsOf } from './front-ends.ts';
import { createIdentity } from './identity.ts';
import { listen } from './listen.ts';
import { adaptersOf, appOf } from './serve.ts';
import { verificationMail } from './verification-mail.ts';

/** What this process needs beside the database. */
type Parts = Awaited<ReturnType<typeof openParts>>;

interface Options {
  config: Config;
  database: OpenDatabase;
  counts: Counts;
  figures: Figures;
  tracing: Tracing;
  logger: Logger;
  log: (line: string) => void;
}

/** Opens what every process needs, and notes it in `closing`. */
export async function openParts(options: Options, closing: Closing) {
  const { config, database, counts, logger, log } = options;
  const mailer = mailerOf(config);
  closing.add(() => mailer.close());
  const onError = (error: unknown) => logger.error({ err: error }, 'identity provider');
  const identity = await createIdentity({
    auth0: config.auth0,
    baseUrl: config.baseUrl,
    sequelize: database.sequelize,
    sendVerificationMail: verificationMail(mailer, log),
    counts,
    onError,
  });
  const adapters = await adaptersOf(config, identity, options);
  closing.add(() => adapters.close());
  return { ...options, mailer, identity, adapters, onError };
}

function mailerOf({ smtpUrl, mailFrom, dkim }: Config): Mailer {
  return smtpUrl === null ? createKeepOnlyMailer() : createSmtpMailer({ url: smtpUrl, from: mailFrom, dkim });
}

/** Serves the site at the configured port, until closed. */
export async function serveSite(parts: Parts, closing: Closing): Promise<void> {
  const { config, database, identity, adapters, logger, counts } = parts;
  const http = createHttpServer({ ...CONNECTION_LIMITS, ...config.connections });
  const { frontEnds, close } = await frontEndsOf(config, http.server);
  const live = createLive({ sequelize: database.sequelize, databaseUrl: database.directUrl, logger });
  const app = appOf(config, database, identity, adapters, frontEnds, logger, counts, live, parts);
  // Closed after the listener, so that what was asked last is counted too.
  const emptySearches = startEmptySearchCounts({ ...database, now: () => new Date(), logger });
  closing.add(() => emptySearches.stop());
  closing.add(await listen(http, app, config));
  closing.add(close);
  // Before the listener, which waits for what is being answered.
  closing.add(() => live.close());
}
