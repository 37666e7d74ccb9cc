import { STUDENT_LEVELS } from './student-levels.ts';
import type { ReleaseFacts, Words } from './release-facts.ts';
import { isPastDueDay } from './tokyo-time.ts';

/**
 * What a job ad must state before publication, by law: Employment Security Act (ESA) art. 5-3 and its
 * enforcement rule 4-2, as revised in April 2024; fixed overtime by the guideline of the Youth Employment
 * Promotion Act; age by the Comprehensive Labour Policy Act (CLPA) art. 9 and its rule 1-3. Pure: it sees only
 * the ad.
 */
interface ReleaseRule {
  rule: string;
  /** The field to correct, by its name in the staff API; for texts per language, the Japanese one. */
  field: string;
  /** The legal source. */
  source: string;
  /** How to correct it, in one sentence. */
  mend: { en: string; ja: string };
  isMissing(ad: ReleaseFacts, now: Date): boolean;
}

const isSilent = (words: Words) => !words['ja']?.trim() && !words['en']?.trim();
const isFixed = (ad: ReleaseFacts) => ad.contract_term === 'fixed';
const hasFixedOvertime = (ad: ReleaseFacts) =>
  ad.fixed_overtime_pay_yen !== null || ad.fixed_overtime_hours !== null;

type TextField = { [K in keyof ReleaseFacts]: ReleaseFacts[K] extends Words ? K : never }[keyof ReleaseFacts];

/** A text that is required, always or under a condition. */
const text = (
  rule: string,
  field: TextField,
  source: string,
  mend: ReleaseRule['mend'],
  when: (ad: ReleaseFacts) => boolean = () => true,
): ReleaseRule => ({
  rule,
  field: `${field}[ja]`,
  source,
  mend,
  isMissing: (ad) => when(ad) && isSilent(ad[field]),
});

const item = (number: string) => `ESA rule 4-2 (3) ${number}`;

