/**
 * Runs a Node program to its end.
 * @param options quiet: keep what it prints and give it back instead of showing it
 */
export function runNode(
  args: readonly string[],
  options?: { quiet?: boolean; cwd?: string; env?: NodeJS.ProcessEnv },
): Promise<{ code: number | null; signal: string | null; output: string }>;
