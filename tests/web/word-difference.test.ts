import fc from 'fast-check';
import { wordDifference } from '../../web/word-difference.ts';

test('Japanese is compared word by word', () => {
  expect(wordDifference('私は貴社で働きたいです。', '私は御社で働きたいです。')).toEqual([
    { kind: 'same', text: '私は' },
    { kind: 'deleted', text: '貴社' },
    { kind: 'inserted', text: '御社' },
    { kind: 'same', text: 'で働きたいです。' },
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
});