/** Every rule, in the order of the law's list. */
export const RELEASE_RULES: readonly ReleaseRule[] = [
  text('title', 'title', 'ESA art. 5-4: accurate and clear', {
    en: 'Give the job a title in Japanese or English.',
    ja: '求人名を日本語か英語で入力してください。',
  }),
  text('duties', 'job_description', item('i'), {
    en: 'Describe the work the person starts with.',
    ja: '入社直後の仕事内容を入力してください。',
  }),
  text('duties_scope', 'duties_scope_of_change', item('i, April 2024'), {
    en: 'Say how the work may change later, or that it does not change.',
    ja: '仕事内容の変更の範囲を入力してください（変更がなければ「変更なし」）。',
  }),
  {
    rule: 'contract_term',
    field: 'contract_term',
    source: item('ii'),
    mend: { en: 'Choose an indefinite or a fixed term.', ja: '雇用期間の定めの有無を選んでください。' },
    isMissing: (ad) => ad.contract_term === null,
  },
  text(
    'contract_period',
    'contract_period_description',
    item('ii'),
    {
      en: 'Say how long the fixed term is, or until which day.',
      ja: '有期雇用の契約期間（年数や終わりの日）を入力してください。',
    },
    isFixed,
  ),
  text(
    'renewal_standard',
    'contract_renewal_standard',
    item('ii-2, April 2024'),
    {
      en: 'Say by what the contract is renewed or not.',
      ja: '契約を更新するかどうかの判断の基準を入力してください。',
    },
    isFixed,
  ),
  text(
    'renewal_limit',
    'contract_renewal_limit',
    item('ii-2, April 2024'),
    {
      en: 'Say how often or how long it can be renewed, or that there is no limit.',
      ja: '更新の上限（回数や通算期間）を入力してください（なければ「上限なし」）。',
    },
    isFixed,
  ),
  text('probation', 'probation_description', item('ii-3'), {
    en: 'Say how long probation is and on what conditions, or that there is none.',
    ja: '試用期間の長さと期間中の条件を入力してください（なければ「試用期間なし」）。',
  }),
  {
    rule: 'workplace',
    field: 'offices',
    source: item('iii'),
    mend: {
      en: 'Choose the offices where the person works.',
      ja: '勤務する事業所を選んでください。',
    },
    isMissing: (ad) => ad.offices.length === 0,
  },
  text('workplace_scope', 'workplace_scope_of_change', item('iii, April 2024'), {
    en: 'Say to which places the person may be moved, or that there are no transfers.',
    ja: '勤務地の変更の範囲を入力してください（なければ「変更なし」）。',
  }),
  {
    rule: 'work_start',
    field: 'work_start_at',
    source: item('iv'),
    mend: { en: 'Enter when work starts.', ja: '始業時刻を入力してください。' },
    isMissing: (ad) => !ad.is_adopting_discretionary_work && ad.work_start_at === null,
  },
  {
    rule: 'work_end',
    field: 'work_end_at',
    source: item('iv'),
    mend: { en: 'Enter when work ends.', ja: '終業時刻を入力してください。' },
    isMissing: (ad) => !ad.is_adopting_discretionary_work && ad.work_end_at === null,
  },
  {
    rule: 'deemed_hours',
    field: 'deemed_work_hours',
    source: item('iv: discretionary work'),
    mend: {
      en: 'Enter how many hours a day count as worked.',
      ja: '裁量労働制で働いたものとみなす時間（1日あたり）を入力してください。',
    },
    isMissing: (ad) => ad.is_adopting_discretionary_work && ad.deemed_work_hours === null,
  },
  text('overtime', 'overtime_description', item('iv'), {
    en: 'Say whether there is overtime and how much.',
    ja: '時間外労働の有無と目安を入力してください。',
  }),
  {
    rule: 'break',
    field: 'break_minutes',
    source: item('iv'),
    mend: { en: 'Enter the minutes of break.', ja: '休憩時間（分）を入力してください。' },
    isMissing: (ad) => ad.break_minutes === null,
  },
  text('holidays', 'holidays_description', item('iv'), {
    en: 'Describe the days off.',
    ja: '休日を入力してください。',
  }),
  {
    rule: 'wages',
    field: 'salary_min_bachelor',
    source: item('v'),
    mend: {
      en: 'Enter the lowest pay of at least one level.',
      ja: '少なくとも一つの学歴区分で、賃金の下限を入力してください。',
    },
    isMissing: (ad) => STUDENT_LEVELS.every((level) => ad[`salary_min_${level}`] === null),
  },
  {
    rule: 'fixed_overtime_pay',
    field: 'fixed_overtime_pay_yen',
    source: item('v: fixed overtime pay'),
    mend: { en: 'Enter the amount of the fixed overtime pay.', ja: '固定残業代の金額を入力してください。' },
    isMissing: (ad) => hasFixedOvertime(ad) && ad.fixed_overtime_pay_yen === null,
  },
  {
    rule: 'fixed_overtime_hours',
    field: 'fixed_overtime_hours',
    source: item('v: fixed overtime pay'),
    mend: {
      en: 'Enter how many hours the fixed overtime pay is for.',
      ja: '固定残業代が何時間分かを入力してください。',
    },
    isMissing: (ad) => hasFixedOvertime(ad) && ad.fixed_overtime_hours === null,
  },
  {
    rule: 'fixed_overtime_base',
    field: 'base_pay_without_fixed_overtime_yen',
    source: item('v: fixed overtime pay'),
    mend: {
      en: 'Enter the base pay without the fixed overtime pay.',
      ja: '固定残業代を除いた基本給を入力してください。',
    },
    isMissing: (ad) => hasFixedOvertime(ad) && ad.base_pay_without_fixed_overtime_yen === null,
  },
  {
    rule: 'fixed_overtime_excess',
    field: 'is_fixed_overtime_excess_paid',
    source: item('v: fixed overtime pay'),
    mend: {
      en: 'State that overtime beyond the fixed hours is paid in addition.',
      ja: '固定残業時間を超える分を追加で支給することを明示してください。',
    },
    isMissing: (ad) => hasFixedOvertime(ad) && !ad.is_fixed_overtime_excess_paid,
  },
  text('insurance', 'insurance_description', item('vi'), {
    en: 'Name the insurances the person joins.',
    ja: '加入する社会保険・労働保険を入力してください。',
  }),
  text('recruiter', 'recruiter_name', item('vii'), {
    en: 'Name who employs the person.',
    ja: '募集者（雇用主）の氏名または名称を入力してください。',
  }),
  text('smoking', 'smoking_prevention_description', item('ix'), {
    en: 'Say what is done against passive smoking at the workplace.',
    ja: '受動喫煙を防止するための措置を入力してください。',
  }),
  {
    rule: 'age_exception',
    field: 'age_limit_exception',
    source: 'CLPA art. 9, rule 1-3 (1)',
    mend: {
      en: 'Choose the statutory exception that allows an age limit, or take the limit away.',
      ja: '年齢制限が認められる例外事由を選ぶか、年齢制限を外してください。',
    },
    isMissing: (ad) => ad.age_limit !== null && ad.age_limit_exception === null,
  },
  text(
    'age_reason',
    'age_limit_reason',
    'CLPA rule 1-3 (2); Elderly Employment Act art. 20',
    {
      en: 'Give the reason for the age limit.',
      ja: '年齢制限の理由を入力してください。',
    },
    (ad) => ad.age_limit !== null,
  ),
  {
    rule: 'age_career',
    field: 'contract_term',
    source: 'CLPA rule 1-3 (1) iii (a)',
    mend: {
      en: 'An age limit for a long career needs an indefinite term: change the term or the age limit.',
      ja: '長期勤続によるキャリア形成を理由とする年齢制限は無期雇用に限られます。雇用期間か年齢制限を変えてください。',
    },
    isMissing: (ad) => ad.age_limit !== null && ad.age_limit_exception === 'long_term_career' && isFixed(ad),
  },
];

/** Only newly published ads need a deadline in the future; an ad whose deadline passes stays public. */
const DEADLINE: ReleaseRule = {
  rule: 'deadline',
  field: 'apply_deadline_on',
  source: 'ESA art. 5-4: up to date',
  mend: {
    en: 'The deadline is over: move it or take it away.',
    ja: '応募の締切が過ぎています。締切を変えるか、外してください。',
  },
  isMissing: (ad, now) => isPastDueDay(ad.apply_deadline_on, now),
};

export interface ReleaseGap {
  rule: string;
  field: string;
  source: string;
  mend: { en: string; ja: string };
}

/**
 * What an ad still lacks; empty when it may be public.
 * @param goesOut whether it is being published now, as opposed to edited while public
 */
export function releaseGaps(ad: ReleaseFacts, now: Date, goesOut: boolean): ReleaseGap[] {
  return [...RELEASE_RULES, ...(goesOut ? [DEADLINE] : [])]
    .filter((rule) => rule.isMissing(ad, now))
    .map(({ rule, field, source, mend }) => ({ rule, field, source, mend }));
}
