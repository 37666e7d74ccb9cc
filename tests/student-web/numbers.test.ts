import { formatDay, formatTokyoTime } from '../../student-web/src/lib/dates.ts';
import { formatYen, formatYenCompact } from '../../student-web/src/lib/money.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('big amounts are written out where the short form could be read as another size', () => {
  expect(plain(formatYenCompact(2_100_000_000, 'vi'))).toBe('2,1 tỷ yên Nhật');
  expect(plain(formatYenCompact(98_000_000, 'vi'))).toBe('98 triệu yên Nhật');
  expect(plain(formatYenCompact(2_100_000_000, 'en'))).toBe('¥2.1B');
  expect(plain(formatYenCompact(2_100_000_000, 'ja'))).toBe('21億円');
});

test('pay, days and times are written as people of the language write them', () => {
  expect(plain(formatYen(220_000, 'vi'))).toBe('220.000 ¥');
  expect(formatDay('2026-11-25', 'vi')).toBe('25 tháng 11, 2026');
  expect(formatTokyoTime('2026-11-25T05:00:00Z', 'vi')).toMatch(/^14:00 Thứ 4, 25 tháng 11, 2026$/);
});
