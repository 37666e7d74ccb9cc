import { isPublicAddress } from '../../server/adapters/public-address.ts';

test.each([
  ['this machine', ['127.0.0.1', '127.8.8.8', '0.0.0.0', '::1', '::']],
  ['private networks', ['10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fd12::1']],
  ['the link, and the metadata of a cloud', ['169.254.169.254', 'fe80::1', 'fe80::1%eth0']],
  ['the provider between', ['100.64.0.1', '100.127.255.255']],
  [
    'an IPv4 address inside of another',
    ['::ffff:10.0.0.1', '::ffff:8.8.8.8', '2002:a00:1::', '64:ff9b::a00:1', '2001::1'],
  ],
  ['many at once, and nobody yet', ['224.0.0.1', '255.255.255.255', 'ff02::1', '240.0.0.1', '4000::1']],
  ['examples of documents', ['192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8::1', '3fff::1']],
  ['no address at all', ['', 'example.com', '127.1', '0x7f000001', '1.2.3']],
])('%s is not public', (_name, addresses) => {
  for (const address of addresses) expect([address, isPublicAddress(address)]).toEqual([address, false]);
});

test.each(['1.1.1.1', '172.15.255.255', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2400:cb00::1'])(
  '%s is',
  (address) => expect(isPublicAddress(address)).toBe(true),
);
