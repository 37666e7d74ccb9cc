// npm run check: types, lint, format and unused code.
import { runChecks } from './lib/checks.mjs';
import { log } from './lib/log.mjs';

const results = await runChecks(({ name, passed, output, seconds }) => {
  if (!passed) log(output);
  log(`${passed ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`);
});
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;
