import { runNode } from './child.mjs';
import { inProject } from './folders.mjs';

/** What a machine can say about the code without running it. */
const checks = [
  { name: 'types', args: ['node_modules/typescript/bin/tsc', '-p', '.'] },
  { name: 'lint', args: ['node_modules/oxlint/bin/oxlint', '--type-aware', '--quiet'] },
  { name: 'format', args: ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'] },
  { name: 'unused code', args: ['node_modules/knip/bin/knip.js', '--no-progress'] },
];

/**
 * Runs them all, also after one has failed.
 * @param {(result: { name: string, passed: boolean, output: string, seconds: number }) => void} onResult told of each as it ends
 */
export async function runChecks(onResult) {
  const results = [];
  for (const { name, args } of checks) {
    const since = performance.now();
    const { code, output } = await runNode(args, { cwd: inProject(), quiet: true });
    const seconds = (performance.now() - since) / 1000;
    const result = { name, passed: code === 0, output: output.trimEnd(), seconds };
    onResult(result);
    results.push(result);
  }
  return results;
}
