// npm run dev: the server and both front ends, rebuilt as files change. The server starts again by itself; reload the page
// for changes of a front end.
import { spawn } from 'node:child_process';
import { inProject } from './lib/folders.mjs';
import { checkNodeVersion } from './lib/node-version.mjs';
import { runScript, say } from './lib/say.mjs';
import { setUp } from './lib/setup.mjs';

checkNodeVersion();
process.chdir(inProject());

const vite = (config) => [
  'node_modules/vite/bin/vite.js',
  'build',
  '--watch',
  '--config',
  config,
  '--mode',
  'development',
];
const programs = [
  {
    name: 'server',
    args: ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'server/main.ts'],
  },
  { name: 'student-web', args: vite('student-web/vite.config.ts') },
  { name: 'staff-console', args: vite('staff-console/vite.config.ts') },
];

function run({ name, args }) {
  const env = { ...process.env, TABIDACHI_PROFILE: 'development' };
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text) => {
      for (const line of text.split('\n')) if (line.trim() !== '') say(`${name.padEnd(13)} | ${line}`);
    });
  }
  return child;
}

await runScript(async () => {
  await setUp({ dev: true, only: ['fonts', 'student-web', 'staff-console'] });
  const children = programs.map(run);
  const ends = children.map((child) => new Promise((resolve) => child.once('close', resolve)));
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      isStopping = true;
      for (const child of children) child.kill(signal);
    });
  }
  // One without the others is of no use.
  await Promise.race(ends);
  if (!isStopping) for (const child of children) child.kill('SIGTERM');
  await Promise.all(ends);
});
