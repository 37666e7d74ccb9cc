import { PROFILE_MAX } from '../constants.ts';
import { inKatakana } from '../kana.ts';
import { isEmail, isKana, isPhoneNumber } from '../validation.ts';
import { dayIn } from './dates.ts';
import { keyOf, trimmed, withoutBrackets, type CvLanguage, type CvLine } from './lines.ts';
import { labelledIn, type Label, type Labelled } from './labels.ts';
import type { SectionLine } from './sections.ts';

/** Something found, and the line that says it. */
export interface Found<T> {
  value: T;
  line: string;
}
interface Names {
  last_name: string;
  first_name: string;
}
export interface CvPerson {
  name: Found<Names> | null;
  kana: Found<{ last_name_kana: string; first_name_kana: string }> | null;
  name_in_own_script: Found<string> | null;
  email: Found<string> | null;
  phone_num: Found<string> | null;
  birth_day: Found<string> | null;
  nationality: Found<string> | null;
  address: Found<{ postal_code: string | null; address: string }> | null;
}

const VIETNAMESE = new Set(
  `nguyen tran le pham hoang huynh phan vu vo dang bui do ho ngo duong ly dinh trinh truong mai dao doan luong luu`.split(
    ' ',
  ),
);
const CHINESE = new Set(
  `wang li zhang liu chen yang zhao huang zhou wu xu sun hu zhu gao he guo ma luo liang song zheng xie han tang feng dong
   xiao cheng cao yuan deng xu fu shen zeng peng lu su jiang cai jia ding wei xue ye yan pan du dai xia zhong tian ren fan
   fang shi yao tan liao zou xiong jin hao kong bai cui kang mao qiu qin gu hou shao meng wan qian lai`.split(
    /\s+/,
  ),
);
const KOREAN = new Set('park choi jung kang cho yoon jang lim kwon hwang ahn shin'.split(' '));
/** Family names there and given names elsewhere. */
const EITHER = new Set(['kim', 'lee', 'lin', 'long', 'jean', 'jung']);

const isFamilyName = (word: string) => VIETNAMESE.has(word) || CHINESE.has(word) || KOREAN.has(word);

/** As a passport has it: without accents. */
const latin = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D').replaceAll('’', "'");

const LATIN_NAME = /^\p{Lu}[\p{L}\p{M}'’.-]*(?: \p{L}[\p{L}\p{M}'’.-]*){1,5}$/u;
const isLatinName = (text: string) =>
  LATIN_NAME.test(text) &&
  !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) &&
  text.length <= 60;
const isCapitals = (word: string) => word.length > 1 && word === word.toUpperCase();

/**
 * Family and given names of a whole name; null where their order cannot be told. The family name stands first in
 * Japanese, Chinese and Vietnamese, as in a passport, and in capitals wherever it stands.
 */
export function splitName(text: string, language: CvLanguage): Names | null {
  const [before, behind, ...more] = text.split(',').map((part) => trimmed(part));
  if (before && behind && more.length === 0) return named(before, behind);
  const words = text
    .replace(/^(?:mr|ms|mrs|miss|dr)\.? /i, '')
    .split(' ')
    .filter(Boolean);
  if (words.length < 2) return null;
  const capitals = words.filter(isCapitals);
  if (capitals.length > 0 && capitals.length < words.length) {
    const others = words.filter((word) => !isCapitals(word));
    if (isCapitals(words[0] ?? '') !== isCapitals(words.at(-1) ?? ''))
      return named(capitals.join(' '), others.join(' '));
  }
  const familyFirst = named(words[0] ?? '', words.slice(1).join(' '));
  const givenFirst = named(words.at(-1) ?? '', words.slice(0, -1).join(' '));
  const first = keyOf(words[0] ?? '');
  const last = keyOf(words.at(-1) ?? '');
  const isFirst = isFamilyName(first);
  const isLast = isFamilyName(last);
  if (language === 'ja' || language === 'vi') return familyFirst;
  if (language === 'zh') return isLast && !isFirst ? givenFirst : familyFirst;
  if (words.length > 2 && VIETNAMESE.has(first)) return familyFirst;
  if (EITHER.has(first) || (isFirst && isLast)) return null;
  return isFirst ? familyFirst : givenFirst;
}

const named = (family: string, given: string): Names | null =>
  family === '' || given === '' ? null : { last_name: latin(family), first_name: latin(given) };

const TITLES = new Set(
  [
    'Curriculum vitae',
    'CV',
    'Resume',
    'Résumé',
    '履歴書',
    '個人履歴',
    '个人简历',
    '简历',
    '個人簡歷',
    'Sơ yếu lý lịch',
    'Hồ sơ ứng viên',
    'Profile',
    '職務経歴書',
    'Hồ sơ xin việc',
  ].map(keyOf),
);
const NO_NAME =
  /engineer|developer|designer|manager|student|intern|university|college|institute|teacher|assistant|analyst|consultant|specialist|street|city|japan|vietnam|china|nepal|objective|curriculum|resume|đại học|sinh viên|kỹ sư|nhân viên|lập trình|thông tin/i;

