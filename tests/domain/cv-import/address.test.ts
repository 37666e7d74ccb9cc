import { personIn } from '../../../domain/cv-import/person.ts';

const addressIn = (...texts: string[]) =>
  personIn(
    texts.map((text) => ({ section: 'person' as const, text, cells: [text], isBullet: false })),
    'en',
  ).address;

test.each([
  [
    '3-14-5 Takadanobaba, Shinjuku-ku, Tokyo 169-0075 | +81 80-9876-5432 | mya@example.com',
    '169-0075',
    '3-14-5 Takadanobaba, Shinjuku-ku, Tokyo',
  ],
  ['Address: 047-0024 Hokkaido Otaru Hanazono 8-19-4', '047-0024', 'Hokkaido Otaru Hanazono 8-19-4'],
  ['Address: 2-3-4 Honmachi, Osaka, 541-0053, Japan', '541-0053', '2-3-4 Honmachi, Osaka, Japan'],
  ['Address: 1-2-3 Honmachi, Chuo-ku, Osaka 541-0053', '541-0053', '1-2-3 Honmachi, Chuo-ku, Osaka'],
])('%s', (text, postal_code, address) => {
  expect(addressIn('Mya Thiri Aung', text)).toEqual({ value: { postal_code, address }, line: text });
});

test.each([
  'Address: 12 Nguyen Trai, Thanh Xuan, Hanoi 100000',
  'Address: 48 Teheran-ro, Gangnam, Seoul 135-080',
])('%s has no postal code of Japan', (text) => {
  expect(addressIn('Mya Thiri Aung', text)?.value).toEqual({
    postal_code: null,
    address: text.replace('Address: ', ''),
  });
});

test('neither a phone number nor a place alone is an address', () => {
  expect(addressIn('Shinjuku-ku, Tokyo | 080-9876-5432')).toBeNull();
  expect(addressIn('Reference 169-0075')).toBeNull();
});
