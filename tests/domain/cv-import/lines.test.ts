import { cvLines } from '../../../domain/cv-import/lines.ts';

test('no line is so long that looking through it costs time, however the letters are written', () => {
  // Eighteen letters each, once they are in one spelling.
  const lines = cvLines(`${';'.repeat(30_000)}${'\uFDFA'.repeat(30_000)}`);
  expect(Math.max(...lines.map(({ text }) => text.length))).toBeLessThanOrEqual(1_000);
  expect(lines.map(({ text }) => text).join('').length).toBeLessThanOrEqual(60_000);
});

test('a longer line goes on in the next, and nothing of it is lost', () => {
  const text = 'あ'.repeat(1_500);
  expect(cvLines(text).map((line) => line.text)).toEqual(['あ'.repeat(1_000), 'あ'.repeat(500)]);
});