/** Above everything, a name stands alone. */
function nameOnTop(lines: readonly CvLine[]): { text: string; line: CvLine } | null {
  for (const line of lines.slice(0, 5)) {
    const text = trimmed(line.cells[0] ?? '');
    if (TITLES.has(keyOf(text))) continue;
    const { outside } = withoutBrackets(text);
    if (isLatinName(outside) && !NO_NAME.test(outside)) return { text: outside, line };
    return null;
  }
  return null;
}

function nameOf(
  labelled: readonly Labelled[],
  lines: readonly CvLine[],
  language: CvLanguage,
): CvPerson['name'] {
  const of = (label: Label) => labelled.find((one) => one.label === label && one.value !== '');
  const first = of('first_name');
  const last = of('last_name');
  if (first && last && isLatin(first.value) && isLatin(last.value)) {
    const value = named(last.value, first.value);
    const told = [...new Set([last.line.text, first.line.text])].join(' / ');
    return value && { value, line: told };
  }
  for (const { value, line } of labelled.filter(({ label }) => label === 'latin_name' || label === 'name')) {
    const { outside, inside } = withoutBrackets(value);
    const text = [outside, inside, latinPart(outside)].find(isLatinName);
    const names = text === undefined ? null : splitName(text, language);
    if (names) return { value: names, line: line.text };
    if (text !== undefined) return null;
  }
  if (labelled.some(({ label }) => label === 'name' && language === 'ja')) return null;
  const top = nameOnTop(lines);
  const names = top && splitName(top.text, language);
  return top && names && { value: names, line: top.line.text };
}

const isLatin = (text: string) =>
  /^[\p{Script=Latin}\p{M}'’. -]+$/u.test(text) && text.length <= PROFILE_MAX.name;
/** "王 小明 Wang Xiaoming": the letters at the end. */
const latinPart = (text: string) => {
  const words = text.split(' ');
  const from = words.findIndex((word) => /^\p{Script=Latin}/u.test(word));
  return from < 0 ? '' : words.slice(from).join(' ');
};

const OWN_SCRIPT =
  /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Thai}\p{Script=Myanmar}\p{Script=Devanagari}々 ・\p{M}]+$/u;

function ownScript(labelled: readonly Labelled[], lines: readonly CvLine[]): CvPerson['name_in_own_script'] {
  const top = lines.slice(0, 2).map((line) => ({ value: line.cells[0] ?? '', line }));
  const candidates = [...labelled.filter(({ label }) => label === 'name'), ...top];
  for (const { value, line } of candidates) {
    const { outside, inside } = withoutBrackets(value);
    const words = outside
      .split(' ')
      .filter((word) => OWN_SCRIPT.test(word))
      .join(' ');
    const text = [words, inside].find((one) => one.length >= 2 && one.length <= 20 && OWN_SCRIPT.test(one));
    if (text && !TITLES.has(keyOf(text)) && !/[省市区大学日月]/.test(text))
      return { value: text, line: line.text };
  }
  return null;
}

function kanaOf(labelled: readonly Labelled[]): CvPerson['kana'] {
  const address = labelled.find(({ label }) => label === 'address')?.index ?? Infinity;
  const found = labelled.find(
    ({ label, value, index }) => label === 'kana' && index < address && isKana(value),
  );
  if (!found) return null;
  const [last = '', ...given] = inKatakana(found.value)
    .split(/[ ・]+/)
    .filter(Boolean);
  if (given.length === 0) return null;
  return { value: { last_name_kana: last, first_name_kana: given.join(' ') }, line: found.line.text };
}

const MAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/;

function emailOf(lines: readonly CvLine[]): CvPerson['email'] {
  for (const { text } of lines) {
    const [mail] = MAIL.exec(text) ?? [];
    if (mail && isEmail(mail)) return { value: mail, line: text };
  }
  return null;
}

const PHONE = /(?:\(?\+\d{1,3}\)?[ -]?)?\(?\d{2,4}\)?(?:[ .-]?\d{2,4}){2,4}/;

function phoneIn(text: string): string | null {
  const [found] = PHONE.exec(text) ?? [];
  // A number of Japan stands on a Japanese resume without the code of the country.
  const phone = found
    ?.replaceAll('.', '-')
    .trim()
    .replace(/^\+81[ -]?(?:\(0\))?/, '0');
  const digits = phone?.replace(/\D/g, '').length ?? 0;
  return phone && digits >= 9 && digits <= 15 && isPhoneNumber(phone) ? phone : null;
}

