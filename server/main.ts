import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { collectDefaultMetrics } from 'prom-client';
import type { Sequelize } from 'sequelize';
import { createHttpsChannels } from './adapters/https-channels.ts';
import { createWebPosts } from './adapters/web-posts.ts';
import type { Adapters } from './core/calls/context.ts';
import { createCounts } from './core/requests/counts.ts';
import { loadConfig, type Config } from './config.ts';
import { findPublished } from './features/search/services/saved-searches.ts';
import { isPublicHoliday } from './adapters/public-holidays.ts';
import { databaseCheck } from './http/health.ts';
import { watchDatabase } from './observing/database-figures.ts';
import { createFigures } from './observing/figures.ts';
import { watchPool } from './observing/pool-figures.ts';
import { startTelemetry } from './observing/telemetry.ts';
import { limitHosts } from './worker/host-limits.ts';
import { startReconfirmationReminders } from './features/recruitments/effects/remind-of-reconfirmations.ts';
import { startReminders } from './worker/reminders.ts';
import { startSavedSearchMails } from './features/search/effects/send-saved-search-mails.ts';
import { startNightly } from './features/operation/effects/nightly.ts';
import { startWorker, type Worker } from './worker/worker.ts';
import { announce } from './start/announce.ts';
import { Closing, endOnSignals } from './start/closing.ts';
import { prepareData, refuseOldSchema } from './start/data.ts';
import { openDatabase } from './start/database.ts';
import { startInbound } from './start/inbound.ts';
import type { IdentityParts } from './start/identity.ts';
import { refuseTakenPort } from './start/listen.ts';
import { startOperations } from './start/operations.ts';
import { openParts, serveSite } from './start/parts.ts';
import { explain } from './start/problems.ts';
import { warningsOf } from './start/warnings.ts';
import { isWebProcess, startWebProcess } from './start/web-process.ts';
import { startWebProcesses, type WebProcesses } from './start/web-processes.ts';

/** Expired sessions and codes of the embedded identity provider go once an hour. */
const SWEEP_MS = 3_600_000;
/** A worker looks into the outbox every five seconds: one that has not for so long hangs, or has no database. */
const LOOKS_WITHIN_MS = 60_000;

/** config → database → data → app → worker. What has been opened is noted in `closing`, which closes in reverse. */
async function start(config: Config, closing: Closing): Promise<void> {
  const { roles, baseUrl } = config;
  const logger = pino({ level: config.logLevel });
  // Written at once, unlike the rest: a start that fails right after would lose them or tell them out of order.
  const warner = pino({ level: config.logLevel }, pino.destination({ sync: true }));
  // Under the development profile a person watches; elsewhere everything goes to the log in its own form.
  const log = config.development ? (line: string) => console.log(line) : (line: string) => logger.info(line);
  for (const { variable, message } of warningsOf(config)) warner.warn({ variable }, message);
  if (roles.web) await refuseTakenPort(config);

  const figures = createFigures();
  const { registry } = figures;
  collectDefaultMetrics({ register: registry });
  let readRows = async () => {};
  const refresh = () => readRows();
  const role = Object.keys(roles)
    .filter((name) => roles[name as keyof typeof roles])
    .join('+');
  const telemetry = await startTelemetry(config.telemetry, { role, registry, refresh });
  closing.add(telemetry.stop);
  const { tracing, onStatement } = telemetry;

  const database = await openDatabase(config, { log, joins: !roles.web, onStatement });
  closing.add(() => database.close());
  const { sequelize } = database;
  await (config.migratesAtStart ? prepareData(database, log) : refuseOldSchema(database));
  watchPool(registry, sequelize);
  readRows = watchDatabase(registry, { sequelize, now: () => new Date() });

  const counts = createCounts();
  const parts = await openParts({ config, database, counts, figures, tracing, logger, log }, closing);
  const { mailer, identity, adapters, onError } = parts;
  const demo = await demoOf(config, identity, sequelize, adapters.files, log);

  let web: WebProcesses | null = null;
  let worker: Worker | null = null;
  let isServing = false;
  const checks = {
    ...(roles.web && {
      web: {
        ...databaseCheck(sequelize),
        identity: identity.canVerify,
        serving: () => (web ? web.areServing() : isServing),
      },
    }),
    ...(roles.worker && {
      worker: {
        ...databaseCheck(sequelize),
        outbox: () => worker !== null && Date.now() - worker.lastLook().getTime() < LOOKS_WITHIN_MS,
      },
    }),
  };
  const operations =
    config.metrics &&
    (await startOperations(config.metrics, {
      registry,
      refresh,
      roles: checks,
      figures: async () => (await web?.metrics()) ?? [],
    }));
  if (operations) closing.add(() => operations.stop());

  if (roles.worker) {
    const { removeAccount } = identity;
    const deps = {
      sequelize,
      mailer,
      files: adapters.files,
      now: () => new Date(),
      baseUrl,
      logger,
      figures,
      tracing,
    };
    const inbound = config.inbound && (await startInbound(deps, config.inbound));
    if (inbound) closing.add(() => inbound.stop());
    const started = await startWorker({
      ...deps,
      renderResume: adapters.renderResume,
      channels: createHttpsChannels(),
      webhooks: createWebPosts({ isOwnMachineAllowed: config.mayWebhooksStayInside }),
      ...(removeAccount && { removeAccount }),
      databaseUrl: database.directUrl,
      hosts: limitHosts(config.mailsToHost, deps.now),
      inbound: inbound?.addresses,
    });
    worker = started;
    figures.watchWorker(started.lastLook);
    closing.add(() => started.stop());
    const nightly = startNightly({ ...deps, retention: config.retention });
    closing.add(() => nightly.stop());
    const searches = startSavedSearchMails({ ...deps, findPublished });
    closing.add(() => searches.stop());
    const reconfirmations = startReconfirmationReminders(deps);
    closing.add(() => reconfirmations.stop());
    const reminders = startReminders({ ...deps, isPublicHoliday });
    closing.add(() => reminders.stop());
  }
  if (roles.web) {
    const { provider } = identity;
    const sweeping = setInterval(() => void provider?.sweep().catch(onError), SWEEP_MS);
    closing.add(async () => clearInterval(sweeping));
    if (config.webProcesses === 1) {
      await serveSite(parts, closing);
      isServing = true;
    } else {
      web = await startWebProcesses({
        count: config.webProcesses,
        program: fileURLToPath(import.meta.url),
        told: { databaseUrl: database.url },
        counts,
        logger,
      });
      closing.add(web.stop);
    }
  }
  const metrics = operations && `${operations.url}/metrics`;
  log(
    roles.web
      ? announce(config, demo, metrics)
      : `The worker is running.${metrics ? ` Metrics: ${metrics}` : ''}`,
  );
}

/** Under the development profile only; elsewhere the demo data are not even read from the disk. */
async function demoOf(
  config: Config,
  { provider }: IdentityParts,
  sequelize: Sequelize,
  files: Adapters['files'],
  log: (line: string) => void,
) {
  if (!config.development || !config.roles.web || !provider) return null;
  const { prepareDemo } = await import('./start/demo.ts');
  return prepareDemo(sequelize, provider, files, new Date(), config.baseUrl, log);
}

const closing = new Closing();
const isOneOfMany = isWebProcess();
endOnSignals(closing, isOneOfMany ? () => {} : console.error);
try {
  await (isOneOfMany ? startWebProcess : start)(loadConfig(), closing);
} catch (error) {
  // Being stopped while starting makes steps fail, which is then no news.
  if (!closing.isClosing) console.error(explain(error));
  await closing.close();
  process.exit(1);
}
