// npm run bench: measures the budgets on a database and a server of its own. docs/bench.md tells what the rows are.
import { runBench } from '../bench/bench.ts';
import { UsageError } from '../bench/options.ts';
import { explain } from '../server/start/problems.ts';

try {
  process.exit(await runBench(process.argv.slice(2), process.env));
} catch (error) {
  console.error(error instanceof UsageError ? error.message : explain(error));
  process.exit(1);
}
