/** Sets the clock of the app to so many minutes after its start; each test begins at the start again. */
export function laterOf(api: { clock: { now: Date } }): (minutes: number) => void {
  let start: Date;
  beforeAll(() => {
    start = api.clock.now;
  });
  beforeEach(() => {
    api.clock.now = start;
  });
  return (minutes) => {
    api.clock.now = new Date(start.getTime() + minutes * 60_000);
  };
}
