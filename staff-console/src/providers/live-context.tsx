import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useEffectEvent } from 'react';
import type { LiveNote, LiveRecord } from '../../../domain/live.ts';
import { required } from '../../../domain/required.ts';
import { useSessionLost } from '../session/session-context.ts';
import type { Live } from './live.ts';

/** What is shown is read anew at most so often. */
const EVERY_MS = 1_000;

export const LiveContext = createContext<Live | null>(null);

/** Calls `onNote` for what changes at the server; without an id, anything of that kind may have changed. */
export function useLiveNotes(onNote: (note: LiveNote) => void): void {
  const live = required(useContext(LiveContext));
  const tell = useEffectEvent(onNote);
  useEffect(() => live.subscribe((note) => tell(note)), [live]);
}

const one = (resource: string, id: number | null): QueryKey =>
  id === null ? [resource, 'getOne'] : [resource, 'getOne', { id: String(id) }];

/** What is read anew where a record of this kind has changed. */
const KEYS: Record<LiveRecord, (id: number | null) => QueryKey[]> = {
  applications: (id) => [
    one('applications', id),
    ['applications', 'getList'],
    ['application_counts'],
    ['mentor-loads'],
    ['recent-moves'],
    id === null ? ['conversation'] : ['conversation', id],
  ],
  deliveries: (id) => [one('deliveries', id), ['deliveries', 'getList']],
  event_applications: (id) => [
    one('event_applications', id),
    ['event_applications', 'getList'],
    ['check-in'],
    ['events', 'getOne'],
  ],
  inquiries: (id) => [one('inquiries', id), ['inquiries', 'getList']],
  inquiry_presences: () => [],
  mentions: () => [['mentions']],
  presences: () => [],
};

/** Reads anew what has changed: the first at once, and what follows soon after it together. */
function refreshing(client: QueryClient) {
  const waiting = new Map<string, QueryKey>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = -EVERY_MS;
  const refresh = () => {
    timer = undefined;
    last = performance.now();
    for (const queryKey of waiting.values()) void client.invalidateQueries({ queryKey });
    waiting.clear();
  };
  return {
    note({ record, id }: LiveNote) {
      for (const key of KEYS[record](id)) waiting.set(JSON.stringify(key), key);
      // Also what is told in the same moment goes together.
      timer ??= setTimeout(refresh, Math.max(0, last + EVERY_MS - performance.now()));
    },
    stop: () => clearTimeout(timer),
  };
}

/** Keeps what the pages show as it is at the server, while somebody is signed in. */
export function FollowChanges() {
  const live = required(useContext(LiveContext));
  const client = useQueryClient();
  const isLost = useSessionLost();
  useEffect(() => {
    if (isLost) return;
    const leaving = new AbortController();
    const { note, stop } = refreshing(client);
    const unsubscribe = live.subscribe(note);
    void live.follow(leaving.signal);
    return () => {
      unsubscribe();
      stop();
      leaving.abort();
    };
  }, [client, isLost, live]);
  return null;
}
