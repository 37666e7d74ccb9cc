import { PROFILE_MAX } from '../constants.ts';
import { datesIn, monthOf, periodIn, type Period } from './dates.ts';
import { trimmed, withoutBrackets } from './lines.ts';
import type { SectionLine } from './sections.ts';

/** Ids of master data: what a CV calls a degree, and a school that is no university. */
const DEGREE_IDS = { bachelor: 1, master: 2, doctor: 3, associate: 4 } as const;
const SCHOOL_CATEGORY_IDS = { high: 2, training: 3, junior: 4, kosen: 5, japanese: 6, middle: 7 } as const;

export interface CvEducation {
  /** As the CV writes it. */
  name: string;
  /** What to look the university up by, the fullest first. */
  names: readonly string[];
  /** Null for a university. */
  school_category_id: number | null;
  degree_id: number | null;
  department: string | null;
  /** Days, the first of their month. */
  enroll_at: string | null;
  graduate_at: string | null;
  line: string;
}

const HIGH = /high school|senior high|高校|高等学校(?!専門)|高级中学|高級中學|高中|trung học phổ thông|thpt/i;
const MIDDLE =
  /junior high|middle school|secondary school|中学校|初中|trung học cơ sở|thcs|primary|elementary|小学|tiểu học/i;
const LANGUAGE_SCHOOL =
  /日本語学校|日本語学院|日本語学科|日本語教育|language (?:school|institute|academy|center)|trường nhật ngữ|语言学校/i;
const TRAINING = /専門学校|vocational|training college|trung cấp/i;
const JUNIOR = /短期大学|junior college|cao đẳng/i;
const KOSEN = /高等専門学校|高専|kosen/i;
const UNIVERSITY =
  /universit|universidad|大学|大學|学院|學院|đại học|học viện|college|institute of|polytechnic/i;
const ANY_SCHOOL = /school|academy|institute|trường|学校|學校/i;

function schoolCategory(text: string): number | null | undefined {
  if (KOSEN.test(text)) return SCHOOL_CATEGORY_IDS.kosen;
  if (LANGUAGE_SCHOOL.test(text)) return SCHOOL_CATEGORY_IDS.japanese;
  if (TRAINING.test(text)) return SCHOOL_CATEGORY_IDS.training;
  if (HIGH.test(text)) return SCHOOL_CATEGORY_IDS.high;
  if (JUNIOR.test(text)) return SCHOOL_CATEGORY_IDS.junior;
  if (MIDDLE.test(text)) return SCHOOL_CATEGORY_IDS.middle;
  return UNIVERSITY.test(text) ? null : undefined;
}
const isSchool = (text: string) => schoolCategory(text) !== undefined || ANY_SCHOOL.test(text);

const NO_DEGREE = /thesis|論文|dissertation|luận văn|luận án|gpa|论文/i;
const DEGREES: readonly [RegExp, number][] = [
  [/ph\.?\s?d|doctor|博士(?!前期)|tiến sĩ/i, DEGREE_IDS.doctor],
  [
    /master|(?<!\p{L})m\.?\s?(?:sc|eng|a|s|b\.?a)(?!\p{L})|修士|博士前期|硕士|碩士|thạc sĩ|研究科|研究生/iu,
    DEGREE_IDS.master,
  ],
  [
    /bachelor|(?<!\p{L})b\.?\s?(?:sc|eng|a|s|b\.?a|tech)(?!\p{L})|学士|學士|本科|学部|cử nhân|kỹ sư/iu,
    DEGREE_IDS.bachelor,
  ],
  [/associate (?:degree|of)|準学士/i, DEGREE_IDS.associate],
];
const degreeIn = (text: string): number | null =>
  NO_DEGREE.test(text) ? null : (DEGREES.find(([pattern]) => pattern.test(text))?.[1] ?? null);

const UNIT = /^(?:(?:graduate )?school|faculty|department|college|division) of |^khoa |^bộ môn /i;
const MAJOR =
  /(?:(?<!\p{L})major(?:ing)?(?: in)?|chuyên ngành|ngành(?: học)?|専攻|专业|專業|所学专业|specialization)\s?[::]\s?([^;|,()\t]{2,80})/iu;
const JAPANESE_UNIT =
  /^[\p{Script=Han}\p{Script=Katakana}ー・]{1,30}(?:学部|学科|研究科|専攻|コース|学類|专业|專業|学系|系)$/u;

