import { RELEASE_RULES } from '../../domain/release-gate.ts';
import { legalSource } from '../../staff-console/src/resources/recruitments/legal-source.ts';

test('every rule of the release gate cites the law in the language of the screen', () => {
  for (const { source } of RELEASE_RULES) {
    expect(legalSource(source, 'en')).toBe(source);
    expect(legalSource(source, 'ja')).not.toMatch(/[A-Za-z]/);
  }
});

test('an item keeps its number, its branch and what it is about', () => {
  expect(legalSource('ESA rule 4-2 (3) ii-2, April 2024', 'ja')).toBe(
    '職業安定法施行規則第4条の2第3項第2号の2（2024年4月施行）',
  );
  expect(legalSource('ESA rule 4-2 (3) v: fixed overtime pay', 'ja')).toBe(
    '職業安定法施行規則第4条の2第3項第5号（固定残業代）',
  );
});
