import { useLocale } from 'ra-core';
import type { MatchPartName } from '../../../../domain/search/match-score.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { useGapWords } from '../../lib/gap-words.ts';
import { useMasterNames, type MasterSetName } from '../../lib/use-master-data.ts';
import type { Match } from './match.ts';

const PART_SETS: Partial<Record<MatchPartName, MasterSetName>> = {
  job_category: 'job_categories',
  department: 'department_categories',
  prefecture: 'prefectures',
  skill: 'skills',
  related_country: 'countries',
  first_country: 'countries',
  last_country: 'countries',
};
const MOST_NAMED = 3;

type Gap = Match['gaps'][number];
const WORST_FIRST = ['not_met', 'near', 'unknown'] as const;
const isLanguageLevel = ({ requirement }: Gap) => /^language_.*level$/.test(requirement);

/** The words of a match: what speaks for it with its points, and what is not plainly met. */
export function useMatchWords() {
  const t = useTranslate();
  const locale = useLocale();
  const { gapsOf } = useGapWords();
  const nameOf = useMasterNames(
    'job_categories',
    'department_categories',
    'prefectures',
    'skills',
    'countries',
  );
  const named = (set: MasterSetName, ids: readonly number[]) => {
    const names = ids.map((id) => nameOf(set as 'skills', id)).filter(Boolean);
    const first = names.slice(0, MOST_NAMED).join(locale === 'ja' ? '、' : ', ');
    return names.length > MOST_NAMED
      ? t('matching.names_with', { first, count: names.length - MOST_NAMED })
      : first;
  };
  const partText = ({ part, ids }: Match['parts'][number], level: number | null) => {
    if (part === 'jlpt_met' && level === null) return t('matching.no_level_asked');
    const set = PART_SETS[part];
    return t(`matching.part.${part}`, { level, names: set ? named(set, ids) : '' });
  };
  /** What is not plainly met of the musts, or of the wishes; the worst first, parts of one language as one. */
  const gapsText = (gaps: readonly Gap[], isMust: boolean) => {
    const worstFirst = WORST_FIRST.flatMap((status) =>
      gaps.filter((gap) => gap.is_must === isMust && gap.status === status),
    );
    const texts = gapsOf(
      worstFirst.map((gap) => (isLanguageLevel(gap) ? { ...gap, requirement: 'language_level' } : gap)),
    );
    // No line begins with the dot.
    return texts.join('\u00a0· ');
  };
  return { partText, gapsText };
}
