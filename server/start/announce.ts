import type { Config } from '../config.ts';

/** Tells where everything is, and with the demo data who can sign in. */
export function announce(
  config: Config,
  demo: { accounts: readonly { email: string; about: string }[]; password: string } | null,
  metrics: string | null,
): string {
  const { baseUrl } = config;
  const lines = [
    '',
    'Tabidachi is running.',
    '',
    `  Students  ${baseUrl}/`,
    `  Staff     ${baseUrl}/staff/`,
    `  API       ${baseUrl}/docs`,
    ...(metrics ? [`  Metrics   ${metrics}`] : []),
  ];
  if (demo) {
    const width = Math.max(...demo.accounts.map(({ email }) => email.length));
    lines.push('', `Sign in with the password ${demo.password} as`, '');
    lines.push(...demo.accounts.map(({ email, about }) => `  ${email.padEnd(width)}  ${about}`));
  }
  return [...lines, '', 'Ctrl-C stops it.', ''].join('\n');
}
