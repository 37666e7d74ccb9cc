// npm run bench:web: bytes, Lighthouse and first byte of the public pages. docs/bench.md tells what the rows are.
import { UsageError } from '../bench/options.ts';
import { runWebBench } from '../bench/web/web.ts';
import { explain } from '../server/start/problems.ts';

try {
  process.exit(await runWebBench(process.argv.slice(2), process.env));
} catch (error) {
  console.error(error instanceof UsageError ? error.message : explain(error));
  process.exit(1);
}
