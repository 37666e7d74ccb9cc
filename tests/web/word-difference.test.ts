import fc from 'fast-check';
import { wordDifference } from '../../web/word-difference.ts';
import { wordsOf } from '../../web/words.ts';

test('Japanese is compared word by word', () => {
  expect(wordDifference('私は貴社で働きたいです。', '私は御社で働きたいです。')).toEqual([
    { kind: 'same', text: '私は' },
    { kind: 'deleted', text: '貴社' },
    { kind: 'inserted', text: '御社' },
    { kind: 'same', text: 'で働きたいです。' },
  ]);
});

test.each([
  ['日本で働くです。', '日本で働いています。', '働くです', '働いています'],
  ['この会社で働く。', 'この会社で働いて。', '働く', '働いて'],
  ['大学で日本語を学ぶました。', '大学で日本語を学びました。', '学ぶました', '学びました'],
  ['町は新しいて便利です。', '町は新しくて便利です。', '新しいて', '新しくて'],
  ['店長と話しました。', '店長と話した。', '話しました', '話した'],
  ['エンジニアを目指す。', 'エンジニアを目指したい。', '目指す', '目指したい'],
  ['毎日頑張りました。', '毎日頑張っていました。', '頑張りました', '頑張っていました'],
  ['I have work hard.', 'I have worked hard.', 'work', 'worked'],
  ['I do a fulltime job.', 'I do a full-time job.', 'fulltime', 'full-time'],
])('a change covers whole words: %s → %s', (before, after, deleted, inserted) => {
  const marked = (kind: string) =>
    wordDifference(before, after)
      .filter((part) => part.kind === kind)
      .map(({ text }) => text)
      .join('');
  expect([marked('deleted'), marked('inserted')]).toEqual([deleted, inserted]);
});

test('a noun stays where only its particle or the verb behind it changes', () => {
  expect(wordDifference('大学に経済を勉強する。', '大学で経済を勉強しました。')).toEqual([
    { kind: 'same', text: '大学' },
    { kind: 'deleted', text: 'に' },
    { kind: 'inserted', text: 'で' },
    { kind: 'same', text: '経済を勉強' },
    { kind: 'deleted', text: 'する' },
    { kind: 'inserted', text: 'しました' },
    { kind: 'same', text: '。' },
  ]);
});

test('equal texts are one unchanged part; an empty side is all of the other', () => {
  expect(wordDifference('同じ', '同じ')).toEqual([{ kind: 'same', text: '同じ' }]);
  expect(wordDifference('', '新しい')).toEqual([{ kind: 'inserted', text: '新しい' }]);
  expect(wordDifference('古い', '')).toEqual([{ kind: 'deleted', text: '古い' }]);
});

test('nothing of either text is lost, whatever they are', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (before, after) => {
      const parts = wordDifference(before, after);
      const without = (kind: string) =>
        parts.flatMap((part) => (part.kind === kind ? [] : [part.text])).join('');
      expect(without('inserted')).toBe(before);
      expect(without('deleted')).toBe(after);
    }),
  );
  const japanese = fc.string({
    unit: fc.constantFrom(...'日本働会社人目指考頑張三いきくしたてまですっんかがをにるれなoa-1。 '.split('')),
  });
  fc.assert(fc.property(japanese, (text) => expect(wordsOf(text).join('')).toBe(text)));
});
