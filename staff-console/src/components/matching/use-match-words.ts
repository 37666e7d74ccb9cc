import { useLocale } from 'react-admin';
import type { MatchPartName } from '../../../../server/domain/search-match.ts';
import { useSay } from '../../i18n/use-words.ts';
import type { MessageKey } from '../../i18n/messages.ts';
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

/** The words of a match: what speaks for it with its points, and what is not plainly met. */
export function useMatchWords() {
  const say = useSay();
  const locale = useLocale();
  const nameOf = useMasterNames(
    'job_categories',
    'department_categories',
    'prefectures',
    'skills',
    'countries',
    'languages',
    'language_examinations',
  );
  const named = (set: MasterSetName, ids: readonly number[]) => {
    const names = ids.map((id) => nameOf(set as 'skills', id)).filter(Boolean);
    const first = names.slice(0, MOST_NAMED).join(locale === 'ja' ? '、' : ', ');
    return names.length > MOST_NAMED
      ? say('matching.names_with', { first, count: names.length - MOST_NAMED })
      : first;
  };
  const partText = ({ part, ids }: Match['parts'][number], level: number | null) => {
    if (part === 'jlpt_met' && level === null) return say('matching.no_level_asked');
    const set = PART_SETS[part];
    return say(`matching.part.${part}`, { level, names: set ? named(set, ids) : '' });
  };
  const subjectOf = ({ requirement, subject_id }: Gap) =>
    requirement === 'language_examination'
      ? nameOf('language_examinations', subject_id)
      : requirement === 'skill'
        ? nameOf('skills', subject_id)
        : nameOf('languages', subject_id);
  const gapText = (gap: Gap) => {
    const what = say(`matching.requirement.${gap.requirement}`, { subject: subjectOf(gap) });
    // A gap is never met, and only reasons of what is met have no words.
    const why = say(`matching.reason.${gap.reason}` as MessageKey);
    return `${what}: ${why}${gap.is_must ? '' : ` (${say('matching.wish')})`}`;
  };
  return { partText, gapText };
}
