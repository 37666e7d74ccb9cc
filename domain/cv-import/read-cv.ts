import { PROFILE_MAX } from '../constants.ts';
import { abilitiesIn, type CvAbilities, type Named } from './abilities.ts';
import { educationIn, type CvEducation } from './education.ts';
import { cvLines, keyOf, languageOf } from './lines.ts';
import { personIn, type CvPerson, type Found } from './person.ts';
import { inSections, type Section, type SectionLine } from './sections.ts';
import { withoutSoftBreaks } from './soft-breaks.ts';
import { jobsIn, type CvJob } from './work.ts';

/** The names that a CV may use of what the profile chooses from lists. */
export interface CvMaster {
  countries: readonly (Named & { code: string })[];
  languages: readonly (Named & { code: string })[];
  prefectures: readonly Named[];
  skills: readonly Named[];
}

const TEXTS = {
  resume_self_pr: 'self_pr',
  career_summary: 'summary',
  resume_motivation: 'motivation',
  resume_special_skill: 'special_skill',
} as const satisfies Record<string, Section>;
export type CvTextName = keyof typeof TEXTS;

/** What a CV says of the fields of a profile, each with the line that says it. */
export interface CvFacts {
  person: CvPerson;
  home_country_id: Found<number> | null;
  /** Of the address. */
  living_prefecture_id: number | null;
  education: readonly CvEducation[];
  jobs: readonly CvJob[];
  abilities: CvAbilities;
  texts: Partial<Record<CvTextName, string>>;
  /** What tells of a job whose employer could not be made out. */
  unclear: readonly string[];
}

/** Of whom "Nationality: Vietnamese" speaks, by the country's code. */
const NATIONALITIES: Readonly<Record<string, readonly string[]>> = {
  VN: ['Vietnamese', 'Viet nam', 'Vietnam', '越南'],
  CN: ['Chinese', 'PRC', "People's Republic of China", '中国', '中华人民共和国', '中華人民共和国'],
  TW: ['Taiwanese', '台湾', '臺灣', 'Taiwan'],
  HK: ['Hong Kong', '香港'],
  KR: ['Korean', 'South Korean', 'Korea', 'Republic of Korea', '韓国', '大韓民国'],
  NP: ['Nepalese', 'Nepali', 'Nepal', 'ネパール'],
  MM: ['Burmese', 'Myanmar', 'ミャンマー'],
  ID: ['Indonesian'],
  TH: ['Thai'],
  PH: ['Filipino', 'Philippine', 'フィリピン'],
  IN: ['Indian'],
  BD: ['Bangladeshi'],
  LK: ['Sri Lankan'],
  PK: ['Pakistani'],
  UZ: ['Uzbek', 'Uzbekistani'],
  MN: ['Mongolian'],
  MY: ['Malaysian'],
  KH: ['Cambodian'],
  LA: ['Laotian', 'Lao'],
  SG: ['Singaporean'],
  US: ['American', 'USA', 'アメリカ'],
  GB: ['British', 'UK', 'イギリス'],
  FR: ['French'],
  DE: ['German'],
  BR: ['Brazilian'],
  RU: ['Russian'],
  UA: ['Ukrainian'],
  JP: ['Japanese'],
};

/** The country that a text names, in any language; null for none. */
export function countryNamed(text: string, countries: CvMaster['countries']): number | null {
  const key = keyOf(text).replace(/(?:国籍|籍)$/, '');
  return (
    countries.find(({ code, names }) =>
      [...names, ...(NATIONALITIES[code] ?? [])].some((name) => keyOf(name) === key),
    )?.id ?? null
  );
}

/** Cities that addresses in Latin letters name alone, by the key of their prefecture. */
const CITIES: Readonly<Record<string, string>> = {
  yokohama: 'kanagawa',
  kawasaki: 'kanagawa',
  nagoya: 'aichi',
  kobe: 'hyogo',
  sapporo: 'hokkaido',
  sendai: 'miyagi',
};

/**
 * The prefecture that an address in Japan names, in any language; null for none or several. In Japanese it stands in front,
 * with or without its 都, 道, 府 or 県.
 */
export function prefectureNamed(address: string, prefectures: readonly Named[]): number | null {
  const text = address.normalize('NFKC').replace(/^(?:〒?\s?\d{3}-?\d{4}|日本国?|Japan)[\s,、]*/giu, '');
  if (/\p{Script=Han}/u.test(text)) {
    const inFull = prefectures.find(({ names }) => names.some((name) => text.startsWith(name)));
    const inShort = prefectures.find(({ names }) =>
      names.some((name) => /[都府県]$/u.test(name) && text.startsWith(`${name.slice(0, -1)}市`)),
    );
    return (inFull ?? inShort)?.id ?? null;
  }
  const words = text
    .split(/[,;、\s]+/u)
    .map((word) => keyOf(word.replace(/-(?:to|fu|ken|shi|city|pref(?:ecture)?)\.?$/i, '')));
  const named = new Set(words.map((word) => CITIES[word] ?? word));
  const found = prefectures.filter(({ names }) => names.some((name) => named.has(keyOf(name))));
  return found.length === 1 ? (found[0]?.id ?? null) : null;
}

const LEAST_OF_A_TEXT = 20;

function textsIn(lines: readonly SectionLine[]): CvFacts['texts'] {
  const entries = Object.entries(TEXTS).flatMap(([name, section]) => {
    const text = lines
      .filter((line) => line.section === section)
      .map((line) => line.text)
      .join('\n')
      .slice(0, PROFILE_MAX.description)
      .trim();
    return text.length < LEAST_OF_A_TEXT ? [] : [[name, text]];
  });
  return Object.fromEntries(entries) as CvFacts['texts'];
}

/**
 * Reads a CV in English, Japanese, Vietnamese or Chinese. What can be read in two ways is left out.
 * @param text a line each, cells of a row apart by tabs; a vertical tab where a line is full and the next one may go on with it
 */
export function readCv(text: string, master: CvMaster): CvFacts {
  const lines = inSections(cvLines(withoutSoftBreaks(text)));
  const person = personIn(lines, languageOf(text));
  const country = person.nationality && countryNamed(person.nationality.value, master.countries);
  return {
    person,
    home_country_id: person.nationality && country ? { value: country, line: person.nationality.line } : null,
    living_prefecture_id: person.address && prefectureNamed(person.address.value.address, master.prefectures),
    education: educationIn(lines),
    ...jobsIn(lines),
    abilities: abilitiesIn(lines, master),
    texts: textsIn(lines),
  };
}

/** Whether a document is a CV at all: it tells of a person and of what they have done or can do. */
export function isCv({ person, education, jobs, abilities }: CvFacts): boolean {
  const ofPerson = [person.name, person.name_in_own_script, person.email, person.phone_num, person.birth_day];
  const ofLife = [education, jobs, abilities.languages, abilities.skills, abilities.certifications];
  const isTold = ofLife.some((list) => list.length > 0) || abilities.jlpt !== null;
  return ofPerson.some((found) => found !== null) && isTold;
}
