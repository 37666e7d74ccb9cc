import { REPLY_TEXT_MAX, replyText } from '../../domain/reply-text.ts';

test.each([
  [
    'Yes.\r\n\r\nOn Sat, 21 Nov 2026 at 12:00, Tabidachi <reply+1@in.example>\r\nwrote:\r\n\r\n> Jobs\r\n>> older\r\n',
    'Yes.',
  ],
  ['はい。\n\n-----Original Message-----\nFrom: Tabidachi\n求人', 'はい。'],
  ['> first question?\nYes.\n> second?\nNo.', '> first question?\nYes.\n> second?\nNo.'],
  ['Interested in these:\n- job one', 'Interested in these:\n- job one'],
  [
    'はい。\n\n________________________________\n差出人: Tabidachi <mail@x.example>\n送信日時: 2026年11月21日\n宛先: Linh\n件名: 面接\n\n求人',
    'はい。',
  ],
  ['Yes.\n\nFrom: Tabidachi\nSent: Saturday\nTo: Linh\n\nJobs', 'Yes.'],
  ['Vâng.\n\nTừ: Tabidachi\nNgày: 21/11/2026\n\nViệc làm', 'Vâng.'],
  ['From: Hanoi I can come on Monday.\nIs that fine?', 'From: Hanoi I can come on Monday.\nIs that fine?'],
  ['> nothing of my own', null],
  [' \r\n\t\u0000', null],
])('%j', (text, said) => {
  expect(replyText(text)).toBe(said);
});

test('is cut to its length, and never within a character', () => {
  const said = replyText('😀'.repeat(REPLY_TEXT_MAX + 5))!;
  expect(Array.from(said)).toHaveLength(REPLY_TEXT_MAX);
  expect(said.isWellFormed()).toBe(true);
});
