import { createParser } from 'eventsource-parser';
import { LIVE_BEAT_SECONDS, LIVE_RECORDS, type LiveNote } from '../../../domain/live.ts';

/** A stream that is silent for so long is dead, whatever the connection says. */
const SILENCE_MS = 2.5 * LIVE_BEAT_SECONDS * 1000;
/** Pauses before the stream is asked for again: each twice the one before, and with none of them the server is asked. */
const PAUSE_MS = { first: 1_000, most: 10_000 };
/** A window that nobody sees lets its connection go: browsers have few for one site. */
const HIDDEN_MS = 15_000;

type Listener = (note: LiveNote) => void;

/** Waits, or until one of the events comes first. */
function pause(ms: number | null, signal: AbortSignal, isOver: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const events = ['online', 'visibilitychange'] as const;
    const timer = ms === null ? undefined : setTimeout(() => end(), ms);
    const look = () => {
      if (isOver()) end();
    };
    const end = () => {
      clearTimeout(timer);
      for (const event of events) removeEventListener(event, look, true);
      signal.removeEventListener('abort', end);
      resolve();
    };
    for (const event of events) addEventListener(event, look, true);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}

const canListen = () => navigator.onLine && document.visibilityState === 'visible';

/**
 * What changes at the server, told as it happens: one stream for this window. Where there is none, its listeners hear
 * every few seconds that anything may have changed, and once more when it is back.
 */
export class Live {
  readonly #fetch: typeof globalThis.fetch;
  readonly #listeners = new Set<Listener>();

  /** @param fetch puts the session's token on */
  constructor(fetch: typeof globalThis.fetch) {
    this.#fetch = fetch;
  }

  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #tell(note: LiveNote): void {
    for (const listener of this.#listeners) listener(note);
  }

  #tellAll(): void {
    for (const record of LIVE_RECORDS) this.#tell({ record, id: null });
  }

  /** Listens until the signal, as long as somebody looks at this window and there is a connection. */
  async follow(signal: AbortSignal): Promise<void> {
    let wait = PAUSE_MS.first;
    // What the page has just loaded needs not be asked for again when the first stream comes at once.
    let mayHaveMissed = false;
    while (!signal.aborted) {
      if (!canListen()) {
        mayHaveMissed = true;
        await pause(null, signal, canListen);
        continue;
      }
      const wasOpen = await this.#listen(signal, () => {
        if (mayHaveMissed) this.#tellAll();
      });
      if (signal.aborted) return;
      mayHaveMissed = true;
      wait = wasOpen ? PAUSE_MS.first : Math.min(2 * wait, PAUSE_MS.most);
      if (!canListen()) continue;
      if (!wasOpen) this.#tellAll();
      // Not all windows at the same moment, after a restart of the server.
      await pause(wait * (0.5 + Math.random() / 2), signal, () => false);
    }
  }

  /** @returns whether there was a stream; it has ended, for whatever reason */
  async #listen(signal: AbortSignal, onOpen: () => void): Promise<boolean> {
    const ending = new AbortController();
    const end = () => ending.abort();
    let silence = setTimeout(end, SILENCE_MS);
    let hidden: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(hidden);
      if (document.visibilityState === 'hidden') hidden = setTimeout(end, HIDDEN_MS);
    };
    signal.addEventListener('abort', end);
    addEventListener('offline', end);
    document.addEventListener('visibilitychange', look);
    let isOpen = false;
    try {
      const response = await this.#fetch('/staff/api/live', { signal: ending.signal });
      if (!response.ok || !response.body) return false;
      isOpen = true;
      onOpen();
      const parser = createParser({ onEvent: ({ data }) => this.#tell(JSON.parse(data) as LiveNote) });
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return true;
        clearTimeout(silence);
        silence = setTimeout(end, SILENCE_MS);
        parser.feed(value);
      }
    } catch {
      return isOpen;
    } finally {
      end();
      clearTimeout(silence);
      clearTimeout(hidden);
      signal.removeEventListener('abort', end);
      removeEventListener('offline', end);
      document.removeEventListener('visibilitychange', look);
    }
  }
}
