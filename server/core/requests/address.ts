import net from 'node:net';

/** Groups of an IPv6 prefix that belongs to a single customer (RFC 6177): 64 of 128 bits. */
const NETWORK_GROUPS = 4;

const listOf = (groups: string) => (groups === '' ? [] : groups.split(':'));

/** The eight groups of a valid IPv6 address, without leading zeros. */
function groupsOf(ip: string): string[] {
  const [front = '', back = ''] = new URL(`http://[${ip}]`).hostname.slice(1, -1).split('::');
  const before = listOf(front);
  const after = listOf(back);
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after];
}

/** The counting key of an address: the IPv4 address itself, or the network of an IPv6 one. */
export function networkOf(address: string | undefined): string {
  const [ip = ''] = (address ?? 'unknown').split('%', 1);
  if (!net.isIPv6(ip)) return ip;
  const groups = groupsOf(ip);
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') {
    const bytes = groups.slice(6).map((group) => Number.parseInt(group, 16));
    return bytes.flatMap((pair) => [pair >> 8, pair & 255]).join('.');
  }
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
}
