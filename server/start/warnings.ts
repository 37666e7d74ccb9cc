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
  const warn = (variable: string, message: string) =>
    warnings.push({ variable, message: `${variable} is not set: ${message}` });
  if (config.databaseUrl === null)
    warn('DATABASE_URL', `everything is kept in a PostgreSQL of our own in ${config.dataDir}. Back it up.`);
  if (config.smtpUrl === null && config.roles.worker)
    warn('SMTP_URL', 'no mail leaves. Staff see what would have been sent.');
  if (!config.roles.web) return warnings;
  const site = new URL(config.baseUrl);
  if (isLoopback(site.hostname)) warn('BASE_URL', `links in mails and sign-ins lead to ${config.baseUrl}.`);
  if (site.protocol === 'https:' && config.trustProxy === false)
    warn(
      'TRUST_PROXY',
      'behind a proxy all visitors have the address of the proxy and share one limit of calls.',
    );
  return warnings;
}
