// Part of npm run check: no regular expression that meets outside input takes more than linear time. Needs --import tsx.
import fs from 'node:fs';
import { inProject } from './lib/folders.mjs';
import { createJudge, patternFiles, patternsBuiltBy, patternsIn } from './lib/patterns.mjs';
import { log } from './lib/log.mjs';

const written = [];
const built = [];
for (const file of patternFiles()) {
  const found = patternsIn(file, fs.readFileSync(inProject(file), 'utf8'));
  written.push(...found.written.map((pattern) => ({ file, ...pattern })));
  built.push(...found.built.map((line) => ({ file, line })));
}
const noted = await patternsBuiltBy([...new Set(built.map(({ file }) => file))]);
const unknown = built.filter(
  ({ file, line }) => !noted.some((pattern) => pattern.file === file && pattern.line === line),
);
for (const { file, line } of unknown)
  log(`${file}:${line} puts a pattern together later than when it is read: nobody can judge it`);

const judge = await createJudge();
let refused = unknown.length;
for (const pattern of [...written, ...noted]) {
  const refusal = judge.refusal(pattern);
  if (refusal === null) continue;
  refused += 1;
  log(`${pattern.file}:${pattern.line} /${pattern.source}/${pattern.flags} ${refusal}`);
}
judge.save();
process.exitCode = refused === 0 ? 0 : 1;
