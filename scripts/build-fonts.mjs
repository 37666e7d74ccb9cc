/**
 * Lays the resume's fonts into dist/fonts, and beside them coverage.json: which characters they can print.
 * The list and its order are templates/resume/fonts.json, the same the PDF and the check of typed text read.
 *
 * Run by the build as `node scripts/build-fonts.mjs [folder]`; does nothing when the folder is up to date.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const projectRoot = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const require = createRequire(path.join(projectRoot, 'package.json'));

/** Raise it when what this script writes changes, so that existing folders are made again. */
const FORMAT = 1;

/** '@scope/package/inside/file' → the package's folder and version, and the file in it. */
function locate(source) {
  const [scope, name, ...inside] = source.split('/');
  const manifest = require.resolve(`${scope}/${name}/package.json`);
  return {
    file: path.join(path.dirname(manifest), ...inside),
    version: JSON.parse(fs.readFileSync(manifest, 'utf8')).version,
  };
}

/** Sorted code points → [gap before the range, length of the range, …], small numbers that pack well. */
function toRanges(codePoints) {
  const ranges = [];
  let end = 0;
  for (let index = 0; index < codePoints.length;) {
    const start = codePoints[index];
    let next = start;
    while (codePoints[index] === next) {
      next += 1;
      index += 1;
    }
    ranges.push(start - end, next - start);
    end = next;
  }
  return ranges;
}

/** Written under another name first: a build killed half way leaves no half font behind. */
function writeWhole(file, content) {
  const draft = `${file}.${process.pid}.part`;
  fs.writeFileSync(draft, content);
  fs.renameSync(draft, file);
}

async function readFont(file) {
  const bytes = fs.readFileSync(file);
  if (!file.endsWith('.woff2')) return bytes;
  const { default: wawoff2 } = await import('wawoff2');
  return Buffer.from(await wawoff2.decompress(bytes));
}

/**
 * @param {string} [folder] receives the fonts; dist/fonts unless told
 * @returns {Promise<boolean>} false when everything was up to date
 */
export async function buildFonts(folder = path.join(projectRoot, 'dist', 'fonts')) {
  const list = JSON.parse(
    fs.readFileSync(path.join(projectRoot, 'templates', 'resume', 'fonts.json'), 'utf8'),
  );
  const fonts = list.map((font) => ({ ...font, from: locate(font.source) }));
  const stamp = createHash('sha256')
    .update(
      JSON.stringify([
        FORMAT,
        fonts.map(({ family, file, source, from }) => [family, file, source, from.version]),
      ]),
    )
    .digest('hex');

  const coverageFile = path.join(folder, 'coverage.json');
  if (fs.existsSync(coverageFile)) {
    const known = JSON.parse(fs.readFileSync(coverageFile, 'utf8'));
    const whole = (file) =>
      fs.statSync(path.join(folder, file), { throwIfNoEntry: false })?.size === known.sizes[file];
    if (known.stamp === stamp && fonts.every(({ file }) => whole(file))) return false;
  }

  fs.mkdirSync(folder, { recursive: true });
  const { create } = await import('fontkit');
  const families = new Map();
  const sizes = {};
  for (const { family, file, from } of fonts) {
    const bytes = await readFont(from.file);
    writeWhole(path.join(folder, file), bytes);
    sizes[file] = bytes.length;
    // A family's weights share one set of characters; the first weight speaks for it.
    if (!families.has(family))
      families.set(family, toRanges([...create(bytes).characterSet].sort((a, b) => a - b)));
  }
  for (const entry of fs.readdirSync(folder)) {
    if (entry.endsWith('.ttf') && !(entry in sizes)) fs.rmSync(path.join(folder, entry));
  }
  const coverage = [...families].map(([family, ranges]) => ({ family, ranges }));
  writeWhole(coverageFile, JSON.stringify({ stamp, sizes, families: coverage }));
  return true;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const built = await buildFonts(process.argv[2] && path.resolve(process.argv[2]));
  console.log(built ? 'The fonts are built.' : 'The fonts are up to date.');
}
