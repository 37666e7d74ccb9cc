import { createRequire } from 'node:module';
import path from 'node:path';
import { Modules, sourceMaps } from './modules.mjs';

const require = createRequire(import.meta.url);

/** Kept from one test file to the next: what holds no state of its own, which tests/architecture sees to. */
const SHARED = /^(db|domain|server|templates)\/|^project-root\.ts$/;

/** @type {Modules | undefined} */
let shared;

/** What Jest's code transform is told: native modules, whatever they use. */
const NATIVE = {
  isInternalModule: false,
  supportsDynamicImport: true,
  supportsExportNamespaceFrom: true,
  supportsStaticESM: true,
  supportsTopLevelAwait: true,
};

/**
 * How Jest loads modules here (its option `runtime`): packages and the server's code once for each worker, test files
 * and the front ends' code anew for each test file. See docs/adr/0038-tests-share-the-servers-modules.md.
 */
export default class Runtime {
  #environment;
  #modules;

  constructor(config, environment, _resolver, transformer, _sources, _coverage, _file, { watch, watchAll }) {
    this.#environment = environment;
    const transform = (file) => transformer.transform(file, NATIVE);
    const inProject = (file) => path.relative(config.rootDir, file).replaceAll(path.sep, '/');
    shared ??= new Modules(transform);
    this.#modules = new Modules(transform, (file) =>
      // Who watches edits them.
      SHARED.test(inProject(file)) && !watch && !watchAll ? shared : this.#modules,
    );
  }

  /** Jest's own test framework, anew: it keeps the tests of a file in module state. */
  requireInternalModule(file) {
    const folder = path.dirname(file);
    for (const name of Object.keys(require.cache)) if (name.startsWith(folder)) delete require.cache[name];
    for (const key of Object.getOwnPropertySymbols(globalThis))
      if (/^(EVENT_HANDLERS|JEST_STATE_SYMBOL)$/.test(key.description ?? '')) delete globalThis[key];
    return require(file);
  }

  requireModule(file) {
    return require(file);
  }

  unstable_shouldLoadAsEsm() {
    return true;
  }

  async unstable_importModule(file) {
    return (await this.#modules.load(file)).namespace;
  }

  setGlobalsForRuntime(globals) {
    this.#modules.define('@jest/globals', { ...globals, jest: this.#jest() });
  }

  /** The part of Jest's `jest` that the tests use; modules are never mocked. */
  #jest() {
    const { moduleMocker: mocks, fakeTimersModern: timers } = this.#environment;
    return {
      advanceTimersByTimeAsync: (milliseconds) => timers.advanceTimersByTimeAsync(milliseconds),
      fn: (...args) => mocks.fn(...args),
      getTimerCount: () => timers.getTimerCount(),
      restoreAllMocks: () => mocks.restoreAllMocks(),
      spyOn: (...args) => mocks.spyOn(...args),
      useFakeTimers: (options) => timers.useFakeTimers(options),
      useRealTimers: () => timers.useRealTimers(),
    };
  }

  getSourceMaps() {
    return sourceMaps;
  }

  teardown() {
    this.#environment.moduleMocker.restoreAllMocks();
  }

  enterTestCode() {}
  leaveTestCode() {}
  getAllCoverageInfoCopy() {}
}

/** Jest 30 requires the file, and looks for the default export of a module that says it is one. */
export const __esModule = true;
