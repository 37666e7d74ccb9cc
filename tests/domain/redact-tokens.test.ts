import { redactTokens } from '../../domain/redact-tokens.ts';

const SECRET = 'kf8Q2vXwT1aBcD3eFgH5iJ';

test.each([
  [`https://example.com/events/3/apply_complete?token=${SECRET}`],
  [`https://example.com/cancel?lang=ja&amp;token=${SECRET}&amp;x=1`],
  [`<a href="https://example.com/events/3/cancell?token&#x3D;${SECRET}">x</a>`],
  [`https://example.com/unsubscribe/${SECRET}`],
  [`https://example.com/unsubscribe/${SECRET}?stream=recommend`],
  [`https://example.com/files/https://example.com/unsubscribe?token=${SECRET}`],
  [`https://example.com/unsubscribe/${SECRET}.`],
  [`https://example.com/unsubscribe/${SECRET}、`],
  [`<a href='https://example.com/v/3f2a9c0d1e4b5a697887766554433221'>x</a>`],
])('the key of %s is covered', (text) => {
  expect(redactTokens(text)).toContain('•••');
  expect(redactTokens(text)).not.toContain(SECRET);
  expect(redactTokens(text)).not.toContain('3f2a9c0d1e4b5a69');
});

test.each([
  ['https://example.com/applications/12/resume'],
  ['https://example.com/careers/graduate-recruitment-2027.html'],
  ['https://example.com/files/3f2a9c0d-1e4b-4a69-8877-66554433221f'],
  ['https://example.com/recruitments?q=engineer&page=2'],
  [`a text with ${SECRET} outside of any address`],
])('%s stays as it is', (text) => {
  expect(redactTokens(text)).toBe(text);
});
