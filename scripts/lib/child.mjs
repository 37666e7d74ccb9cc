import { spawn } from 'node:child_process';
import path from 'node:path';

/**
 * Runs a program to its end. While it runs, the lock knows of it, so that a start after `kill -9` can end it.
 * @param {{ lock?: import('../../server/process-lock.mjs').ProcessLock, quiet?: boolean, hideOutput?: boolean }} options
 *   quiet: keep what it prints and give it back instead of showing it; hideOutput: show standard error alone
 * @returns {Promise<{ code: number | null, signal: string | null, output: string }>}
 */
export function runProgram(command, args, options = {}) {
  const { lock, quiet = false, hideOutput = false, env = process.env, cwd, shell = false } = options;
  return new Promise((resolve, reject) => {
    const stdio = quiet
      ? ['ignore', 'pipe', 'pipe']
      : ['ignore', hideOutput ? 'ignore' : 'inherit', 'inherit'];
    const child = spawn(command, args, { cwd, env, shell, stdio });
    let output = '';
    child.stdout?.on('data', (part) => (output += part));
    child.stderr?.on('data', (part) => (output += part));
    child.once('spawn', () => lock?.addChild(child.pid));
    child.once('error', reject);
    child.once('close', (code, signal) => {
      lock?.removeChild(child.pid);
      resolve({ code, signal, output });
    });
  });
}

export function runNode(args, options) {
  return runProgram(process.execPath, args, options);
}

/** npm as the person called it, else the one in the path. */
export function runNpm(args, options) {
  const cli = process.env.npm_execpath;
  if (cli && /^npm-cli\.c?js$/.test(path.basename(cli))) return runNode([cli, ...args], options);
  return runProgram('npm', args, { ...options, shell: process.platform === 'win32' });
}
