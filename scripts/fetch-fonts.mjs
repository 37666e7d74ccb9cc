// npm run fonts: fetches the fonts of templates/resume/fonts.json from their packages into fonts/, as WOFF2. The packages
// hold every weight (380 MB), so the fonts we print with are kept here (19 MB) and the packages are not installed.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import wawoff2 from 'wawoff2';
import { runNpm } from './lib/child.mjs';
import { inProject } from './lib/folders.mjs';
import { Refusal, log, runScript } from './lib/log.mjs';

/** '@scope/package@1.2.3/inside/file' → the package with its version, and the file in it. */
function readSource(source) {
  const [, spec, inside] = /^(@[^/]+\/[^/]+)\/(.+)$/.exec(source);
  return { spec, inside };
}

/** Downloads the package and unpacks it; returns its folder. */
async function unpack(spec, folder) {
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'package.json'), '{"private":true}');
  const { code } = await runNpm(['install', '--no-audit', '--no-fund', '--ignore-scripts', spec], {
    cwd: folder,
  });
  if (code !== 0) throw new Refusal(`${spec} could not be fetched (see above).`);
  return path.join(folder, 'node_modules', spec.slice(0, spec.lastIndexOf('@')));
}

/** The OFL once, below the copyright lines of all fonts. */
function joinLicenses(texts) {
  const [, license] = /^.*?(This Font Software is licensed.*)$/s.exec(texts[0]);
  const copyrights = new Set(texts.map((text) => text.slice(0, text.indexOf('\n'))));
  return `${[...copyrights].sort().join('\n')}\n\n${license}`;
}

await runScript(async () => {
  const list = JSON.parse(fs.readFileSync(inProject('templates/resume/fonts.json'), 'utf8'));
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fonts-'));
  const licenses = [];
  try {
    for (const { file, source } of list) {
      const { spec, inside } = readSource(source);
      const unpacked = await unpack(spec, path.join(folder, spec.replace(/\W/g, '-')));
      const bytes = fs.readFileSync(path.join(unpacked, inside));
      const woff2 = inside.endsWith('.woff2') ? bytes : Buffer.from(await wawoff2.compress(bytes));
      fs.writeFileSync(inProject('fonts', file.replace('.ttf', '.woff2')), woff2);
      const license = ['LICENSE_FONT', 'LICENSE']
        .map((name) => path.join(unpacked, name))
        .find(fs.existsSync);
      licenses.push(fs.readFileSync(license, 'utf8'));
      log(`${file}: ${Math.round(woff2.length / 1024)} KB`);
    }
    fs.writeFileSync(inProject('fonts', 'LICENSE.txt'), joinLicenses(licenses));
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
});
