import { itemAt, required } from '../../domain/required.ts';

/** What one host of recipients gets from us at most; hosts that get more put mails off or take them for spam. */
export interface HostLimit {
  /** Mails begun within any second. */
  perSecond: number;
  /** Mails on their way, so that a host that is slow to answer keeps only so many senders busy. */
  atOnce: number;
}

interface Host {
  onTheirWay: number;
  /** Milliseconds of the clock at which the mails of the last second began, oldest first. */
  begun: number[];
}

const WINDOW_MS = 1000;

export type HostLimits = ReturnType<typeof limitHosts>;

/**
 * Keeps to the limit of each host within this process. Nothing waits in here: who looks for the next mail is told
 * which hosts are full and looks past theirs, so that a mail is claimed only when it may go at once.
 */
export function limitHosts(limit: HostLimit, now: () => Date) {
  const hosts = new Map<string, Host>();
  let lastClaim: Promise<unknown> = Promise.resolve();
  /** When the first host opens again that the last look went past because of its second. */
  let nextOpening: number | null = null;

  /** Also forgets who has got nothing lately. What began after now was begun before the clock was set back. */
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
     * Claims a mail of a host that is not full. One claim at a time: two that look at once would both take the last
     * place. Each claimed one has to be ended.
     */
    claim<T extends { host: string }>(find: (full: string[]) => Promise<T | undefined>) {
      const claim = lastClaim.then(() => claimPast(find));
      lastClaim = claim.catch(() => {});
      return claim;
    },
    end(name: string): void {
      required(hosts.get(name)).onTheirWay--;
    },
    /**
     * Milliseconds until a host opens that the last look went past because it had got enough for that second, also
     * where that second has ended since; null when there was none.
     */
    opensIn(): number | null {
      if (nextOpening === null) return null;
      return Math.min(WINDOW_MS, Math.max(0, nextOpening - now().getTime()));
    },
  };
}
