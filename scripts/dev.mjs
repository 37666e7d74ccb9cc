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
  // In a group of its own: Ctrl-C in the terminal reaches only us, and we hand it on once. Twice would mean "at once".
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text) => {
      // Vite lists every file it writes.
      const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('dist/'));
      for (const line of lines) say(`${name.padEnd(13)} | ${line}`);
    });
  }
  return child;
}

await runScript(async () => {
  await setUp({ dev: true, only: ['fonts'] });
  const children = programs.map(run);
  const ends = children.map((child) => new Promise((resolve) => child.once('close', resolve)));
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    for (const child of children) child.kill('SIGTERM');
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  // One without the others is of no use.
  await Promise.race(ends);
  stop();
  await Promise.all(ends);
});
