import type { Concept, Piece } from './pieces.ts';
import { factsMeant } from './facts.ts';

/**
 * Amounts people wish for: "25万円以上", "250k", "徒歩10分", "年間休日120日". What goes around the number, such as "at least"
 * or "per month", is taken with it.
 */

const NUMBER = String.raw`\d{1,3}(?:[,.]\d{3}){1,2}(?!\d)|\d+(?:\.\d+)?`;
const OF_PAY = String.raw`月給|月収|給料|給与|手取り?|年収|年俸|時給|salary|salaries|pay|wages?|income|lương|luong|gaji|工资|月薪|年薪|薪水|급여|월급|연봉`;
/** How near a number is meant: at least, more than, about. */
const BOUND_BEFORE = String.raw`over|above|around|about|khoảng|sekitar|more than|at least|min(?:imum)?|from|trên|tren|từ|ít nhất|hơn|di atas|lebih dari|至少|最低|>=?|≥`;
const BOUND_AFTER = String.raw`以上|くらい|ぐらい|前後|程度|左右|정도|から|~|\+|up|plus|or more|and up|trở lên|tro len|이상|ke atas`;
const MONEY = String.raw`円|えん|日元|日币|엔|yen|yên|jpy|¥`;
const A_MONTH = String.raw`\/? ?(?:a |per |each |every )?month|monthly|\/ ?月|1?か月|毎月|một tháng|\/? ?tháng|一个月|每月|sebulan|per bulan|한달`;
const A_YEAR = String.raw`\/? ?(?:a |per )?year|yearly|annual(?:ly)?|\/ ?年|một năm|\/? ?năm|一年|setahun`;

interface Amount {
  pattern: RegExp;
  /** What is wished for, and what comes near it; null where the number says something else. */
  meant(
    groups: Readonly<Record<string, string | undefined>>,
    text: string,
  ): { means: string; near?: string } | null;
}

const numberOf = (text: string) => Number(/[,.]\d{3}(?!\d)/.test(text) ? text.replace(/[,.]/g, '') : text);

const YEARLY = /年収|年俸|年薪|연봉|year|annual|\/ ?年|năm|setahun/i;
const MOST_A_MONTH = 100;
const HOURS_A_MONTH = 2000 / 12;
const HOURLY = { least: 800, most: 9999 };
const MAN = 10_000;
const UNITS: Readonly<Record<string, number>> = { k: 1000, m: 1_000_000 };

/** Monthly pay in 10,000 yen; null for what no one is paid. */
function monthlyPay(number: number, unit: string, text: string): number | null {
  const isMan = /^(?:万|萬|만|man|vạn)$/i.test(unit);
  const isBare = unit === '' && number < MOST_A_MONTH;
  const yen = isMan || isBare ? number * MAN : number * (UNITS[unit[0]?.toLowerCase() ?? ''] ?? 1);
  if (yen >= HOURLY.least && yen <= HOURLY.most) return (yen * HOURS_A_MONTH) / MAN;
  const man = yen / MAN;
  const monthly = YEARLY.test(text) || man > MOST_A_MONTH ? man / 12 : man;
  return monthly >= 5 && monthly <= MOST_A_MONTH ? monthly : null;
}

const PAY_UNIT = String.raw`万|萬|만|man(?![a-z])|vạn|k(?![a-z])|m(?:il(?:lion)?)?(?![a-z])`;
/** A number is pay by its unit, by yen, or by a word for pay before it. */
const PAY = (number: string) =>
  String.raw`(?:(?:${OF_PAY})[^\d\n]{0,3})?(?:(?:${BOUND_BEFORE}) ?)?(?:月|年)?¥? ?${number} ?(?:${BOUND_AFTER})? ?(?:${A_MONTH}|${A_YEAR})? ?(?:${BOUND_AFTER})?`;
const ABOUT = /くらい|ぐらい|前後|程度|around|about|khoảng|左右|정도|sekitar/i;
const payWish: Amount['meant'] = ({ number, unit = '' }, text) => {
  const pay = monthlyPay(numberOf(number!), unit, text);
  if (pay === null) return null;
  const [from, to] = [`pay_from>=${Math.floor(pay)}`, `pay_to>=${Math.floor(pay)}`];
  return ABOUT.test(text) ? { means: to } : { means: from, near: to };
};

/** Employees: near enough to what facts.ts calls a large or a small company. */
const LARGE = 200;
const SMALL = 150;

