import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Sequelize } from 'sequelize';

/** The channel of the triggers (migration 0094). */
const CHANNEL = 'live';
/** A note of our own comes back within milliseconds, unless nobody listens. */
const ECHO_MS = 3_000;

interface ListenerDeps {
  /** A connection that stays: past a pooler, which would keep no LISTEN. */
  databaseUrl: string;
  sequelize: Sequelize;
  logger: Pick<Logger, 'info' | 'warn'>;
}

export interface Listener {
  /** Whether a note sent now arrives here: not behind a pooler, nor over a connection that died silently. */
  hears(): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * Listens for what the database tells of changes.
 * @param onNote gets each note as it was sent
 * @param onLost is called once when the connection is gone
 * @throws when the database is unreachable
 */
export async function listen(
  deps: ListenerDeps,
  onNote: (note: string) => void,
  onLost: () => void,
): Promise<Listener> {
  const client = new pg.Client({
    connectionString: deps.databaseUrl,
    application_name: 'tabidachi live',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  const echoes = new Map<string, () => void>();
  let isOver = false;
  const lose = () => {
    if (isOver) return;
    isOver = true;
    onLost();
  };
  client.on('error', (error) => {
    deps.logger.warn({ err: error }, 'The connection for changes is lost');
    lose();
  });
  client.on('end', lose);
  client.on('notification', ({ payload = '' }) => {
    const echo = echoes.get(payload);
    if (echo) echo();
    else if (payload.startsWith('{')) onNote(payload);
  });
  await client.connect();
  await client.query(`listen ${CHANNEL}`);
  return {
    async hears() {
      const mark = randomUUID();
      let timer: NodeJS.Timeout | undefined;
      const heard = new Promise<boolean>((resolve) => {
        echoes.set(mark, () => resolve(true));
        timer = setTimeout(() => resolve(false), ECHO_MS);
      });
      try {
        await deps.sequelize.query(`select pg_notify('${CHANNEL}', $1)`, { bind: [mark] });
        return await heard;
      } finally {
        clearTimeout(timer);
        echoes.delete(mark);
      }
    },
    async close() {
      isOver = true;
      await client.end().catch(() => undefined);
    },
  };
}
