/**
 * The child's side of child.ts: answers each question by its name, and ends with the parent, which may have been
 * killed.
 */
export function answerParent(answers: Record<string, (details: never) => Promise<unknown>>): void {
  process.on('message', ({ id, ask, details }: { id: number; ask: string; details: never }) => {
    answers[ask]!(details).then(
      (answer) => process.send!({ id, answer }),
      (error: unknown) =>
        process.send!({ id, error: error instanceof Error ? error.message : String(error) }),
    );
  });
  process.on('disconnect', () => process.exit(1));
}

/** Of this process since its start, all its threads. */
export function cpuMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
