import path from 'node:path';

/** What rolldown tells about a module while it cuts the code into files. */
interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const BOOT = path.join(import.meta.dirname, '../src/main.ts');
const APP = path.join(import.meta.dirname, '../src/start.tsx');
/** What nearly every page shows: as files of their own, they are smaller than what it costs to have so many. */
const IN_MOST_PAGES = [
  'components/LangText.tsx',
  'components/Sections.tsx',
  'components/Notice.tsx',
  'lib/dates.ts',
].map((file) => path.join(import.meta.dirname, '../src', file));

/**
 * What the packages of every page offer beside, through their index. Nobody calls the first, and all the fields it would
 * draw stand behind it; the others are for some pages only.
 */
const OFFERED = [
  /@mui[\\/]material[\\/]styles[\\/]enhanceHighContrast\.mjs$/,
  /@mui[\\/]system[\\/]useMediaQuery[\\/]/,
  /@tanstack[\\/][\w-]+[\\/]build[\\/]modern[\\/](?:useQueries|queriesObserver|useIsFetching)\.js$/,
];

function reachedFrom(start: string, modules: Modules): Set<string> {
  const reached = new Set<string>();
  const visit = (id: string) => {
    if (reached.has(id) || OFFERED.some((module) => module.test(id))) return;
    reached.add(id);
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) visit(imported);
  };
  visit(start);
  return reached;
}

/** Vite's own, through which the first lines ask for the rest. */
const LOADER = /vite[\\/]preload-helper/;

/**
 * Names the file of a module: `first` for what the first few lines of a page need before anybody touches it, `app` for
 * what every page or most need then, so that it comes as one instead of forty; null for what only some pages use.
 */
function fileNames(): (id: string, modules: Modules) => 'first' | 'app' | null {
  let files: Map<string, 'first' | 'app'> | null = null;
  const find = (modules: Modules) => {
    const first = reachedFrom(BOOT, modules);
    const app = new Set([APP, ...IN_MOST_PAGES].flatMap((start) => [...reachedFrom(start, modules)]));
    // It awaits the first page, whose code waits in turn for what it imports: both in one file would never end.
    app.delete(APP);
    for (const id of first) app.delete(id);
    first.delete(BOOT);
    return new Map([
      ...[...app].map((id) => [id, 'app'] as const),
      ...[...first].map((id) => [id, 'first'] as const),
    ]);
  };
  return (id, modules) => {
    if (LOADER.test(id)) return 'first';
    files ??= find(modules);
    return files.get(id) ?? null;
  };
}

/** How the code is cut into files. A group takes along whatever its modules import: the first file comes first. */
export function fileGroups() {
  const nameOf = fileNames();
  const only = (file: 'first' | 'app') => (id: string, modules: Modules) =>
    nameOf(id, modules) === file ? file : null;
  return [
    { name: only('first'), priority: 2 },
    { name: only('app'), priority: 1 },
  ];
}
