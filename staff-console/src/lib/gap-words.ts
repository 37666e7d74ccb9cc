import { useLocale } from 'ra-core';
import type { Reason, REASONS, Requirement, Value } from '../../../domain/eligibility/result.ts';
import words from '../i18n/en/requirements.json' with { type: 'json' };
import { usePick, useTranslate } from '../i18n/use-translate.ts';
import { useMasterSets, type MasterSetName } from './use-master-data.ts';

/** A requirement that is not plainly met, with what is asked and what the student has where that may be told. */
export interface Gap {
  requirement: Requirement;
  subject_id: number | null;
  reason: Reason;
  asked?: Value;
  have?: Value;
}

const SETS = [
  'languages',
  'language_examinations',
  'skills',
  'department_categories',
  'degrees',
  'countries',
  'residence_statuses',
  'language_levels',
  'language_speaking_levels',
  'language_listening_levels',
  'language_reading_levels',
  'language_writing_levels',
] as const satisfies MasterSetName[];

/** Levels whose names are sentences of their own. */
const LEVELS: Partial<Record<Requirement, (typeof SETS)[number]>> = {
  language_level: 'language_levels',
  language_speaking_level: 'language_speaking_levels',
  language_listening_level: 'language_listening_levels',
  language_reading_level: 'language_reading_levels',
  language_writing_level: 'language_writing_levels',
};
/** What is asked by ids of another table. */
const NAMED: Partial<Record<Requirement, (typeof SETS)[number]>> = {
  study_department: 'department_categories',
  degree: 'degrees',
  career_first_country: 'countries',
  career_last_country: 'countries',
};
const MOST_NAMED = 3;

const idsOf = (value: Value) =>
  typeof value === 'number' ? [value] : Array.isArray(value) ? (value as readonly number[]) : [];

/** Of a language known too little in the same way altogether, its parts say no more. */
const isToldByWhole = (part: Gap, gaps: readonly Gap[]) =>
  part.requirement !== 'language_level' &&
  LEVELS[part.requirement] !== undefined &&
  gaps.some(
    ({ requirement, subject_id, reason }) =>
      requirement === 'language_level' && subject_id === part.subject_id && reason === part.reason,
  );

/** Why a requirement is not plainly met. */
type OpenReason = Exclude<Reason, (typeof REASONS)['met'][number]>;

const isOpen = (reason: Reason): reason is OpenReason => Object.hasOwn(words.why, reason);

/**
 * Writes how a student stands to requirements, those with the same words together: "JLPT: below (asked: N2, theirs:
 * N4)", "Major, Degree: not told". Names come when they are loaded.
 */
export function useGapWords(): { gapsOf(gaps: readonly Gap[]): string[]; isPending: boolean } {
  const t = useTranslate();
  const pick = usePick();
  const locale = useLocale();
  const { data, isPending } = useMasterSets(SETS);
  const rows = (set: (typeof SETS)[number]) => data?.[set] ?? [];
  const nameOf = (set: (typeof SETS)[number], id: number | null) =>
    pick(rows(set).find((row) => row.id === id)?.name);

  const valueText = (requirement: Requirement, value: Value = null): string => {
    if (value === null || typeof value === 'boolean') return '';
    const levels = LEVELS[requirement];
    if (levels) {
      const text = pick(rows(levels).find(({ level }) => level === value)?.name);
      return text && t('requirements.quoted', { text });
    }
    const named = NAMED[requirement];
    if (named) {
      const all = idsOf(value).flatMap((id) => nameOf(named, id) || []);
      const names = new Intl.ListFormat(locale, { type: 'disjunction' }).format(all.slice(0, MOST_NAMED));
      const left = all.length - MOST_NAMED;
      return left > 0 ? t('requirements.and_more', { names, smart_count: left }) : names;
    }
    if (requirement === 'residence_status')
      return pick(rows('residence_statuses').find(({ code }) => code === value)?.name);
    return requirement === 'jlpt' ? `N${String(value)}` : String(value);
  };
  const subjectOf = ({ requirement, subject_id }: Gap) => {
    if (requirement === 'language_examination') return nameOf('language_examinations', subject_id);
    return nameOf(requirement === 'skill' ? 'skills' : 'languages', subject_id);
  };

  const whyOf = ({ requirement, asked: askedValue, have: haveValue }: Gap, reason: OpenReason) => {
    const why = t(`requirements.why.${reason}`);
    const asked = valueText(requirement, askedValue);
    const have = valueText(requirement, haveValue);
    if (!asked) return why;
    const values = t(have ? 'requirements.asked_have' : 'requirements.asked', { asked, have });
    return t('requirements.why_with', { why, values });
  };
  const gapsOf = (gaps: readonly Gap[]) => {
    const names = new Map<string, Set<string>>();
    for (const gap of gaps) {
      if (!isOpen(gap.reason) || isToldByWhole(gap, gaps)) continue;
      const why = whyOf(gap, gap.reason);
      const name = t(`requirements.name.${gap.requirement}`, { subject: subjectOf(gap) });
      names.set(why, (names.get(why) ?? new Set()).add(name));
    }
    return [...names].map(([why, of]) =>
      t('requirements.gap', { names: [...of].join(t('requirements.and')), why }),
    );
  };
  return { gapsOf, isPending };
}
