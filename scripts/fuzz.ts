// npm run fuzz: made-up requests against a server of its own. docs/operations.md and --help tell what it takes.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { projectRoot } from '../project-root.ts';
import { explain } from '../server/start/problems.ts';
import { runFuzz } from '../tests/fuzz/fuzz.ts';
import { optionsOf, UsageError } from '../tests/fuzz/options.ts';

try {
  const options = optionsOf(process.argv.slice(2), 1 + Math.floor(Math.random() * 999_999));
  if (options.build) {
    const { status } = spawnSync(process.execPath, [path.join(projectRoot, 'scripts/build.mjs')], {
      stdio: 'inherit',
    });
    if (status !== 0) process.exit(1);
  }
  const report = await runFuzz(options, (line) => console.error(line));
  console.log(report.text());
  for (const failure of report.failures) console.log(`\n${failure}`);
  if (report.failures.length > 0)
    console.log(`\nThe same again: npm run fuzz -- --seed ${options.seed} --calls ${report.calls}`);
  process.exit(report.failures.length > 0 ? 1 : 0);
} catch (error) {
  console.error(error instanceof UsageError ? error.message : explain(error));
  process.exit(1);
}
