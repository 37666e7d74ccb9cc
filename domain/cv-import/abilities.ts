import { PROFILE_MAX } from '../constants.ts';
import { monthIn, datesIn } from './dates.ts';
import { keyOf, trimmed } from './lines.ts';
import type { Found } from './person.ts';
import type { SectionLine } from './sections.ts';

/** An item of master data with its names in any language. */
export interface Named {
  id: number;
  names: readonly string[];
}

const CHINESE = [
  'Chinese',
  'Mandarin',
  '中国語',
  '中文',
  '汉语',
  '普通话',
  '漢語',
  'tiếng trung',
  'tiếng hoa',
  '北京語',
].map(keyOf);
const NAMES_OF_CODE: Readonly<Record<string, readonly string[]>> = {
  ja: ['日语', '日文', '日本语', 'nihongo', 'nhật ngữ'],
  en: ['英语', '英文', 'anh ngữ', 'anh văn'],
};
const LEVELS: readonly [pattern: RegExp, level: number][] = [
  [
    /native|mother tongue|first language|ネイティブ|母語|母国語|母语|bản ngữ|mẹ đẻ|bilingual|fluent|流暢|流利|advanced|上級|thành thạo|(?<!\w)C[12](?!\w)|精通/i,
    1,
  ],
  [/business|professional|ビジネス|商务|thương mại|upper[- ]intermediate|(?<!\w)B2(?!\w)|熟练/i, 2],
  [/intermediate|conversation|日常会話|中級|giao tiếp|trung cấp|(?<!\w)B1(?!\w)|日常|良好/i, 3],
  [/elementary|basic|基礎|初級|cơ bản|sơ cấp|(?<!\w)A2(?!\w)|基础|一般/i, 4],
  [/beginner|入門|(?<!\w)A1(?!\w)|mới bắt đầu/i, 5],
];

const JAPANESE = /jlpt|日本語能力|japanese|日本語|日语|日文|tiếng nhật|năng lực nhật ngữ|能力考/i;
const JLPT_LEVEL = /(?<![A-Za-z\d])N\s?([1-5])(?!\d)/i;
const PLANNED =
  /受験予定|取得予定|planned|planning|preparing|in progress|勉強中|学習中|đang học|dự kiến|备考|expected/i;
/** Levels that an exam's name does not mean. */
const jlptIn = (text: string): number | null =>
  JAPANESE.test(text) && !PLANNED.test(text) ? Number(JLPT_LEVEL.exec(text)?.[1] ?? 0) || null : null;

/** Examinations of master data that tell their result in figures, each with what its result looks like. */
const EXAMINATIONS: readonly [id: number, name: RegExp, result: RegExp][] = [
  [9, /TOEIC\s?(?:S&W|Speaking)/i, /(?<!\d)(\d{2,3})(?!\d)/],
  [8, /TOEIC/i, /(?<!\d)(\d{3})(?!\d)/],
  [10, /TOEFL/i, /(?<!\d)(\d{2,3})(?!\d)/],
  [11, /IELTS/i, /(?<![\d.])([4-9](?:\.[05])?)(?![\d.])/],
  [14, /HSK|汉语水平/i, /(\d)\s?(?:級|级|cấp)|(?:level|HSK)\s?(\d)/i],
  [17, /TOPIK/i, /(?:level|TOPIK|cấp)\s?(\d)|(\d)\s?級/i],
  [2, /BJT/i, /(?<!\w)(J[1-5]\+?|\d{3})(?!\w)/],
  [12, /英検|EIKEN/i, /(準?\d\s?級)/],
];

export interface CvAbilities {
  jlpt: Found<{ jlpt: number; jlpt_certificated_at: string | null }> | null;
  languages: Found<{ language_id: number; level: number | null }>[];
  examinations: Found<{ language_examination_id: number; result: string; examined_at: string | null }>[];
  certifications: Found<{ name: string; certificated_at: string | null }>[];
  has_driver_license: Found<true> | null;
  skills: Found<{ skill_id: number }>[];
}

