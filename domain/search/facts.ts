import { saidFacts } from './said.ts';

/** What a job has, as search asks for it: `job_category:29`, `jlpt:2`, `pay_from:25`, `bonus` (aliases.json). */

/** Ids of master data, by the kind of fact they are. */
export const FACT_KINDS = [
  'job_category',
  'skill',
  'industry_sector',
  'prefecture',
  'country',
  'company_country',
  'company_culture',
  'housing_support',
  'allowance_type',
  'religious_consideration',
  'language',
  'interview_language',
  'selection_type',
  'department',
  'recruit_reason',
  'dress',
] as const;
export type FactKind = (typeof FACT_KINDS)[number];

/** Facts that are a yes or no of the job. */
export const FLAGS = [
  'permanent',
  'fixed_term',
  'dispatch',
  'new_graduate',
  'mid_career',
  'professional_school',
  'master',
  'doctor',
  'bonus',
  'flextime',
  'training',
  'from_overseas',
  'driving_licence',
  'without_transfers',
  'works_abroad',
  'online_interview',
  'fixed_overtime',
  'large_company',
  'small_company',
  'former_students',
] as const;
type Flag = (typeof FLAGS)[number];

/** Amounts, each with the least and the greatest that are told apart: those beyond count as the nearest of them. */
const AMOUNTS = {
  /** 10,000 yen a month: from what to what a bachelor is paid, or where none is hired, the others. */
  pay_from: [10, 100],
  pay_to: [10, 100],
  days_off: [80, 160],
  /** Hours a month. */
  overtime: [0, 80],
  /** From the nearest stop. */
  walking_minutes: [0, 60],
  bonus_months: [0, 12],
} as const;
type Amount = keyof typeof AMOUNTS;

export interface FactSource {
  ids: Readonly<Record<FactKind, readonly number[]>>;
  flags: Readonly<Record<Flag, boolean>>;
  amounts: Readonly<Record<Exclude<Amount, 'days_off' | 'overtime'>, number | null>>;
  /** Null: none is required. */
  required_jlpt: number | null;
  /** What the employer writes of the job, in any language. */
  texts: readonly string[];
  /** Where one may have to work later. */
  workplace_scope_of_change: readonly string[];
}

const DAYS_OFF =
  /年間休日[^0-9\n]{0,5}(\d{2,3})日|(\d{2,3}) (?:annual holidays|days off a year)|(\d{2,3}) ngày nghỉ/;
const OVERTIME =
  /(?:残業|時間外労働)[^。\n0-9]{0,12}(\d{1,2})時間|overtime[^.\n0-9]{0,12}(\d{1,2}) hours|làm thêm[^.\n0-9]{0,12}(\d{1,2}) giờ/i;

function amountSaid(pattern: RegExp, texts: readonly string[]): number | null {
  for (const text of texts) {
    const groups = pattern.exec(text)?.slice(1);
    const said = groups?.find((group) => group !== undefined);
    if (said !== undefined) return Number(said);
  }
  return null;
}

function amountFact(amount: Amount, value: number): string {
  const [least, most] = AMOUNTS[amount];
  return `${amount}:${Math.min(most, Math.max(least, Math.floor(value)))}`;
}

/** What an amount of aliases.json says, as `pay_from>=25`; null for every other fact. */
export function amountTold(fact: string): { amount: Amount; isLeast: boolean; limit: number } | null {
  const [, name = '', sign, limit] = /^(\w+)([<>])=(\d+)$/.exec(fact) ?? [];
  return isAmount(name) ? { amount: name, isLeast: sign === '>', limit: Number(limit) } : null;
}

const isAmount = (name: string): name is Amount => Object.hasOwn(AMOUNTS, name);

/** Whether a fact is an amount that a job has, as `pay_from:25`. */
export const isAmountFact = (fact: string): boolean => isAmount(fact.slice(0, fact.indexOf(':')));

/**
 * All facts that one of aliases.json stands for: `pay_from>=25` is any amount from 25 on, `walking_minutes<=10` any up
 * to 10, and every other one itself.
 */
export function factsMeant(fact: string): string[] {
  const told = amountTold(fact);
  if (told === null) return [fact];
  const { amount, isLeast, limit } = told;
  const [least, most] = AMOUNTS[amount];
  const [from, to] = isLeast ? [Math.min(most, limit), most] : [least, Math.max(least, limit)];
  return Array.from({ length: Math.min(most, to) - from + 1 }, (_, step) => `${amount}:${from + step}`);
}

/** A fact, or with `isBeginning` all facts that begin with it. */
interface FactTerm {
  fact: string;
  isBeginning: boolean;
}

/** All amounts that begin with these digits, as few terms: those from 25 on are `25`, … `29`, `3…`, … `9…`, `100`. */
function beginningsOf(amount: Amount, wanted: ReadonlySet<number>, digits = ''): FactTerm[] {
  const [least, most] = AMOUNTS[amount];
  const beginning = `${amount}:${digits}`;
  const inside = Array.from({ length: most - least + 1 }, (_, step) => least + step).filter((value) =>
    String(value).startsWith(digits),
  );
  const held = inside.filter((value) => wanted.has(value));
  if (held.length === 0) return [];
  if (digits !== '' && held.length > 1 && held.length === inside.length)
    return [{ fact: beginning, isBeginning: true }];
  const own = digits !== '' && wanted.has(Number(digits)) ? [{ fact: beginning, isBeginning: false }] : [];
  const longer = Array.from({ length: 10 }, (_, digit) => beginningsOf(amount, wanted, `${digits}${digit}`));
  return [...own, ...longer.flat()];
}

/** Facts as few terms: an index takes long to look for each of a hundred amounts. */
export function factTerms(facts: readonly string[]): FactTerm[] {
  const others = facts.filter((fact) => !isAmountFact(fact));
  const valuesOf = (amount: Amount) =>
    facts
      .filter((fact) => fact.startsWith(`${amount}:`))
      .map((fact) => Number(fact.slice(amount.length + 1)));
  return [
    ...others.map((fact) => ({ fact, isBeginning: false })),
    ...(Object.keys(AMOUNTS) as Amount[]).flatMap((amount) =>
      beginningsOf(amount, new Set(valuesOf(amount))),
    ),
  ];
}

/** The facts of a job, each once. */
export function factsOf(source: FactSource): string[] {
  const { ids, flags, amounts, required_jlpt, texts, workplace_scope_of_change } = source;
  const all = { ...amounts, days_off: amountSaid(DAYS_OFF, texts), overtime: amountSaid(OVERTIME, texts) };
  return [
    ...new Set([
      ...FACT_KINDS.flatMap((kind) => ids[kind].map((id) => `${kind}:${id}`)),
      ...FLAGS.filter((flag) => flags[flag]),
      ...Object.entries(all).flatMap(([amount, value]) =>
        value === null ? [] : amountFact(amount as Amount, value),
      ),
      `jlpt:${required_jlpt ?? 0}`,
      ...(ids.department.length === 0 ? ['any_department'] : []),
      ...saidFacts(texts, workplace_scope_of_change),
    ]),
  ];
}
