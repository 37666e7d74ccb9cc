import { calendarFile } from '../../domain/calendar.ts';
import { dayInWords, instantInWords } from '../../server/features/mail/services/tokyo-words.ts';

const appointment = {
  uid: 'interview-1@tabidachi.example',
  sequence: 4,
  writtenAt: new Date('2026-11-21T03:00:00Z'),
  startsAt: new Date('2026-12-31T15:30:00Z'),
  minutes: 60,
  title: '面接: 株式会社みなと精機, 東京; 本社',
  description: 'First line\nhttps://tabidachi.example/applications/1',
  location: null,
};

test('a calendar file holds one appointment in UTC, across the end of a year', () => {
  const lines = calendarFile({ ...appointment, title: 'Interview' }).split('\r\n');
  expect(lines).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tabidachi//Tabidachi//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:interview-1@tabidachi.example',
    'SEQUENCE:4',
    'DTSTAMP:20261121T030000Z',
    'DTSTART:20261231T153000Z',
    'DTEND:20261231T163000Z',
    'SUMMARY:Interview',
    'DESCRIPTION:First line\\nhttps://tabidachi.example/applications/1',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('text cannot start a property of its own', () => {
  const file = calendarFile({ ...appointment, location: 'Room 1\r\nATTENDEE:mailto:x@example.com\\' });
  expect(file).toContain('LOCATION:Room 1\\nATTENDEE:mailto:x@example.com\\\\\r\n');
  expect(file).not.toMatch(/^ATTENDEE/m);
  expect(file).toContain('面接: 株式会社みなと精機\\, 東京\\; ');
});

test('long lines are folded at 75 bytes without cutting a character', () => {
  const file = calendarFile({ ...appointment, title: '面接'.repeat(60) });
  for (const line of file.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toContain('\uFFFD');
  }
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${'面接'.repeat(60)}`);
});

test.each([
  ['ja', '2026-12-08', '2026年12月8日（火）'],
  ['en', '2026-12-08', 'Tuesday, December 8, 2026'],
] as const)('a day in %s', (language, day, words) => {
  expect(dayInWords(day, language)).toBe(words);
});

test.each([
  ['ja', '2026-12-31T15:30:00Z', '2027年1月1日（金）00:30（日本時間）'],
  ['en', '2026-12-31T15:30:00Z', 'Friday, January 1, 2027, 00:30 (Japan time)'],
] as const)('an instant in %s is that of Tokyo', (language, instant, words) => {
  expect(instantInWords(new Date(instant), language)).toBe(words);
});
