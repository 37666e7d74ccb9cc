import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { inProject } from './folders.mjs';

/** What meets outside input: the server with its domain, and both front ends, which show what others wrote. */
const FOLDERS = ['server', 'domain', 'db', 'templates', 'web', 'student-web/src', 'staff-console/src'];
const SOURCE = /(?<!\.d)\.(ts|tsx|mts|mjs|js)$/;

/**
 * Of exact answers for what is regular, and of an attacker's attempts for what is not (looking around, references
 * back): fewer and shorter ones than usual, long enough for a square to show. No limit of time, so that the answer is
 * the same on every machine.
 */
const LIMITS = {
  timeout: null,
  // A second for each attack by default: on a slow machine what is linear takes longer.
  attackTimeout: null,
  maxIteration: 2,
  maxGenerationSize: 30,
  maxGeneStringSize: 1000,
  seedingLimit: 300,
  incubationLimit: 5000,
  attackLimit: 200_000,
  maxAttackStringLength: 20_000,
};

/** @returns {string[]} the files whose patterns are judged, from the project's folder */
export function patternFiles() {
  return FOLDERS.flatMap((folder) =>
    fs
      .readdirSync(inProject(folder), { recursive: true })
      .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
      .filter((file) => SOURCE.test(file)),
  );
}

/**
 * The patterns of a file: those written as such, and where one is put together while it runs.
 * @returns {{ written: { source: string, flags: string, line: number }[], built: number[] }} built: lines
 */
export function patternsIn(file, text) {
  const found = { written: [], built: [] };
  if (!text.includes('/') && !text.includes('RegExp')) return found;
  const lineOf = ({ start }) => text.slice(0, start).split('\n').length;
  const constructed = (node) => {
    if (node.callee.name !== 'RegExp') return;
    const [source, flags] = node.arguments;
    if (typeof source?.value === 'string' && (!flags || typeof flags.value === 'string'))
      found.written.push({ source: source.value, flags: flags?.value ?? '', line: lineOf(node) });
    else found.built.push(lineOf(node));
  };
  const visitor = new Visitor({
    Literal(node) {
      if (node.regex)
        found.written.push({ source: node.regex.pattern, flags: node.regex.flags, line: lineOf(node) });
    },
    NewExpression: constructed,
    CallExpression: constructed,
  });
  visitor.visit(parseSync(file, text).program);
  return found;
}

/**
 * Reads modules that put patterns together and notes which: they have to do so while they are read, out of what is
 * written in them, so that nobody outside has a word in it.
 * @param {string[]} files from the project's folder
 * @returns {Promise<{ file: string, line: number, source: string, flags: string }[]>}
 */
export async function patternsBuiltBy(files) {
  const noted = [];
  const Plain = globalThis.RegExp;
  const note = (pattern) => {
    const caller = new Error().stack.split('\n').find((line) => files.some((file) => line.includes(file)));
    const file = caller && files.find((name) => caller.includes(name));
    if (file)
      noted.push({
        file,
        line: Number(caller.split(':').at(-2)),
        source: pattern.source,
        flags: pattern.flags,
      });
    return pattern;
  };
  globalThis.RegExp = new Proxy(Plain, {
    construct: (_target, args) => note(new Plain(...args)),
    apply: (_target, _self, args) => note(new Plain(...args)),
  });
  try {
    for (const file of files) await import(inProject(file));
  } finally {
    globalThis.RegExp = Plain;
  }
  return noted;
}

/**
 * Says of patterns whether a text exists that takes them more than linear time. What was judged before is kept beside
 * the packages.
 */
export async function createJudge(cacheFile = inProject('node_modules/.cache/patterns.json')) {
  process.env.RECHECK_BACKEND = 'pure';
  const { checkSync, version } = await import('recheck');
  const kept = readKept(cacheFile);
  const known = {};
  return {
    /** @returns {string | null} why it is refused, with a text that shows it */
    refusal({ source, flags }) {
      const key = createHash('sha256')
        .update(JSON.stringify([source, flags, LIMITS, version ?? '']))
        .digest('hex');
      known[key] ??= kept[key] ?? judged(checkSync(source, flags, LIMITS));
      return known[key] === 'linear' ? null : known[key];
    },
    save() {
      fs.mkdirSync(path.dirname(cacheFile), { recursive: true });
      fs.writeFileSync(cacheFile, JSON.stringify(known));
    },
  };
}

function readKept(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

function judged({ status, complexity, attack, error }) {
  if (status === 'safe') return 'linear';
  if (status === 'vulnerable')
    return `takes ${complexity.summary} time, as on ${attack.pattern.slice(0, 200)}`;
  return `cannot be judged (${error?.kind}): write it simpler`;
}
