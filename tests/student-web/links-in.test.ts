import { linksIn } from '../../student-web/src/lib/links-in.ts';

const linksOf = (text: string) => linksIn(text).flatMap((piece) => (piece.isLink ? [piece.text] : []));

test.each<[string, string[]]>([
  ['Join here: https://meet.example.com/a-b?x=1&y=2#z', ['https://meet.example.com/a-b?x=1&y=2#z']],
  ['次のアドレス（https://meet.example.com/abc）から。', ['https://meet.example.com/abc']],
  [
    'See https://a.example.com/1, (https://b.example.com/2) or https://c.example.com.',
    ['https://a.example.com/1', 'https://b.example.com/2', 'https://c.example.com'],
  ],
  ['https://a.example.com\nhttps://b.example.com', ['https://a.example.com', 'https://b.example.com']],
  ['http://a.example.com javascript:alert(1) mailto:a@example.com https:// https://[', []],
  ['', []],
])('addresses in %j', (text, links) => {
  expect(linksOf(text)).toEqual(links);
  expect(
    linksIn(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
});
