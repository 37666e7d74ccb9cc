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
  return error instanceof Error ? withMessage(error) : String(error);
}

/** Errors of statements have the stack of the call, which lacks what the database said. */
function withMessage(error: Error & { parent?: unknown }): string {
  const { parent, stack = '' } = error;
  const said = parent instanceof Error ? parent.message : error.message;
  return stack.includes(said) ? stack : `${error.name}: ${said}\n${stack}`;
}
