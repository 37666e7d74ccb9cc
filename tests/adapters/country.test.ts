import { createCountryOf } from '../../server/adapters/country.ts';

const countryOf = createCountryOf();

test.each([
  ['133.11.0.1', 'JP'],
  ['::ffff:133.11.0.1', 'JP'],
  ['240b:10::1', 'JP'],
  ['8.8.8.8', 'US'],
  ['2a00:1450::1', 'IE'],
])('%s belongs to %s', async (address, country) => {
  expect(await countryOf(address)).toBe(country);
});

test.each([
  ['127.0.0.1'],
  ['::1'],
  ['10.1.2.3'],
  ['172.16.0.1'],
  ['192.168.1.1'],
  ['::ffff:192.168.1.1'],
  ['169.254.1.1'],
  ['100.64.0.1'],
  ['fe80::1'],
  ['fd00::1'],
  ['nonsense'],
  [''],
])('%p has no country', async (address) => {
  expect(await countryOf(address)).toBeNull();
});

test('a database that is not there is told at each question, not kept for ever', async () => {
  const broken = createCountryOf('/nowhere/at/all.mmdb');
  await expect(broken('8.8.8.8')).rejects.toThrow('ENOENT');
  await expect(broken('8.8.8.8')).rejects.toThrow('ENOENT');
  expect(await broken('127.0.0.1')).toBeNull();
});
