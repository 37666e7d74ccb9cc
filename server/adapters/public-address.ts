import { BlockList, isIP } from 'node:net';

/** IPv4 blocks that are not globally routable (IANA special-purpose registry, multicast, reserved). */
const INSIDE = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;

/** Only 2000::/3 is allocated in IPv6; these parts of it embed IPv4 or are reserved for documentation. */
const NOT_GLOBAL = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const inside = new BlockList();
for (const [network, prefix] of INSIDE) inside.addSubnet(network, prefix, 'ipv4');
const given = new BlockList();
given.addSubnet('2000::', 3, 'ipv6');
const notGlobal = new BlockList();
for (const [network, prefix] of NOT_GLOBAL) notGlobal.addSubnet(network, prefix, 'ipv6');

/**
 * Whether an IP address is on the public internet, rather than loopback, private, link-local or cloud metadata.
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !inside.check(address, 'ipv4');
  // A zone index means link-local.
  if (family !== 6 || address.includes('%')) return false;
  return given.check(address, 'ipv6') && !notGlobal.check(address, 'ipv6');
}
