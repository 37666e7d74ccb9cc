import { createReadings } from '../../server/adapters/readings/readings.ts';
import { turnsUntil } from '../support/event-loop.ts';
import judged from './judged-readings.json';

/** Of the phrases of job advertisements in judged-readings.json. */
const LEAST_SHARE = 0.99;

const readings = createReadings();
afterAll(() => readings.close());

/** A text as it is read, with its kanji's readings in brackets behind them. */
const written = async (text: string) => {
  const [read] = await readings.readings([text]);
  return read!.segments.map((piece) => piece.text + (piece.reading ? `[${piece.reading}]` : '')).join('');
};

describe('Readings of Japanese texts', () => {
  test('are right for what job advertisements say', async () => {
    const phrases = Object.entries(judged);
    const read = await readings.readings(phrases.map(([text]) => text));
    const wrong = phrases.flatMap(([text, right], index) => {
      const said = read[index]!.segments.map((piece) => piece.reading ?? piece.text).join('');
      return said === right ? [] : [`${text}: ${said}, not ${right}`];
    });
    expect(phrases.length).toBeGreaterThan(250);
    expect(1 - wrong.length / phrases.length >= LEAST_SHARE ? [] : wrong).toEqual([]);
  });

  test.each([
    ['食べる', '食[た]べる'],
    ['受け付けます', '受[う]け付[つ]けます'],
    ['お客様の声を聞く', 'お客様[きゃくさま]の声[こえ]を聞[き]く'],
    ['株式会社ミライ', '株式会社[かぶしきがいしゃ]ミライ'],
    ['AIの開発とExcel', 'AIの開発[かいはつ]とExcel'],
    ['社会保険', '社会[しゃかい]保険[ほけん]'],
    ['霞ヶ関の人々', '霞ヶ関[かすみがせき]の人々[ひとびと]'],
  ])('stand over the kanji of %s alone', async (text, expected) => {
    expect(await written(text)).toBe(expected);
  });

  test.each([
    ['月給25万円、年2回', '月給[げっきゅう]25万円、年[ねん]2回'],
    ['社員１０名、三か月', '社員[しゃいん]１０名、三か月'],
    ['2年に1回', '2年に1回'],
  ])('leave numbers and what they count alone: %s', async (text, expected) => {
    expect(await written(text)).toBe(expected);
  });

  test('leave out what the dictionary does not have', async () => {
    expect(await written('龘龘の仕事')).toBe('龘龘の仕事[しごと]');
  });

  test('give every text back whole, lines and spaces included', async () => {
    const texts = ['一行目\n\n  二行目　全角\tend ', '', '😀 仕事', '仕事', '仕事'];
    const read = await readings.readings(texts);
    expect(read.map(({ text }) => text)).toEqual(texts);
    expect(read.map(({ segments }) => segments.map((piece) => piece.text).join(''))).toEqual(texts);
  });

  test('come beside the event loop, and the same from memory', async () => {
    const own = createReadings();
    try {
      const first = own.readings(['大人の仕事']);
      // Loading the dictionary in the server's thread would be a handful of turns.
      expect(await turnsUntil(first)).toBeGreaterThan(20);
      expect(await own.readings(['大人の仕事'])).toEqual(await first);
    } finally {
      await own.close();
    }
  });
});
