import pLimit from 'p-limit';
import { itemAt, required } from '../../domain/required.ts';

/** Rate limit of one recipient host; hosts that receive more defer mails or classify them as spam. */
export interface HostLimit {
  /** Maximum mails started within any second. */
  perSecond: number;
  /** Maximum mails in flight, so that a slow host does not occupy all senders. */
  atOnce: number;
}

interface Host {
  onTheirWay: number;
  /** Start times (ms) of the mails of the last second, oldest first. */
  begun: number[];
}

const WINDOW_MS = 1000;

export type HostLimits = ReturnType<typeof limitHosts>;

/**
 * Enforces the limit of each host within this process. It never blocks: the query for the next mail excludes hosts
 * at their limit, so that a mail is claimed only when it can be sent at once.
 */
export function limitHosts(limit: HostLimit, now: () => Date) {
  const hosts = new Map<string, Host>();
  const oneClaimAtATime = pLimit(1);
  /** When the first of the hosts skipped by the last claim for their rate becomes available again. */
  let nextOpening: number | null = null;

  /** Also drops idle hosts. Start times in the future mean that the clock was set back. */
  function openHosts(): [string, Host][] {
    const at = now().getTime();
    for (const [name, host] of hosts) {
      host.begun = host.begun.filter((time) => time > at - WINDOW_MS && time <= at);
      if (host.onTheirWay === 0 && host.begun.length === 0) hosts.delete(name);
    }
    return [...hosts];
  }
  const isPaced = (host: Host) => host.begun.length >= limit.perSecond;
  const opensAt = (host: Host) => itemAt(host.begun, -limit.perSecond) + WINDOW_MS;

  function begin(name: string): void {
    const host = hosts.get(name) ?? { onTheirWay: 0, begun: [] };
    hosts.set(name, host);
    host.onTheirWay++;
    host.begun.push(now().getTime());
  }

  async function claimPast<T extends { host: string }>(
    find: (full: string[]) => Promise<T | undefined>,
  ): Promise<T | undefined> {
    const open = openHosts();
    const opens = open.filter(([, host]) => isPaced(host)).map(([, host]) => opensAt(host));
    nextOpening = opens.length === 0 ? null : Math.min(...opens);
    const full = open.filter(([, host]) => isPaced(host) || host.onTheirWay >= limit.atOnce);
    const found = await find(full.map(([name]) => name));
    if (found) begin(found.host);
    return found;
  }

  return {
    /**
     * Claims a mail to a host below its limit. Claims are serialized, since two at once would both take the last slot.
     * Each claim must be ended.
     */
    claim<T extends { host: string }>(find: (full: string[]) => Promise<T | undefined>) {
      return oneClaimAtATime(() => claimPast(find));
    },
    end(name: string): void {
      required(hosts.get(name)).onTheirWay--;
    },
    /**
     * Milliseconds until a host skipped by the last claim for its rate becomes available, 0 or less when it already
     * is; null when none was skipped.
     */
    opensIn(): number | null {
      if (nextOpening === null) return null;
      return Math.min(WINDOW_MS, Math.max(0, nextOpening - now().getTime()));
    },
  };
}
