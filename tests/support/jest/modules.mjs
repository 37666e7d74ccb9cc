import { fileURLToPath, pathToFileURL } from 'node:url';
import vm from 'node:vm';

/** @typedef {import('node:vm').Module} Module */
/** @typedef {(file: string) => { code: string, sourceMapPath: string | null }} Transform */

/** Where the source map of each transformed file lies: Jest reads stacks with it. */
export const sourceMaps = new Map();

/**
 * The link under way, for one at a time: two that meet in one module would hand each other half of it.
 * @type {Promise<unknown>}
 */
let turn = Promise.resolve();

/**
 * Modules by name, each evaluated once: TypeScript is transformed and linked here, everything else is Node's own and
 * so the same for the whole process.
 */
export class Modules {
  #transform;
  #tableOf;
  /** Of each name its module, or that it will come. */
  #modules = new Map();

  /**
   * @param {Transform} transform
   * @param {(file: string) => Modules} [tableOf] where a file's module is kept, if not here
   */
  constructor(transform, tableOf = () => this) {
    this.#transform = transform;
    this.#tableOf = tableOf;
  }

  /**
   * A module that is made instead of found.
   * @param {string} name
   * @param {Record<string, unknown>} exported
   */
  define(name, exported) {
    this.#modules.set(name, synthetic(name, exported));
  }

  /**
   * @param {string} specifier a file, or what an import says
   * @param {string} [from] the file it says it in
   * @returns {Promise<Module>} evaluated
   */
  async load(specifier, from) {
    const module = await this.#find(specifier, from);
    const linked = this.#link(module, turn);
    turn = Promise.allSettled([linked]);
    await linked;
    await module.evaluate();
    return module;
  }

  async #link(module, before) {
    await before;
    if (module.status === 'unlinked')
      await module.link((next, { identifier }) => this.#find(next, identifier));
  }

  #find(specifier, from) {
    const file = fileOf(specifier, from);
    const table = file === null ? this : this.#tableOf(file);
    return table.#named(file ?? specifier, file !== null);
  }

  #named(name, isFile) {
    let module = this.#modules.get(name);
    if (!module) {
      module = isFile && /\.tsx?$/.test(name) ? this.#compile(name) : native(name, isFile);
      this.#modules.set(name, module);
    }
    return module;
  }

  #compile(file) {
    const { code, sourceMapPath } = this.#transform(file);
    if (sourceMapPath) sourceMaps.set(file, sourceMapPath);
    return new vm.SourceTextModule(code, {
      identifier: file,
      initializeImportMeta: (meta) => {
        meta.url = pathToFileURL(file).href;
      },
      importModuleDynamically: (specifier) => this.load(specifier, file),
    });
  }
}

/** The file of an import by path; null for a package. */
function fileOf(specifier, from) {
  if (specifier.startsWith('file:')) return fileURLToPath(specifier);
  if (specifier.startsWith('/')) return specifier;
  if (specifier.startsWith('.')) return fileURLToPath(new URL(specifier, pathToFileURL(from)));
  return null;
}

async function native(name, isFile) {
  const options = name.endsWith('.json') ? { with: { type: 'json' } } : {};
  return synthetic(name, await import(isFile ? pathToFileURL(name).href : name, options));
}

function synthetic(name, exported) {
  const names = Object.keys(exported);
  return new vm.SyntheticModule(
    names,
    function fill() {
      for (const key of names) this.setExport(key, exported[key]);
    },
    { identifier: name },
  );
}
