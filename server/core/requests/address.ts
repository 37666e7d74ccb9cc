import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';

/** Groups of an IPv6 prefix that belongs to a single customer (RFC 6177): 64 of 128 bits. */
const NETWORK_GROUPS = 4;

const MOST_KNOWN = 10_000;
const known = new LRUCache<string, string>({ max: MOST_KNOWN });

/** The counting key of an address: the IPv4 address itself, or the network of an IPv6 one. */
export function networkOf(address: string | undefined): string {
  const asked = address ?? 'unknown';
  const network = known.get(asked) ?? readNetwork(asked);
  known.set(asked, network);
  return network;
}

function readNetwork(address: string): string {
  const [ip = ''] = address.split('%', 1);
  if (!ipaddr.IPv6.isValid(ip)) return ip;
  // An IPv4 address in the form of an IPv6 one becomes itself.
  const parsed = ipaddr.process(ip);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.slice(0, NETWORK_GROUPS).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}