function phoneOf(labelled: readonly Labelled[], top: readonly CvLine[]): CvPerson['phone_num'] {
  for (const { label, value, line } of labelled) {
    const phone = label === 'phone' ? phoneIn(value) : null;
    if (phone) return { value: phone, line: line.text };
  }
  // Without a label only where it can be nothing else: with a country's code, or a mobile of Japan or Vietnam.
  for (const { text } of top) {
    const [found] = /(?:\(?\+\d{1,3}\)?[ .-]?|(?<![\d-])0)[\d .()-]{8,16}/.exec(text) ?? [];
    const phone = found ? phoneIn(found) : null;
    if (phone && /^(?:\(?\+|0[35789])/.test(phone)) return { value: phone, line: text };
  }
  return null;
}

function birthOf(
  labelled: readonly Labelled[],
  lines: readonly CvLine[],
  language: CvLanguage,
): CvPerson['birth_day'] {
  const told = labelled
    .filter(({ label }) => label === 'birth')
    .map(({ value, line }) => ({ value, text: line.text }));
  // A form prints 生 behind the day.
  const printed = lines.filter(({ text }) => /日\s?生/.test(text)).map(({ text }) => ({ value: text, text }));
  for (const { value, text } of [...told, ...printed]) {
    const day = dayIn(value, language);
    if (day) return { value: day, line: text };
  }
  return null;
}

const POSTAL = /〒?\s?(?<!\d)(\d{3})-?(\d{4})(?!\d)/;
/** Lines in which a CV tells about the person without labels. */
const HEAD_LINES = 20;
/** Part of a Japanese address in Latin letters, and a postal code that only Japan has; no part of a phone number. */
const LATIN_PLACE = /-(?:ku|shi|cho|machi|gun)\b/i;
const POSTAL_ALONE = /(?<![\d-])\d{3}-\d{4}(?![\d-])/;

interface Place {
  line: CvLine;
  value: string;
}

/** An address without a label that begins with the sign of the post. */
function markedAddress(lines: readonly CvLine[]): Place | null {
  const line = lines.find(({ text }) => /〒\s?\d{3}-?\d{4}/.test(text));
  return line ? { line, value: line.text.slice(line.text.indexOf('〒')) } : null;
}

/** An address in Latin letters without a label, between bars in the head of a CV. */
function unlabelledAddress(lines: readonly CvLine[]): Place | null {
  for (const line of lines)
    for (const part of line.text.split('|'))
      if (LATIN_PLACE.test(part) && POSTAL_ALONE.test(part)) return { line, value: part };
  return null;
}

/** Without a part, and without the comma that would stand alone. */
const withoutPart = (address: string, part: string) =>
  address
    .replace(part, ' ')
    .split(',')
    .map((piece) => piece.trim())
    .filter(Boolean)
    .join(', ');

function addressOf(labelled: readonly Labelled[], lines: readonly CvLine[]): CvPerson['address'] {
  const found = labelled.find(({ label, value }) => label === 'address' && value !== '' && !isKana(value));
  const place = found ?? markedAddress(lines) ?? unlabelledAddress(lines.slice(0, HEAD_LINES));
  const index = place ? lines.indexOf(place.line) : -1;
  if (!place || index < 0) return null;
  const { line, value } = place;
  const postal = POSTAL.exec(value);
  const isJapanese =
    value.includes('〒') ||
    /\p{Script=Han}/u.test(value) ||
    LATIN_PLACE.test(value) ||
    POSTAL_ALONE.test(value);
  const code = postal && isJapanese ? `${postal[1]}-${postal[2]}` : null;
  let address = trimmed(code && postal ? withoutPart(value, postal[0]) : value);
  let told = line.text;
  const below = lines[index + 1];
  if (code && address === '' && below && !/[:：]/.test(below.text)) {
    address = trimmed(below.cells.at(-1) ?? '');
    told = `${told} ${below.text}`;
  }
  if (address.length < 6 || address.length > PROFILE_MAX.address || MAIL.test(address)) return null;
  return { value: { postal_code: code, address }, line: told };
}

export function personIn(lines: readonly SectionLine[], language: CvLanguage): CvPerson {
  const own = lines.filter(({ section }) => section === 'person');
  const labelled = labelledIn(
    lines.slice(0, 60).filter(({ section }) => section === 'person' || section === 'summary'),
  );
  const nationality = labelled.find(({ label, value }) => label === 'nationality' && value !== '');
  return {
    name: nameOf(labelled, lines, language),
    kana: kanaOf(labelled),
    name_in_own_script: ownScript(labelled, lines),
    email: emailOf(lines),
    phone_num: phoneOf(labelled, own.slice(0, HEAD_LINES)),
    birth_day: birthOf(labelled, own, language),
    nationality: nationality ? { value: nationality.value, line: nationality.line.text } : null,
    address: addressOf(labelled, own),
  };
}
