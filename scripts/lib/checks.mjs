import { runNode } from './child.mjs';
import { inProject } from './folders.mjs';

/** What a machine can say about the code without running it. Two at a time: formatting keeps one processor busy. */
const checks = [
  { name: 'format', args: ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'] },
  // Several checkers would each work out the types they share: twice the processor time of one.
  { name: 'types', args: ['node_modules/typescript/bin/tsc', '-p', '.', '--checkers', '1'] },
  { name: 'lint', args: ['node_modules/oxlint/bin/oxlint', '--type-aware', '--quiet'] },
  { name: 'unused code', args: ['node_modules/knip/bin/knip.js', '--no-progress'] },
  { name: 'patterns', args: ['--import', 'tsx', 'scripts/check-patterns.mjs'] },
];

const AT_A_TIME = 2;

/**
 * Runs them all, also after one has failed.
 * @param {(result: { name: string, passed: boolean, output: string, seconds: number }) => void} onResult told of each as it ends
 */
export async function runChecks(onResult) {
  const waiting = [...checks];
  const results = [];
  async function work() {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const since = performance.now();
      const { code, output } = await runNode(check.args, { cwd: inProject(), quiet: true });
      const seconds = (performance.now() - since) / 1000;
      const result = { name: check.name, passed: code === 0, output: output.trimEnd(), seconds };
      onResult(result);
      results.push(result);
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return results;
}
