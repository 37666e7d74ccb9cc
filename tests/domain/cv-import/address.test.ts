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
  ['Address: 1-2-3 Honmachi, Chuo-ku, Osaka 541-0053', '541-0053', '1-2-3 Honmachi, Chuo-ku, Osaka'],
])('%s', (text, postal_code, address) => {
  expect(addressIn('Mya Thiri Aung', text)).toEqual({ value: { postal_code, address }, line: text });
});

test('neither a phone number nor a place alone is an address', () => {
  expect(addressIn('Shinjuku-ku, Tokyo | 080-9876-5432')).toBeNull();
  expect(addressIn('Reference 169-0075')).toBeNull();
});
