import { abilitiesIn } from '../../../domain/cv-import/abilities.ts';

test.each([
  ['English (TOEIC 880, June 2025), Japanese (JLPT N2, December 2025)', 2, '2025-12-01'],
  ['Japanese (JLPT N2, July 2024), English (TOEIC 880)', 2, '2024-07-01'],
  ['2023年12月 日本語能力試験 N1 合格', 1, '2023-12-01'],
  ['日本語能力試験N2（2024年7月取得）', 2, '2024-07-01'],
  ['Japanese: JLPT N3', 3, null],
  ['日本語能力試験 N2 2024年7月、TOEIC 800点 2023年5月', 2, null],
])('%s', (text, jlpt, jlpt_certificated_at) => {
  const line = { section: 'languages' as const, text, cells: [text], isBullet: false };
  const abilities = abilitiesIn([line], { languages: [], skills: [] });
  expect(abilities.jlpt).toEqual({ value: { jlpt, jlpt_certificated_at }, line: text });
});
