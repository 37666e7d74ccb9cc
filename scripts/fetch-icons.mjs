// npm run icons: writes web/icons/<Name>.tsx for each icon that the front ends import from there and is missing, and removes
// those nobody imports. They come from @mui/icons-material, whose 43,000 files are not installed for the hundred we show.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { format } from 'prettier';
import { runNpm } from './lib/child.mjs';
import { filesBelow, inProject } from './lib/folders.mjs';
import { Refusal, log, runScript } from './lib/log.mjs';

const PACKAGE = '@mui/icons-material@9.5.0';
const FOLDER = 'web/icons';

function importedNames() {
  const sources = ['web', 'student-web/src', 'staff-console/src'].flatMap((folder) => [
    ...filesBelow(folder),
  ]);
  const imports = sources.flatMap((file) => [
    ...fs.readFileSync(inProject(file), 'utf8').matchAll(/from '[./\w]*\/icons\/([A-Za-z0-9]+)\.tsx'/g),
  ]);
  return new Set(imports.map(([, name]) => name));
}

/** The compiled module of an icon → our source: its shapes as JSX. */
function toSource(name, compiled) {
  const shapes = [...compiled.matchAll(/_jsx\("(\w+)", (\{[^}]*\})(?:, "\d+")?\)/g)].map(
    ([, tag, literal]) => {
      const properties = [...literal.matchAll(/(\w+): ("[^"]*")/g)].map(
        ([, key, value]) => `${key}=${value}`,
      );
      return { tag, properties: properties.join(' ') };
    },
  );
  const elements = shapes.map(({ tag, properties }, index) =>
    shapes.length > 1 ? `<${tag} key="${index}" ${properties} />` : `<${tag} ${properties} />`,
  );
  const children = elements.length > 1 ? `[${elements.join(',')}]` : elements[0];
  return `import { createSvgIcon } from '@mui/material/utils';\n\nexport default createSvgIcon(${children}, '${name}');\n`;
}

await runScript(async () => {
  const wanted = importedNames();
  const present = new Set([...filesBelow(FOLDER)].map((file) => path.basename(file, '.tsx')));
  for (const name of present) {
    if (!wanted.has(name)) fs.rmSync(inProject(FOLDER, `${name}.tsx`));
  }
  const missing = [...wanted].filter((name) => !present.has(name));
  if (missing.length === 0) return;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'icons-'));
  try {
    fs.writeFileSync(path.join(folder, 'package.json'), '{"private":true}');
    const options = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--legacy-peer-deps', PACKAGE];
    const { code } = await runNpm(options, { cwd: folder });
    if (code !== 0) throw new Refusal(`${PACKAGE} could not be fetched (see above).`);
    fs.mkdirSync(inProject(FOLDER), { recursive: true });
    for (const name of missing) {
      const compiled = path.join(folder, 'node_modules/@mui/icons-material', `${name}.mjs`);
      if (!fs.existsSync(compiled)) throw new Refusal(`There is no icon named ${name}.`);
      const source = toSource(name, fs.readFileSync(compiled, 'utf8'));
      const file = inProject(FOLDER, `${name}.tsx`);
      fs.writeFileSync(file, await format(source, { filepath: file, singleQuote: true, printWidth: 110 }));
    }
    log(`${missing.length} icons written.`);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
});
