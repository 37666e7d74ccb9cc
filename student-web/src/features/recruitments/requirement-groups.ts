import type { Requirement } from '../../../../domain/eligibility/result.ts';
import type { Wording } from './requirement-words.ts';

/** A job that asks for this many things is read in groups. */
const GROUPED_FROM = 20;
/** A list that is taken in at a glance stays one, whatever else the job asks. */
const SHORT_LIST = 6;

/** @param total of everything the job asks, in a list of `length` and beside it */
export const isGrouped = (length: number, total: number): boolean =>
  total >= GROUPED_FROM && length > SHORT_LIST;

type Kind = 'examinations' | 'skills' | 'studies' | 'other';
const KINDS: readonly Kind[] = ['examinations', 'skills', 'studies', 'other'];
const KIND_OF: Partial<Record<Requirement, Kind>> = {
  language_examination: 'examinations',
  skill: 'skills',
  study_department: 'studies',
  degree: 'studies',
  graduation_year: 'studies',
};
const isOfLanguage = (requirement: Requirement) =>
  requirement === 'jlpt' || (requirement.startsWith('language_') && requirement !== 'language_examination');

export interface RequirementRow {
  requirement: Requirement;
  subject_id: number | null;
}

export interface RequirementGroup<R> {
  /** Names it while the names of languages are still on their way. */
  key: string;
  title: string;
  rows: R[];
}

/** Requirements by language, then by kind; each group keeps the order of the list. */
export function requirementGroups<R extends RequirementRow>(
  rows: readonly R[],
  { t, master }: Wording,
): RequirementGroup<R>[] {
  const languages = new Set(
    rows.filter(({ requirement }) => isOfLanguage(requirement)).map(({ subject_id }) => subject_id),
  );
  const titles: Record<Kind, string> = {
    examinations: t('field.examinations'),
    skills: t('field.skills'),
    studies: t('eligibility.group.studies'),
    other: t('eligibility.group.other'),
  };
  return [
    ...[...languages].map((id) => ({
      key: `language ${id}`,
      title: master.name('languages', id),
      rows: rows.filter((row) => isOfLanguage(row.requirement) && row.subject_id === id),
    })),
    ...KINDS.map((kind) => ({
      key: kind,
      title: titles[kind],
      rows: rows.filter(
        ({ requirement }) => !isOfLanguage(requirement) && (KIND_OF[requirement] ?? 'other') === kind,
      ),
    })),
  ].filter((group) => group.rows.length > 0);
}
