/** How often the event loop goes round until the promise is there: once for work done in the loop itself. */
export async function turnsUntil(promise: Promise<unknown>): Promise<number> {
  const state = { isDone: false, turns: 0 };
  const done = promise.finally(() => (state.isDone = true));
  while (!state.isDone) {
    await new Promise(setImmediate);
    state.turns += 1;
  }
  await done;
  return state.turns;
}
