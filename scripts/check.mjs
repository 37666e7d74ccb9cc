// npm run check: types, lint, format and unused code.
import { runChecks } from './lib/checks.mjs';
import { say } from './lib/say.mjs';

const results = await runChecks(({ name, passed, output, seconds }) => {
  if (!passed) say(output);
  say(`${passed ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`);
});
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;
