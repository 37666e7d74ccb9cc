// npm run walk: walks the main line over HTTP against a running server (npm start). Tokens come from `npm run token`.
// Ends with 1 at the first answer that is not as it should be.
import { execFileSync } from 'node:child_process';
import { itemAt } from '../domain/required.ts';
import { loadConfig } from '../server/config.ts';
import { walkMainLine } from './lib/main-line.ts';

const tokenOf = async (email: string) =>
  itemAt(
    execFileSync('npm', ['run', '--silent', 'token', '--', email], { encoding: 'utf8' }).trim().split('\n'),
    -1,
  );

try {
  await walkMainLine({ baseUrl: loadConfig().baseUrl, tokenOf, log: (line) => console.log(line) });
  console.log('The main line was walked in both forms.');
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
