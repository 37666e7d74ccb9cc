import { ConfigError } from '../config.ts';

/** Why the start cannot go on, in one line that says what to do. Printed without a stack. */
export class StartProblem extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'StartProblem';
  }
}

/** What to print for an error that ended the start: lines for what we know, the stack for what we do not. */
export function explain(error: unknown): string {
  if (error instanceof ConfigError)
    return ['Tabidachi cannot start:', ...error.lines.map((line) => `  ${line}`)].join('\n');
  if (error instanceof StartProblem) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Code of a system error or of PostgreSQL, wherever a library has wrapped it. */
export function codeOf(error: unknown): string | undefined {
  for (let one = error; one instanceof Error; one = (one as { parent?: unknown }).parent ?? one.cause) {
    const { code } = one as { code?: unknown };
    if (typeof code === 'string') return code;
    // Connecting to a name with several addresses fails once for each of them.
    if (one instanceof AggregateError && one.errors.length > 0) return codeOf(one.errors[0]);
  }
  return undefined;
}
