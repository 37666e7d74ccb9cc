import type { Response } from 'express';
import type { Logger } from 'pino';
import type { Sequelize } from 'sequelize';
import { z } from 'zod';
import { DomainError } from '../../../domain/error-codes.ts';
import { LIVE_BEAT_SECONDS, LIVE_RECORDS, type LiveNote } from '../../../domain/live.ts';
import type { Staff } from '../../../domain/roles.ts';
import { listen, type Listener } from './listener.ts';
import { visibleTo } from './visible.ts';

/** What comes within it is told at once. */
const GATHER_MS = 50;
/** Of more notes at once only the records are told. */
const MOST_NOTES = 200;
/** Who does not read falls behind by so many bytes at most, and has to come back. */
const MOST_UNREAD_BYTES = 64 * 1024;
/** Windows of one person at one web process. */
export const MOST_STREAMS = 8;
/** How long nobody asks again after the database could not be listened to. */
const PAUSE_MS = 5_000;

interface LiveDeps {
  sequelize: Sequelize;
  databaseUrl: string;
  logger: Pick<Logger, 'info' | 'warn'>;
  /** Between two looks at whether everybody may still listen. */
  beatMs?: number;
}

/** Somebody who listens. */
interface Stream {
  res: Response;
  actor: Staff;
  /** @throws when their token, session or role has ended */
  load(): Promise<Staff>;
}

/** A note as the database sends it. */
const sent = z.object({
  record: z.enum([...LIVE_RECORDS, 'access']),
  id: z.number().nullable(),
  /** Meant for this member alone. */
  hf_member_id: z.number().optional(),
});
type Sent = z.infer<typeof sent>;

export interface Live {
  /**
   * Tells this person from now on what changes among the rows they may see. The answer stays open until they go, lose
   * the right to listen, or the database cannot be heard.
   * @throws DomainError too_many_requests, temporarily_unavailable
   */
  follow(stream: Stream): Promise<void>;
  close(): Promise<void>;
}

const away = (ms: number) =>
  new DomainError('temporarily_unavailable', { details: { retry_after_seconds: Math.ceil(ms / 1000) } });

/**
 * Tells staff of changes while they happen (docs/adr/0077). One connection per web process listens, from the first who
 * follows on; a stream is open only while that connection hears, so whoever has none knows to ask instead.
 */
export function createLive(deps: LiveDeps): Live {
  const { logger, beatMs = LIVE_BEAT_SECONDS * 1000 } = deps;
  const streams = new Set<Stream>();
  let listener: Promise<Listener> | null = null;
  let pausedUntil = 0;
  let isClosed = false;
  let waiting = new Set<string>();
  let telling: Promise<void> | null = null;
  const beat = setInterval(() => void check(), beatMs);
  beat.unref();

  function end(stream: Stream): void {
    if (streams.delete(stream)) stream.res.end();
  }

  /** Nobody is told anything any more: all come back when it works again. */
  function endAll(): void {
    waiting = new Set();
    for (const stream of streams) end(stream);
  }

  function lose(): void {
    listener = null;
    endAll();
  }

  async function begin(): Promise<Listener> {
    const begun = await listen(deps, note, lose);
    if (await begun.hears()) return begun;
    await begun.close();
    logger.warn('Changes are not heard: set DATABASE_DIRECT_URL past the pooler');
    throw away(PAUSE_MS);
  }

  async function hear(): Promise<void> {
    if (isClosed || Date.now() < pausedUntil) throw away(PAUSE_MS);
    listener ??= begin();
    const asked = listener;
    try {
      await asked;
    } catch (error) {
      if (listener === asked) {
        listener = null;
        pausedUntil = Date.now() + PAUSE_MS;
      }
      if (error instanceof DomainError) throw error;
      logger.warn({ err: error }, 'Changes cannot be listened to');
      throw away(PAUSE_MS);
    }
    if (isClosed || listener !== asked) throw away(PAUSE_MS);
  }

  function note(text: string): void {
    if (streams.size === 0) return;
    waiting.add(text);
    telling ??= tellSoon().finally(() => (telling = null));
  }

  async function tellSoon(): Promise<void> {
    while (waiting.size > 0) {
      await new Promise((resolve) => setTimeout(resolve, GATHER_MS));
      const texts = [...waiting];
      waiting = new Set();
      try {
        const notes = texts.map((text) => sent.parse(JSON.parse(text)));
        if (notes.some(({ record }) => record === 'access')) await Promise.all([...streams].map(confirm));
        await tell(notes);
      } catch (error) {
        logger.warn({ err: error }, 'Changes could not be told');
        endAll();
      }
    }
  }

  /** One after the other: who may see what is asked once for each person. */
  async function tell(notes: readonly Sent[]): Promise<void> {
    const people = new Set([...streams].map(({ actor }) => actor.hf_member_id));
    for (const hf_member_id of people) {
      const theirs = [...streams].filter(({ actor }) => actor.hf_member_id === hf_member_id);
      const meant = notes.flatMap(({ record, id, hf_member_id: only }): LiveNote[] =>
        record === 'access' || (only !== undefined && only !== hf_member_id) ? [] : [{ record, id }],
      );
      const actor = theirs[0]?.actor;
      if (!actor || meant.length === 0) continue;
      const visible =
        meant.length > MOST_NOTES
          ? [...new Set(meant.map(({ record }) => record))].map((record) => ({ record, id: null }))
          : await visibleTo(actor, meant);
      const text = visible.map((one) => `data: ${JSON.stringify(one)}\n\n`).join('');
      if (text) for (const stream of theirs) write(stream, text);
    }
  }

  function write(stream: Stream, text: string): void {
    if (!streams.has(stream)) return;
    if (stream.res.writableLength > MOST_UNREAD_BYTES) {
      streams.delete(stream);
      stream.res.destroy();
    } else stream.res.write(text);
  }

  async function confirm(stream: Stream): Promise<void> {
    try {
      stream.actor = await stream.load();
    } catch {
      // Whether the right has ended or could not be looked at: what they may hear is not known.
      end(stream);
    }
  }

  /** Whether we hear, everybody may listen, and is still there: a connection that is gone takes no sign of life. */
  async function check(): Promise<void> {
    if (streams.size === 0 || !listener) return;
    const asked = listener;
    const hears = await asked.then((one) => one.hears()).catch(() => false);
    if (!hears && listener === asked) {
      logger.warn('Changes are not heard any more');
      lose();
      await asked.then((one) => one.close()).catch(() => undefined);
    }
    await Promise.all([...streams].map(confirm));
    for (const stream of streams) write(stream, ':\n\n');
  }

  return {
    async follow(stream) {
      const { res, actor } = stream;
      const isTheirs = (other: Stream) => other.actor.hf_member_id === actor.hf_member_id;
      if ([...streams].filter(isTheirs).length >= MOST_STREAMS)
        throw new DomainError('too_many_requests', { details: { retry_after_seconds: 60 } });
      await hear();
      if (res.closed) return;
      res.on('close', () => streams.delete(stream));
      streams.add(stream);
      res.flushHeaders();
      res.write(':\n\n');
    },
    async close() {
      isClosed = true;
      clearInterval(beat);
      endAll();
      const open = listener;
      listener = null;
      await open?.then((one) => one.close()).catch(() => undefined);
    },
  };
}
