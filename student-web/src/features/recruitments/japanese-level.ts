import type { TFunction } from 'i18next';
import type { Recruitment } from '../../lib/api-types.ts';

/** The required JLPT level, and the range of the four skills as N plus the lowest and highest (specification section 9). */
export function japaneseLevel(recruitment: Recruitment, t: TFunction<['recruitments', 'job_cards']>): string {
  const range = recruitment.japanese_level_range;
  const parts: string[] = [];
  if (recruitment.required_jlpt) parts.push(t('job_cards:jlptAtLeast', { level: recruitment.required_jlpt }));
  if (range)
    parts.push(
      range.min === range.max
        ? t('levelInUse', { level: range.min })
        : t('levelRangeInUse', {
            easiest: Math.max(range.min, range.max),
            hardest: Math.min(range.min, range.max),
          }),
    );
  return parts.join(' · ') || t('job_cards:jlptNone');
}