const AMOUNTS: readonly Amount[] = [
  {
    pattern: new RegExp(
      String.raw`(?:年間休日|休日|休み|days? off|holidays?|ngày nghỉ)[^\d\n]{0,4}(?<after>1\d\d|[89]\d) ?(?:日|days?|ngày)?(?:${BOUND_AFTER})?|(?:(?:${BOUND_BEFORE}) )?(?<before>1\d\d|[89]\d) ?\+? ?(?:日)?(?:${BOUND_AFTER})?の? ?(?:年間休日|休日|休み|days? (?:off|holidays?)|holidays?|ngày nghỉ)(?: (?:a|per) year)?`,
      'i',
    ),
    meant: ({ after, before }) => ({
      means: `days_off>=${after ?? before}`,
      near: `days_off>=${Number(after ?? before) - 5}`,
    }),
  },
  {
    pattern:
      /(?:残業|時間外|overtime|tăng ca|làm thêm|加班)[^\d\n]{0,10}(?<after>\d{1,2}) ?(?:時間|h(?:ou)?rs?|h|giờ|tiếng|小时)(?:以内|以下|未満|まで)?|(?:less than|under|max(?:imum)?|within|dưới) (?<before>\d{1,2}) ?(?:時間|h(?:ou)?rs?|h|giờ|tiếng) (?:of )?(?:overtime|tăng ca)/i,
    meant: ({ after, before }) => ({
      means: `overtime<=${after ?? before}`,
      near: `overtime<=${Number(after ?? before) + 5}`,
    }),
  },
  {
    pattern:
      /(?:賞与|ボーナス|bonus|thưởng|奖金)[^\d\n]{0,6}(?<number>\d{1,2}(?:\.\d+)?) ?(?:ヶ月|か月|カ月|ヵ月|ケ月|months?|tháng|个月)(?:分)?(?:以上)?/i,
    meant: ({ number }) => ({ means: `bonus_months>=${Math.floor(Number(number))}` }),
  },
  {
    pattern:
      /(?:(?:駅|station)(?:から|まで|より|)? ?)?(?:徒歩|歩いて|within|less than|walk(?:ing)?|đi bộ|步行|도보)? ?(?<number>\d{1,2}) ?(?:分|min(?:ute)?s?|phút|分钟|분) ?(?:以内|いない|圏内|以下)?(?: ?(?:walk(?:ing)?(?: distance)?|on foot|歩|đi bộ))?(?: ?(?:(?:from|to|of) )?(?:(?:the )?(?:nearest )?(?:train )?station|駅|từ ga|ga tàu))?/i,
    meant: ({ number }) => ({
      means: `walking_minutes<=${number}`,
      near: `walking_minutes<=${Number(number) + 5}`,
    }),
  },
  {
    pattern:
      /(?:社員|従業員|more than|over|at least|trên)? ?(?<number>\d{2,5}) ?(?:人|名|employees|people|staff|người|명)(?:以上|or more|\+|trở lên|이상)の?/i,
    meant: ({ number }) => (Number(number) >= LARGE ? { means: 'large_company' } : null),
  },
  {
    pattern:
      /(?:社員|従業員|less than|fewer than|under|dưới|moins de)? ?(?<number>\d{2,3}) ?(?:人|名|employees|people|staff|người|명|personnes)(?:以下|未満|以内|까지|이하)?の?/i,
    meant: ({ number }) => (Number(number) <= SMALL ? { means: 'small_company' } : null),
  },
  {
    pattern: new RegExp(PAY(String.raw`(?<number>${NUMBER}) ?(?<unit>${PAY_UNIT}) ?(?:${MONEY})?`), 'i'),
    meant: payWish,
  },
  { pattern: new RegExp(PAY(String.raw`(?<number>${NUMBER}) ?(?:${MONEY})`), 'i'), meant: payWish },
  { pattern: new RegExp(PAY(String.raw`(?<=¥ ?)(?<number>${NUMBER})`), 'i'), meant: payWish },
  {
    pattern: new RegExp(String.raw`(?:${OF_PAY})[^\d\n]{0,8}(?<number>${NUMBER}) ?(?:${BOUND_AFTER})?`, 'i'),
    meant: payWish,
  },
];

const concept = ({ means, near }: { means: string; near?: string }): Concept => ({
  key: null,
  means: factsMeant(means),
  told: [means],
  near: near === undefined ? [] : factsMeant(near),
  without: [],
  names: [],
});

/**
 * Takes the amounts out of a keyword.
 * @returns the keyword without them, and a piece for each, with the text it was typed as
 */
export function takeAmounts(keyword: string): { rest: string; pieces: Piece[] } {
  let rest = keyword;
  const pieces: Piece[] = [];
  for (const { pattern, meant } of AMOUNTS) {
    const match = pattern.exec(rest);
    const wish = match && meant(match.groups ?? {}, match[0]);
    if (!match || !wish) continue;
    rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`;
    pieces.push({ text: match[0].trim(), concepts: [concept(wish)] });
  }
  return { rest, pieces };
}
