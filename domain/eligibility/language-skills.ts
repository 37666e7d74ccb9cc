import type { LanguageLevels, RecruitmentFacts, StudentFacts } from './facts.ts';
import { heldJlpt, JAPANESE } from './japanese.ts';
import { bestLevel } from './read-result.ts';
import { decided, withGrowth, type Decision, type RequirementResult } from './result.ts';

export const LEVELS = [
  'language_level',
  'language_speaking_level',
  'language_listening_level',
  'language_reading_level',
  'language_writing_level',
] as const;
type Level = (typeof LEVELS)[number];

/** What the JLPT tests: not speaking or writing. */
const SHOWN_BY_JLPT: readonly Level[] = [
  'language_level',
  'language_listening_level',
  'language_reading_level',
];

/** Native or advanced: whoever has it overall speaks, understands, reads and writes. Japanese is tested apart. */
const NATIVE = 1;

/** The best of these digits; null when none is given. */
function highest(levels: readonly (number | null)[]): number | null {
  const told = levels.filter((level) => level !== null);
  return told.length === 0 ? null : Math.min(...told);
}

function decide(student: StudentFacts, languageId: number, name: Level, asked: number): Decision {
  const field = 'language_skills';
  const rows = student.language_skills.filter((skill) => skill.language_id === languageId);
  const told = highest(rows.map((row) => row[name]));
  const jlpt = languageId === JAPANESE ? heldJlpt(student) : null;
  const certified = jlpt && SHOWN_BY_JLPT.includes(name) ? jlpt.level : null;
  const level = highest([told, certified]);

  if (told !== null && told <= asked) return { reason: 'level_reached', field, have: told };
  if (jlpt && certified !== null && certified <= asked)
    return { reason: 'shown_by_jlpt', field: jlpt.field, have: certified };
  if (told === null && languageId !== JAPANESE && rows.some((row) => row.language_level === NATIVE))
    return { reason: 'shown_by_overall_level', field, have: null };
  const shown = name === 'language_level' ? bestLevel(student.language_examinations, languageId) : null;
  if (shown !== null && shown <= asked)
    return { reason: 'equivalent_examination', field: 'language_examinations', have: shown };
  if (level === asked + 1) return { reason: 'one_level_below', field, have: level };
  if (level !== null) return { reason: 'level_below', field, have: level };
  if (rows.length > 0 || jlpt) return { reason: 'level_not_given', field, have: null };
  const listsOthers = student.language_skills.length > 0;
  return { reason: listsOthers ? 'language_not_listed' : 'not_answered', field, have: null };
}

/** A language required without a level: speaking it at all is enough. */
function decideSpoken(student: StudentFacts, languageId: number): Decision {
  const field = 'language_skills';
  if (student.language_skills.some((skill) => skill.language_id === languageId))
    return { reason: 'language_spoken', field, have: null };
  if (languageId === JAPANESE && heldJlpt(student))
    return { reason: 'shown_by_jlpt', field: 'jlpt', have: null };
  const listsOthers = student.language_skills.length > 0;
  return { reason: listsOthers ? 'language_not_listed' : 'not_answered', field, have: null };
}

/**
 * Languages with a general level and four skills; each required level is a requirement of its own. Near: one
 * level below, or for the general level an equivalent examination. The JLPT proves general level, listening and
 * reading of Japanese where the profile says less; of other languages the highest general level shows the skills
 * that the profile does not tell. A student who lists other languages does not have this one;
 * one who lists none has not answered.
 */
export function languageRules(student: StudentFacts, recruitment: RecruitmentFacts): RequirementResult[] {
  return recruitment.required_languages.flatMap((required: LanguageLevels & { is_must: boolean }) => {
    const { language_id, is_must } = required;
    const mayGrow = language_id === JAPANESE && recruitment.is_consedering_japanese_level_growth;
    const results = LEVELS.flatMap((requirement) => {
      const asked = required[requirement];
      if (asked === null) return [];
      const decision = withGrowth(decide(student, language_id, requirement, asked), mayGrow);
      return [decided({ requirement, is_must, asked, subject_id: language_id }, decision)];
    });
    if (results.length > 0) return results;
    const spoken = withGrowth(decideSpoken(student, language_id), mayGrow);
    return [
      decided({ requirement: 'language_level', is_must, asked: null, subject_id: language_id }, spoken),
    ];
  });
}
