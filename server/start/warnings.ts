import { isLoopback } from '../config-schema.ts';
import type { Config } from '../config.ts';

export interface Warning {
  variable: string;
  message: string;
}

/**
 * What is still on a default that suits a developer's machine and hardly an installation: one line for each, with what
 * it means. Empty under the development profile.
 */
export function warningsOf(config: Config): Warning[] {
  if (config.development) return [];
  const warnings: Warning[] = [];
  const tell = (variable: string, message: string) =>
    warnings.push({ variable, message: `${variable} ${message}` });
  const warn = (variable: string, message: string) => tell(variable, `is not set: ${message}`);
  const { web, worker } = config.roles;
  if (!config.production)
    tell('NODE_ENV', 'is not "production": Express and React run slower and tell more of errors.');
  if (config.databaseUrl === null)
    warn('DATABASE_URL', `everything is kept in a PostgreSQL of our own in ${config.dataDir}. Back it up.`);
  if (config.metrics === null)
    warn(
      'METRICS_LISTEN',
      web
        ? 'there are no figures to collect.'
        : 'there are no figures to collect, and nobody can ask whether this worker is ready.',
    );
  // A process that does one thing is one of several, and those of other machines see no folder of this one.
  if (config.files.kind === 'disk' && web !== worker)
    warn('FILES', 'the files are in a folder of this machine, where no process of another one finds them.');
  if (config.smtpUrl === null && worker)
    warn('SMTP_URL', 'no mail leaves. Staff see what would have been sent.');
  if (config.smtpUrl !== null && config.inbound === null && worker)
    warn('INBOUND_DOMAIN', 'nobody learns of mails that come back, nor of answers to them.');
  if (!web) return warnings;
  const site = new URL(config.baseUrl);
  if (isLoopback(site.hostname)) warn('BASE_URL', `links in mails and sign-ins lead to ${config.baseUrl}.`);
  else if (site.protocol === 'http:')
    tell('BASE_URL', 'is not https: what people type and their tokens travel in the clear.');
  if (config.auth0.staffClientId === config.auth0.clientId)
    tell(
      'AUTH0_STAFF_CLIENT_ID',
      'is that of the students: staff share their application in the tenant, with its lifetimes and connections.',
    );
  if (site.protocol === 'https:' && config.trustProxy === false)
    warn(
      'TRUST_PROXY',
      'behind a proxy all visitors have the address of the proxy and share one limit of calls.',
    );
  return warnings;
}
