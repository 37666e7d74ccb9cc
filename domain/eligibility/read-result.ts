import { EXAMINATION_SCALES, type GradeScale, type PointScale } from './examination-scales.ts';
import type { ExaminationResult } from './facts.ts';
import { oncePer } from '../once-per.ts';

/** A result as read by its examination's scale. */
export interface ReadResult {
  /** Higher is better; comparable within one examination: points, or the rank of the grade. */
  value: number;
  /** How far below still counts as near. */
  near: number;
  /** The equivalent JLPT digit; null where there is no agreed comparison. */
  level: number | null;
  language_id: number;
}

const FAILED = /不合格|FAIL|NOT PASS|KHÔNG ĐẠT|TRƯỢT/;
const DAYS = /\d{4} ?[年/.-] ?\d{1,2}( ?[月/.-]( ?\d{1,2} ?日?)?)?/g;
/** Names such as N2, J1+, B2 or L400 contain numbers that are not scores. */
const NAMES = /(?<![A-Z\d])[A-Z]{1,2}\d+\+?/g;

function readPoints(text: string, scale: PointScale): number | null {
  const bare = text.replace(DAYS, ' ').replace(NAMES, ' ').replaceAll(`/${scale.max}`, ' ');
  const scores = [...bare.matchAll(/(?<![\d.])\d+(?:\.\d+)?(?![\d.])/g)]
    .map(([number]) => Number(number))
    .filter((number) => number >= scale.min && number <= scale.max && number % scale.step === 0);
  const [highest, ...parts] = [...new Set(scores)].sort((a, b) => b - a);
  if (highest === undefined) return null;
  // '730 (L 400, R 330)': a total with its parts. Interpreting other combinations would be a guess.
  const isTotal = scores.length > 2 && scores.reduce((sum, score) => sum + score, 0) === 2 * highest;
  return parts.length === 0 || isTotal ? highest : null;
}

function readGrade(text: string, scale: GradeScale): number | null {
  const place = scale.grades.findIndex(([pattern]) => pattern.test(text));
  return place < 0 ? null : scale.grades.length - place;
}

/**
 * Parses a typed examination result ('438点', 'N2 合格（132点）', 'IELTS 7.5', '準1級').
 * @returns null when there is no scale, it cannot be read with certainty, or the examination was failed
 */
export const readResult = oncePer(
  ({ language_examination_id, result }: ExaminationResult): ReadResult | null => {
    const scale = EXAMINATION_SCALES[language_examination_id];
    const text = (result ?? '').normalize('NFKC').trim().toUpperCase();
    if (!scale || FAILED.test(text)) return null;
    const { language_id } = scale;
    if (scale.kind === 'points') {
      const value = readPoints(text, scale);
      if (value === null) return null;
      const level = scale.levels?.find(([points]) => value >= points)?.[1] ?? null;
      return { value, near: scale.near, level, language_id };
    }
    const value = readGrade(text, scale);
    if (value === null) return null;
    const level = scale.grades[scale.grades.length - value]?.[1] ?? null;
    return { value, near: 1, level, language_id };
  },
);

/** The best level (lowest digit) these results prove for a language; null when they prove none. */
export function bestLevel(results: readonly ExaminationResult[], languageId: number): number | null {
  const levels = results
    .map(readResult)
    .flatMap((read) => (read?.language_id === languageId && read.level !== null ? [read.level] : []));
  return levels.length === 0 ? null : Math.min(...levels);
}
