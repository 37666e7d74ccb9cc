import { createParser } from 'eventsource-parser';
import type { LiveNote } from '../../domain/live.ts';
import { until } from '../worker/until.ts';

/** What a screen of staff hears, over a connection of its own. */
export async function liveStream(origin: string, token: string) {
  const leaving = new AbortController();
  const response = await fetch(`${origin}/staff/api/live`, {
    headers: { authorization: `Bearer ${token}`, connection: 'close' },
    signal: leaving.signal,
  });
  const notes: LiveNote[] = [];
  let beats = 0;
  let isOver = false;
  const parser = createParser({
    onEvent: ({ data }) => void notes.push(JSON.parse(data) as LiveNote),
    onComment: () => void (beats += 1),
  });
  const read = async (body: ReadableStream<Uint8Array>) => {
    const decoder = new TextDecoder();
    for await (const part of body) parser.feed(decoder.decode(part, { stream: true }));
  };
  const end = response.ok && response.body ? read(response.body) : Promise.resolve();
  void end.catch(() => undefined).finally(() => (isOver = true));
  return {
    status: response.status,
    headers: response.headers,
    /** All that was heard since the last call. */
    take: () => notes.splice(0),
    beats: () => beats,
    hears: (record: LiveNote['record'], id: number | null) =>
      until(
        `a note of ${record} ${id}`,
        () => notes.some((note) => note.record === record && note.id === id),
        10_000,
      ),
    ends: () => until('the stream ends', () => isOver, 10_000),
    leave: () => leaving.abort(),
  };
}
export type LiveStream = Awaited<ReturnType<typeof liveStream>>;