/** What is studied: a named major, what a degree is in, or the units of a Japanese university. */
function departmentIn(text: string, institution: string): string | null {
  const major = MAJOR.exec(text);
  if (major) return fitting(major[1]);
  const { outside } = withoutBrackets(text);
  const rest = outside.replace(institution, ' ');
  const units = rest.split(/[\s,、・/|]+/).filter((word) => JAPANESE_UNIT.test(word));
  if (units.length > 0) return fitting(units.join(' '));
  const pieces = rest.split(/\s?[,|–—;\t]\s?|\s-\s/).map((piece) => trimmed(piece));
  const at = pieces.findIndex((piece) => degreeIn(piece) !== null);
  const degree = pieces[at];
  if (degree !== undefined) {
    const subject = after(degree, / in /i) ?? after(degree, /(?:cử nhân|kỹ sư|thạc sĩ|tiến sĩ) /i);
    if (subject) return fitting(subject);
    const next = pieces[at + 1];
    if (
      next &&
      isSubject(next) &&
      /^(?:b|m)\.?\s?(?:sc|eng|a|s|ba|tech)\.?$|^bachelor|^master|^ph/i.test(degree)
    )
      return fitting(next);
    const of = /^(?:bachelor|master|doctor) of ((?!science$|arts$).+)$/i.exec(degree);
    if (of) return fitting(of[1]);
  }
  const unit = pieces.find((piece) => UNIT.test(piece));
  return unit ? fitting(unit) : null;
}

/** What follows the first of the words; undefined without them. */
function after(text: string, words: RegExp): string | undefined {
  const found = words.exec(text);
  return found ? text.slice(found.index + found[0].length) : undefined;
}

const isSubject = (text: string) =>
  /^[\p{L} &-]{4,60}$/u.test(text) &&
  !isSchool(text) &&
  !/gpa|honou?rs|cum laude|expected|japan|vietnam|china/i.test(text);
function fitting(text: string | undefined): string | null {
  const value = trimmed(text ?? '');
  return value.length >= 2 && value.length <= PROFILE_MAX.title ? value : null;
}

const SCHOOL_ENDING =
  /大学院大学|大学校|短期大学|高等専門学校|専門学校|高等学校|日本語学校|高级中学|中学校|大学|大學|高校|高専|学院|學院|学校|高中|中学/gu;
const NAME_LETTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・A-Za-z]/u;
const NAME_LETTERS_MAX = 40;

/** The first name that ends with a Japanese or Chinese word for a school. */
function eastAsianSchoolIn(text: string): string | null {
  for (const ending of text.matchAll(SCHOOL_ENDING)) {
    let start = ending.index;
    while (start > 0 && ending.index - start < NAME_LETTERS_MAX && NAME_LETTER.test(text[start - 1] ?? ''))
      start -= 1;
    if (start < ending.index) return text.slice(start, ending.index + ending[0].length);
  }
  return null;
}

/** Of a Japanese or Chinese line the part that ends with the word for a university; of others the parts that have one. */
export function institutionIn(text: string): string | null {
  const { outside } = withoutBrackets(text);
  const japanese = eastAsianSchoolIn(outside);
  if (japanese) return trimmed(japanese);
  const pieces = outside.split(/\s?[,|–—;\t•·]\s?|\s-\s|:\s/).map((piece) => trimmed(piece));
  return (
    pieces.find((piece) => isSchool(piece) && !UNIT.test(piece)) ??
    pieces.find((piece) => isSchool(piece)) ??
    null
  );
}

/** With and without what stands around a name. */
function lookedUpAs(name: string, line: string): string[] {
  const plain = name.replace(/^(?:the|trường)\s/i, '');
  const vietnamese = after(plain, /^đại học /i);
  const rest = after(plain, / (?:at|of) /i);
  const fromAt = rest && /universit/i.test(rest) ? rest : undefined;
  // "University of Science, Hanoi" may be one name.
  const start = line.indexOf(name);
  const withPlace = start < 0 ? undefined : /^[^,|]+, [^,|()\d—–]+/.exec(line.slice(start))?.[0];
  const inBrackets = withoutBrackets(line).inside;
  return [
    ...new Set([
      withPlace && trimmed(withPlace),
      name,
      plain,
      vietnamese && `${vietnamese} University`,
      fromAt,
      isSchool(inBrackets) ? inBrackets : null,
    ]),
  ].filter((one): one is string => typeof one === 'string' && one.length >= 3 && one.length <= 100);
}

interface Draft {
  lines: string[];
  institution: { name: string; text: string } | null;
  period: Period | null;
  degree: number | null;
  department: string | null;
}
const empty = (): Draft => ({ lines: [], institution: null, period: null, degree: null, department: null });

