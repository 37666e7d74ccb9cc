/**
 * Unpacks the resume's fonts from fonts/ into dist/fonts, and writes beside them coverage.json: which characters they can
 * print. The list and its order are templates/resume/fonts.json, the same the PDF and the check of typed text read.
 *
 * Run by the build as `node scripts/build-fonts.mjs [folder]`; does nothing when the folder is up to date.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import wawoff2 from 'wawoff2';

const projectRoot = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const packed = (file) => path.join(projectRoot, 'fonts', file.replace('.ttf', '.woff2'));

/** Raise it when what this script writes changes, so that existing folders are made again. */
const FORMAT = 2;

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

/**
 * @param {string} [folder] receives the fonts; dist/fonts unless told
 * @returns {Promise<boolean>} false when everything was up to date
 */
export async function buildFonts(folder = path.join(projectRoot, 'dist', 'fonts')) {
  const fonts = JSON.parse(
    fs.readFileSync(path.join(projectRoot, 'templates', 'resume', 'fonts.json'), 'utf8'),
  );
  const stamp = createHash('sha256')
    .update(JSON.stringify([FORMAT, fonts.map(({ family, file, source }) => [family, file, source])]))
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
  for (const { family, file } of fonts) {
    const bytes = Buffer.from(await wawoff2.decompress(fs.readFileSync(packed(file))));
    writeWhole(path.join(folder, file), bytes);
    sizes[file] = bytes.length;
    // A family's weights share one set of characters; the first weight speaks for it.
    if (!families.has(family))
      families.set(family, toRanges([...create(bytes).characterSet].sort((a, b) => a - b)));
  }
  for (const entry of fs.readdirSync(folder)) {
    if (entry.endsWith('.ttf') && !(entry in sizes)) fs.rmSync(path.join(folder, entry));
  }
  fs.copyFileSync(path.join(projectRoot, 'fonts', 'LICENSE.txt'), path.join(folder, 'LICENSE.txt'));
  const coverage = [...families].map(([family, ranges]) => ({ family, ranges }));
  writeWhole(coverageFile, JSON.stringify({ stamp, sizes, families: coverage }));
  return true;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const built = await buildFonts(process.argv[2] && path.resolve(process.argv[2]));
  console.log(built ? 'The fonts are built.' : 'The fonts are up to date.');
}
