import { mentionChanges, mentionOf, mentionPieces } from '../../domain/mentions.ts';

test('a text mentions by id, in pieces', () => {
  expect(mentionOf(12)).toBe('@[12]');
  expect(mentionPieces('@[12] と @[7]、見てください')).toEqual([
    { hf_member_id: 12 },
    ' と ',
    { hf_member_id: 7 },
    '、見てください',
  ]);
  expect(mentionPieces('mail me@[x] or @12')).toEqual(['mail me@[x] or @12']);
  expect(mentionPieces('')).toEqual([]);
});

test.each([
  ['a new text', null, '@[1] @[2]', [1, 2], []],
  ['words around it', 'ask @[1]', 'please ask @[1] today', [], []],
  ['once more', 'ask @[1]', 'ask @[1]. @[1], done?', [1], []],
  ['one of two taken away', '@[1] @[1]', '@[1]', [], []],
  ['another in its place', '@[1]', '@[2]', [2], [1]],
  ['an emptied text', '@[1]', null, [], [1]],
])('%s', (_what, before, after, added, removed) => {
  expect(mentionChanges(before, after)).toEqual({ added, removed });
});