function finished({ lines, institution, period, degree, department }: Draft): CvEducation[] {
  if (!institution) return [];
  const category = schoolCategory(institution.name);
  if (category === undefined) return [];
  return [
    {
      name: institution.name.slice(0, PROFILE_MAX.title),
      names: lookedUpAs(institution.name, institution.text),
      school_category_id: category,
      degree_id: category === null ? degree : null,
      department,
      enroll_at: period?.start ?? null,
      graduate_at: period?.end ?? null,
      line: lines.join('\n'),
    },
  ];
}

const EVENT = /(入学|編入学?|卒業見込み?|卒業予定|卒業|修了見込み?|修了予定|修了|中途退学|退学|在学中)\s?$/;
export const isSchoolEvent = (text: string) =>
  EVENT.test(withoutBrackets(text).outside) && /\p{Script=Han}/u.test(text);

/** Rows of a Japanese form: a month, a school, and whether it begins or ends there. */
function eventsIn(lines: readonly SectionLine[]): CvEducation[] {
  const drafts: Draft[] = [];
  for (const { text } of lines) {
    const [date] = datesIn(eventText(text));
    const event = EVENT.exec(withoutBrackets(text).outside)?.[1] ?? '';
    const told = withoutDate(text);
    const name = institutionIn(told.replace(/大学院(?!大学)/, ''));
    const same =
      name === null || /同/.test(told)
        ? drafts.at(-1)
        : drafts.findLast((draft) => draft.institution?.name === name && draft.period?.end === null);
    const month = date ? monthOf(date) : null;
    const isStart = /入学|編入/.test(event);
    const graduate = degreeIn(told) ?? (/大学院/.test(told) ? DEGREE_IDS.master : null);
    if (same && !isStart) {
      if (event !== '在学中') same.period = { ...(same.period ?? closed), end: month };
      same.lines.push(text);
      same.degree ??= graduate;
      continue;
    }
    if (name === null) continue;
    drafts.push({
      lines: [text],
      institution: { name, text: told },
      period: { ...closed, start: isStart ? month : null, end: isStart ? null : month },
      degree: graduate,
      department: departmentIn(told.replace(EVENT, ''), name),
    });
  }
  return drafts.flatMap(finished);
}
const closed: Period = { start: null, end: null, isOpen: false, isRange: false };

/** "2019 4 東京大学 入学": the columns of a form say 年 and 月 in their heads alone. */
export const eventText = (text: string): string =>
  text.replace(/^((?:令和|平成|昭和|[RHS])?\s?(?:元|\d{1,4}))\s?年?\s?(\d{1,2})\s?月?(?=\s)/, '$1年$2月');
export const withoutDate = (text: string): string => {
  const written = eventText(text);
  const [date] = datesIn(written);
  return date ? trimmed(written.slice(date.to)) || trimmed(written.slice(0, date.from)) : written;
};

/** Entries of a few lines each, in whichever order they tell school, degree and period. */
function entriesIn(lines: readonly SectionLine[]): CvEducation[] {
  const drafts: Draft[] = [];
  let current = empty();
  for (const { text: whole, cells, isBullet } of lines) {
    const text = cells.join(' | ');
    const found = periodIn(text);
    const rest = found ? found.rest : text;
    const institution = isSchool(rest) && rest.length <= 160 ? institutionIn(rest) : null;
    const isUnit = institution !== null && UNIT.test(institution);
    const hasSchool = institution !== null && !(isUnit && current.institution);
    if (isBullet && !(hasSchool && found)) {
      current.department ??= MAJOR.test(text) ? departmentIn(text, '') : null;
      continue;
    }
    const degree = text.length <= 160 ? degreeIn(rest) : null;
    const beginsAnew =
      (hasSchool && current.institution !== null) ||
      (found?.period.isRange && current.period?.isRange) ||
      (degree !== null && current.degree !== null && current.institution !== null);
    if (beginsAnew) {
      drafts.push(current);
      current = empty();
    }
    if (hasSchool) current.institution = { name: institution, text: rest };
    if (found && (current.period === null || found.period.isRange)) current.period = found.period;
    current.degree ??= degree;
    current.department ??= departmentIn(rest, institution ?? '');
    if (hasSchool || found || degree !== null) current.lines.push(whole);
  }
  return [...drafts, current].flatMap(finished);
}

export function educationIn(lines: readonly SectionLine[]): CvEducation[] {
  const own = lines.filter(({ section }) => section === 'education');
  const events = own.filter(({ text }) => isSchoolEvent(text));
  return [
    ...eventsIn(events),
    ...entriesIn(own.filter(({ text }) => !isSchoolEvent(text) && !isJobEvent(text))),
  ];
}

export const isJobEvent = (text: string): boolean =>
  /(?:入社|退社|退職|現在に至る|勤務|アルバイト(?:開始|終了)?|終了|採用|在職中)\s?\)?$/.test(text) &&
  /\p{Script=Han}|バイト/u.test(text);
