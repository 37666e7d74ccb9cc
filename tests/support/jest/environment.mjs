import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

/**
 * Jest's environment without a realm of its own: a test file runs in the process's one, where arrays, dates and errors
 * are everybody's. What a file may change of the process is put back after it.
 */
export default class OneRealm {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  fakeTimers = null;
  #before = {
    console: globalThis.console,
    env: { ...process.env },
    exit: process.exit,
    folder: process.cwd(),
    fetch: globalThis.fetch,
  };

  constructor({ projectConfig }) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    const { console, env, exit, folder, fetch } = this.#before;
    Object.assign(globalThis, { console, fetch });
    process.exit = exit;
    if (process.cwd() !== folder) process.chdir(folder);
    for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
    Object.assign(process.env, env);
  }

  /** What a file set up last is taken down first: Jest itself runs afterAll in the order of the file. */
  handleTestEvent(event, state) {
    if (event.name !== 'run_start') return;
    const isLast = ({ type }) => type === 'afterAll';
    const root = state.rootDescribeBlock;
    root.hooks = [...root.hooks.filter((hook) => !isLast(hook)), ...root.hooks.filter(isLast).toReversed()];
  }

  /** Jest insists on the question; the runtime beside this file has no other context either. */
  getVmContext() {
    return null;
  }
}