const LICENCE =
  /driv(?:er['’]?s|ing) licen[cs]e|運転免許|普通自動車(?!整備)|bằng lái|giấy phép lái xe|驾驶证|駕照|驾照|自動車免許/i;
/** Whether a certificate is a driver's licence. */
export const isDriversLicence = (name: string): boolean => LICENCE.test(name);
const NO_LICENCE = /(?:no|none|なし|無し|無|không)\s?$|^(?:no|without)\s/i;

/** Words of a line that may name a language: its parts and what stands before a bracket or a colon. */
const partsOf = (line: SectionLine): string[] =>
  line.cells.length > 1 && line.cells.length <= 3
    ? [line.text]
    : line.text.split(/[;,、/|](?![^(]*\))/).map((part) => part.trim());

function languageNamed(
  text: string,
  languages: readonly Named[],
  chinese: number | undefined,
): number | null {
  const key = keyOf(text);
  if (chinese !== undefined && CHINESE.some((name) => key.startsWith(name))) return chinese;
  let best: { id: number; length: number } | null = null;
  for (const { id, names } of languages)
    for (const name of names)
      if (name.length > (best?.length ?? 1) && key.startsWith(name)) best = { id, length: name.length };
  return best?.id ?? null;
}

function languagesIn(lines: readonly SectionLine[], languages: readonly (Named & { code: string })[]) {
  const keyed = languages.map(({ id, code, names }) => ({
    id,
    names: [...names, ...(NAMES_OF_CODE[code] ?? [])].map(keyOf).filter((name) => name.length > 1),
  }));
  const chinese = languages.find(({ code }) => code === 'zh-CN')?.id;
  const found = new Map<number, Found<{ language_id: number; level: number | null }>>();
  for (const line of lines)
    for (const part of partsOf(line)) {
      const id = languageNamed(part, keyed, chinese);
      if (id === null) continue;
      const ofJlpt = JAPANESE.test(part) ? JLPT_LEVEL.exec(part)?.[1] : undefined;
      const level = ofJlpt ? Number(ofJlpt) : (LEVELS.find(([pattern]) => pattern.test(part))?.[1] ?? null);
      const known = found.get(id);
      if (!known || (known.value.level === null && level !== null))
        found.set(id, { value: { language_id: id, level }, line: line.text });
    }
  return [...found.values()];
}

function skillsIn(lines: readonly SectionLine[], skills: readonly Named[]): CvAbilities['skills'] {
  const ids = new Map<string, number>();
  for (const { id, names } of skills)
    for (const name of names)
      for (const one of [name, ...name.split(/・| and | và |,/)]) {
        const key = skillKey(one.split(/[(（]/, 1)[0] ?? '');
        if (key !== '' && !ids.has(key)) ids.set(key, id);
      }
  const found = new Map<number, Found<{ skill_id: number }>>();
  for (const { text } of lines) {
    const parts = text.replace(/^[^:：]{1,30}[:：]/, '').split(/[,;、。/|·•\t()・&]|\s-\s/);
    for (const part of parts) {
      const key = skillKey(part);
      const id =
        ids.get(key) ?? ids.get(key.replace(/^(?:ms|microsoft)/, '')) ?? ids.get(key.replace(/\d{1,4}$/, ''));
      if (id !== undefined && !found.has(id)) found.set(id, { value: { skill_id: id }, line: text });
    }
  }
  return [...found.values()];
}
/** "C++" and "C#" are others than "C". */
const skillKey = (text: string) => keyOf(text.replaceAll('+', 'plus').replaceAll('#', 'sharp'));

function examinationsIn(lines: readonly SectionLine[]): CvAbilities['examinations'] {
  const found = new Map<number, CvAbilities['examinations'][number]>();
  for (const { text } of lines) {
    for (const part of text.split(/[;、|,](?![^(]*\))/)) {
      const examination = EXAMINATIONS.find(([, name]) => name.test(part));
      if (!examination || PLANNED.test(part)) continue;
      const [id, name, result] = examination;
      const behind = withoutDates(part.slice(part.search(name)));
      const match = result.exec(behind.replace(/^TOE(?:IC|FL)\s?/i, ' '));
      const value = match?.[1] ?? match?.[2];
      if (value && !found.has(id))
        found.set(id, {
          value: { language_examination_id: id, result: value, examined_at: monthIn(part) ?? monthIn(text) },
          line: text,
        });
    }
  }
  return [...found.values()];
}

function withoutDates(text: string): string {
  let rest = text;
  for (const { from, to } of datesIn(text).toReversed()) rest = `${rest.slice(0, from)} ${rest.slice(to)}`;
  return rest;
}

const TAKEN = /\s?(?:取得|合格|取得済み?|passed|obtained|acquired)\s?$/i;

function certificationsIn(lines: readonly SectionLine[]): CvAbilities['certifications'] {
  return lines.flatMap(({ text }) => {
    if (PLANNED.test(text) || jlptIn(text) !== null || EXAMINATIONS.some(([, name]) => name.test(text)))
      return [];
    const name = trimmed(withoutDates(rowDate(text)).replace(/\(\s*\)/g, ' '))
      .replace(TAKEN, '')
      .trim();
    if (name.length < 3 || name.length > 80 || /[。]/.test(name) || NO_LICENCE.test(name)) return [];
    return [
      {
        value: { name: name.slice(0, PROFILE_MAX.title), certificated_at: monthIn(rowDate(text)) },
        line: text,
      },
    ];
  });
}
/** A row of a form, whose columns say 年 and 月 in their heads alone. */
const rowDate = (text: string) =>
  text.replace(/^((?:令和|平成|昭和|[RHS])?\s?(?:元|\d{1,4}))\s?年?\s(\d{1,2})\s?月?(?=\s)/, '$1年$2月');

/** What follows a JLPT level up to the end of its brackets: beside other examinations its date is the one there. */
const behindLevel = (text: string) => /(?<![A-Za-z\d])N\s?[1-5](?!\d)([^()（）;；]*)/i.exec(text)?.[1] ?? '';

export function abilitiesIn(
  lines: readonly SectionLine[],
  master: { languages: readonly (Named & { code: string })[]; skills: readonly Named[] },
): CvAbilities {
  const of = (...sections: readonly SectionLine['section'][]) =>
    lines.filter(({ section }) => sections.includes(section));
  const told = of('languages', 'skills', 'certificates', 'person', 'summary', 'other');
  const certificates = of('certificates');
  const jlpts = told
    .flatMap((line) => {
      const jlpt = jlptIn(line.text);
      const at = monthIn(behindLevel(line.text)) ?? monthIn(rowDate(line.text));
      const value = { jlpt: jlpt ?? 0, jlpt_certificated_at: at };
      return jlpt === null ? [] : [{ value, line: line.text }];
    })
    // The best one, and of those the one that says when.
    .sort(
      (a, b) =>
        a.value.jlpt - b.value.jlpt ||
        Number(a.value.jlpt_certificated_at === null) - Number(b.value.jlpt_certificated_at === null),
    );
  const licence = told.find(({ text }) => LICENCE.test(text) && !NO_LICENCE.test(text));
  return {
    jlpt: jlpts[0] ?? null,
    languages: languagesIn(of('languages', 'skills'), master.languages),
    examinations: examinationsIn(told.map((line) => ({ ...line, text: rowDate(line.text) }))),
    certifications: certificationsIn(certificates),
    has_driver_license: licence ? { value: true, line: licence.text } : null,
    skills: skillsIn(of('skills'), master.skills),
  };
}
