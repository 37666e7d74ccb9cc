import fs from 'node:fs';
import path from 'node:path';
import { createFiles } from '../../server/adapters/files.ts';
import { loadConfig } from '../../server/config.ts';
import { openDatabase } from '../../server/start/database.ts';
import { freePort, killBuiltServers, scratchFolder, startBuiltServer } from '../run/support/built-server.ts';

/** High enough never to be reached; rate limits have their own tests. */
const LIMITS = {
  CALLS_PER_MINUTE_OF_PERSON: '999999',
  CALLS_PER_MINUTE_OF_ADDRESS: '999999',
  CALL_LIMITS: '*=9999999/minute',
};

/** Starts the built server as `npm start` does, in its own folder, with a connection to its database. */
export async function startFuzzedServer() {
  const dataDir = scratchFolder('fuzz');
  const port = await freePort();
  const variables = { ...LIMITS, LOG_LEVEL: 'warn' };
  const server = await startBuiltServer({ dataDir, port, variables });
  const config = loadConfig({
    ...variables,
    TABIDACHI_PROFILE: 'development',
    PORT: String(port),
    DATA_DIR: dataDir,
  });
  const database = await openDatabase(config, { log: () => {}, joins: true });
  const files = await createFiles({ kind: 'disk', folder: path.join(dataDir, 'files') });
  let read = 0;
  return {
    url: server.url,
    config,
    files,
    sequelize: database.sequelize,
    /** Lines printed since the last call that a healthy server would not print. */
    newFaults(): string[] {
      const end = server.output().lastIndexOf('\n') + 1;
      const lines = server.output().slice(read, end).split('\n');
      read = end;
      return lines.filter((line) => isFault(line));
    },
    isRunning(): boolean {
      try {
        return process.kill(server.pid, 0);
      } catch {
        return false;
      }
    },
    output: () => server.output(),
    /** @returns the exit code; 0 on a clean shutdown */
    async stop(): Promise<number | null> {
      await database.close();
      const code = await server.stop();
      killBuiltServers();
      fs.rmSync(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}
export type FuzzedServer = Awaited<ReturnType<typeof startFuzzedServer>>;

const ERROR_LEVEL = 50;
/** Logged when a chat webhook is unreachable, which is expected: the world's chats do not exist. */
const NO_CHAT = 'A message to a channel is given up';

function isFault(line: string): boolean {
  if (/unhandled|uncaught|out of memory/i.test(line)) return true;
  if (!line.startsWith('{')) return false;
  try {
    const { level, msg } = JSON.parse(line) as { level?: unknown; msg?: unknown };
    return Number(level) >= ERROR_LEVEL && msg !== NO_CHAT;
  } catch {
    return false;
  }
}
