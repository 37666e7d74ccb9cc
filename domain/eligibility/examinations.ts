import { EXAMINATION_SCALES, JLPT_EXAMINATION_ID } from './examination-scales.ts';
import type { ExaminationResult, RecruitmentFacts, StudentFacts } from './facts.ts';
import { JAPANESE } from './japanese.ts';
import { oncePer } from '../once-per.ts';
import { bestLevel, readResult } from './read-result.ts';
import { decided, withGrowth, type Decision, type RequirementResult } from './result.ts';

const field = 'language_examinations';

/** The student's examinations, including the JLPT field. */
const resultsOf = oncePer(({ jlpt, language_examinations }: StudentFacts): readonly ExaminationResult[] => {
  const fromField = { language_examination_id: JLPT_EXAMINATION_ID, result: `N${jlpt}` };
  return jlpt === null ? language_examinations : [...language_examinations, fromField];
});

/** Another examination of the language at an equivalent or higher level. */
function byEquivalent(results: readonly ExaminationResult[], asked: ExaminationResult): Decision | null {
  const required = readResult(asked);
  if (!required || required.level === null) return null;
  const others = results.filter((row) => row.language_examination_id !== asked.language_examination_id);
  const shown = bestLevel(others, required.language_id);
  if (shown === null || shown > required.level) return null;
  return { reason: 'equivalent_examination', field, have: null };
}

function compare(own: readonly ExaminationResult[], asked: ExaminationResult): Decision {
  const read = own
    .flatMap((row) => {
      const result = readResult(row);
      return result ? [{ ...result, have: row.result }] : [];
    })
    .sort((a, b) => b.value - a.value);
  const best = read[0];
  const required = readResult(asked);
  if (!best) return { reason: 'result_not_readable', field, have: own[0]?.result ?? null };
  const { have } = best;
  if (asked.result === null) return { reason: 'examination_taken', field, have };
  if (!required) return { reason: 'asked_not_readable', field, have };
  if (best.value >= required.value) return { reason: 'result_reached', field, have };
  const isClose = best.value >= required.value - required.near;
  return { reason: isClose ? 'result_close' : 'result_below', field, have };
}

function decide(student: StudentFacts, asked: ExaminationResult): Decision {
  const results = resultsOf(student);
  const own = results.filter((row) => row.language_examination_id === asked.language_examination_id);
  const direct: Decision =
    own.length > 0
      ? compare(own, asked)
      : { reason: results.length > 0 ? 'examination_not_taken' : 'not_answered', field, have: null };
  if (direct.reason === 'result_reached' || direct.reason === 'examination_taken') return direct;
  return byEquivalent(results, asked) ?? direct;
}

/**
 * Language examinations, each read by its scale (examination-scales.ts). Near: one grade or about a twentieth
 * of the scale below, or an equivalent examination of the language. Results that cannot be read with certainty,
 * on either side, are unknown.
 */
export function examinationRules(student: StudentFacts, recruitment: RecruitmentFacts): RequirementResult[] {
  return recruitment.required_language_examinations.map((required) => {
    const id = required.language_examination_id;
    const isJapanese = EXAMINATION_SCALES[id]?.language_id === JAPANESE;
    return decided(
      {
        requirement: 'language_examination',
        is_must: required.is_must,
        asked: required.result,
        subject_id: id,
      },
      withGrowth(decide(student, required), isJapanese && recruitment.is_consedering_japanese_level_growth),
    );
  });
}
