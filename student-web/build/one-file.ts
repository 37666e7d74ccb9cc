import path from 'node:path';

/** What rolldown tells about a module while it cuts the code into files. */
interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const BOOT = path.join(import.meta.dirname, '../src/main.ts');
const APP = path.join(import.meta.dirname, '../src/start.tsx');

/** Part of the theme's package; nobody calls it, and all the fields it would draw stand behind it. */
const UNUSED = /@mui[\\/]material[\\/]styles[\\/]enhanceHighContrast\.mjs$/;

function reachedFrom(start: string, modules: Modules): Set<string> {
  const reached = new Set<string>();
  const visit = (id: string) => {
    if (reached.has(id) || UNUSED.test(id)) return;
    reached.add(id);
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) visit(imported);
  };
  visit(start);
  return reached;
}

/**
 * Names the file for what every page needs, so that it comes as one instead of forty; null for what only some pages
 * use, and for what the first few lines of a page need before.
 */
export function appFile(): (id: string, modules: Modules) => string | null {
  let members: Set<string> | null = null;
  const find = (modules: Modules) => {
    const before = reachedFrom(BOOT, modules);
    // It awaits the first page, whose code waits in turn for what it imports: both in one file would never end.
    before.add(APP);
    return new Set([...reachedFrom(APP, modules)].filter((id) => !before.has(id)));
  };
  return (id, modules) => {
    members ??= find(modules);
    return members.has(id) ? 'app' : null;
  };
}
