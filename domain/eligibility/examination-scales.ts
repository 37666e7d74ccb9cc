import { languageId } from '../languages.ts';
import points from './examination-points.json' with { type: 'json' };

/**
 * How results of the master data's language examinations are read and compared. A new examination is a new row,
 * of examination-points.json where it is measured in points.
 * Levels are JLPT digits (1 highest, 5 lowest); English maps from CEFR: C 1, B2 2, B1 3, A2 4, A1 5.
 *
 * Sources: English, the ministry of education's table of examinations and CEFR (March 2018, TOEIC parts added
 * up); BJT, the immigration agency's points table (480 as N1, 400 as N2); J.TEST and NAT-TEST, their
 * publishers' comparison with the JLPT; JFT-Basic, the immigration agency (as N4). Without an agreed comparison
 * a scale has no levels and compares only with itself. TOEFL iBT starts at 10: lower numbers belong to its scale of 1 to 6
 * in use since 2026 and are not read as points.
 */
interface Scale {
  language_id: number;
}
/** A score; higher is better. */
export interface PointScale extends Scale {
  kind: 'points';
  min: number;
  max: number;
  step: number;
  /** How far below still counts as near: about a twentieth of the scale. */
  near: number;
  levels?: readonly (readonly [points: number, level: number])[];
}
/** Named grades, best first. A result has the first grade that its text names. */
export interface GradeScale extends Scale {
  kind: 'grades';
  grades: readonly (readonly [pattern: RegExp, level?: number])[];
}
export type ExaminationScale = PointScale | GradeScale;

const JAPANESE = languageId('ja');
const ENGLISH = languageId('en');
const CHINESE = languageId('zh-CN');
const CHINESE_TAIWAN = languageId('zh-TW');
const KOREAN = languageId('ko');

/** 'N2', 'Ｎ２', '2級', '2Q', or a bare digit. */
const japaneseLevels = (signs: string) =>
  [1, 2, 3, 4, 5].map((n) => [new RegExp(`N ?${n}(?!\\d)|(?<!\\d)${n} ?[${signs}]|^${n}$`), n] as const);
const pass = (n: number | string) => new RegExp(`(?<![準\\d])${n} ?級|GRADE ?${n}(?!\\d)|^${n}$`);
const pre = (n: number | string) => new RegExp(`準${n} ?級|PRE-?${n}(?!\\d)|(?<![A-Z])P${n}(?!\\d)`);
const level = (n: number) =>
  new RegExp(`(?<!\\d)${n} ?[級급级]|(?:LEVEL|BAND|HSK|TOPIK|TOCFL) ?${n}(?!\\d)|^${n}$`);
const named = (name: string) => new RegExp(`(?<![A-Z\\d])${name}(?![A-Z\\d])`);
/** CEFR levels by their own names. */
const CEFR = 'C2 C1 B2 B1 A2 A1'.split(' ').map((name, place) => [named(name), Math.max(1, place)] as const);
const byCefr = (language_id: number): GradeScale => ({ kind: 'grades', language_id, grades: CEFR });

type Points = Omit<PointScale, 'kind' | 'language_id' | 'levels'> & { language: string; levels?: number[][] };
const pointScale = ({ language, ...scale }: Points) =>
  ({ kind: 'points', language_id: languageId(language), ...scale }) as PointScale;

/** Scales by examination id in the master data; examinations without a scale are never compared. */
export const EXAMINATION_SCALES: Readonly<Record<number, ExaminationScale>> = {
  ...Object.fromEntries(Object.entries(points).map(([id, scale]) => [id, pointScale(scale)])),
  1: { kind: 'grades', language_id: JAPANESE, grades: japaneseLevels('級') },
  3: {
    kind: 'grades',
    language_id: JAPANESE,
    // By certificate, since the same points mean less in the easier tests.
    grades: [
      [/特A/, 1],
      [/(?<![準特A-Z])A ?級|^A$/, 1],
      [/準A/, 1],
      [/(?<![準A-Z])B ?級|^B$/, 1],
      [/準B/, 1],
      [/(?<![A-Z])C ?級|^C$/, 2],
      [/(?<![A-Z])D ?級|^D$/, 3],
      [/(?<![A-Z])E ?級|^E$/, 4],
      [/(?<![A-Z])F ?級|^F$/, 5],
      [/(?<![A-Z])G ?級|^G$/],
    ],
  },
  4: { kind: 'grades', language_id: JAPANESE, grades: japaneseLevels('級Q') },
  7: {
    kind: 'grades',
    language_id: JAPANESE,
    grades: ['BJ1\\+', 'BJ1', 'BJ2', 'BJ3', 'BJ4', 'BJ5'].map((name) => [new RegExp(name)] as const),
  },
  12: {
    kind: 'grades',
    language_id: ENGLISH,
    grades: [
      [pass(1), 1],
      [pre(1), 2],
      [/(?<!準)2 ?級|GRADE ?2(?!\d)|^2$/, 3],
      [/準2 ?級 ?(プラス|\+|PLUS)|PRE-?2 ?(\+|PLUS)/, 4],
      [pre(2), 4],
      [pass(3), 5],
      [pass(4)],
      [pass(5)],
    ],
  },
  13: {
    kind: 'grades',
    language_id: ENGLISH,
    grades: [
      [/C2|CPE|PROFICIENCY/, 1],
      [/C1|CAE|ADVANCED/, 1],
      [/B2|FCE|FIRST/, 2],
      [/B1|PET|PRELIMINARY/, 3],
      [/A2|KET|KEY/, 4],
    ],
  },
  14: {
    kind: 'grades',
    language_id: CHINESE,
    grades: [9, 8, 7, 6, 5, 4, 3, 2, 1].map((n) => [level(n)] as const),
  },
  15: {
    kind: 'grades',
    language_id: CHINESE,
    grades: [[pass(1)], [pre(1)], [pass(2)], [pass(3)], [pass(4)], [pre(4)]],
  },
  16: {
    kind: 'grades',
    language_id: CHINESE_TAIWAN,
    grades: ['C2', 'C1', 'B2', 'B1', 'A2', 'A1'].map(
      (name, place) =>
        [new RegExp(`${named(name).source}|${level(6 - place).source}`), Math.max(1, place)] as const,
    ),
  },
  17: {
    kind: 'grades',
    language_id: KOREAN,
    grades: [6, 5, 4, 3, 2, 1].map((n) => [level(n)] as const),
  },
  18: {
    kind: 'grades',
    language_id: KOREAN,
    grades: [[pass(1)], [pass(2)], [pre(2)], [pass(3)], [pass(4)], [pass(5)]],
  },
  19: byCefr(languageId('fr')),
  20: byCefr(languageId('de')),
  21: byCefr(languageId('es')),
};

/** The JLPT itself. */
export const JLPT_EXAMINATION_ID = 1;
