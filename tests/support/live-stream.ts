import { once } from 'node:events';
import http from 'node:http';
import { createParser } from 'eventsource-parser';
import type { LiveNote } from '../../domain/live.ts';
import { until } from '../worker/until.ts';

/**
 * What a screen of staff hears, over a connection of its own: fetch would open another one after it, which whoever asks
 * next is given, be it to a process that has been killed meanwhile.
 */
export async function liveStream(origin: string, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  const request = http.get(`${origin}/staff/api/live`, { agent: false, headers });
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  const notes: LiveNote[] = [];
  let beats = 0;
  let isOver = false;
  const parser = createParser({
    onEvent: ({ data }) => void notes.push(JSON.parse(data) as LiveNote),
    onComment: () => void (beats += 1),
  });
  response.setEncoding('utf8').on('data', (text: string) => parser.feed(text));
  response.on('error', () => {}).on('close', () => (isOver = true));
  return {
    status: response.statusCode,
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
    leave: () => void request.destroy(),
  };
}
export type LiveStream = Awaited<ReturnType<typeof liveStream>>;
