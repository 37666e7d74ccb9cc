/** A text of the demo data: Japanese, English and, for some companies, Vietnamese. */
export type Text = readonly [ja: string, en: string, vi?: string];

/** ISO code of a country, as in the master data. */
export type CountryCode = string;

export interface DemoOffice {
  name: Text;
  prefecture: number;
  postal_code: string;
  address: readonly [ja: string, en: string];
  station: readonly [ja: string, en: string];
  by: 'train' | 'subway' | 'bus' | 'tram' | 'monorail' | 'car';
  minutes: number;
}

export interface DemoContact {
  last_name: string;
  first_name: string;
  last_name_kana: string;
  first_name_kana: string;
  position: string;
}

/** Working conditions that all jobs of a company share; a job's own entry wins. */
export interface DemoConditions {
  start: string;
  end: string;
  rest: number;
  flextime?: boolean;
  /** weekends: Saturdays, Sundays, holidays; calendar: company calendar; shift: two days a week by turns. */
  days: 'weekends' | 'calendar' | 'shift';
  holidays: number;
  /** Hours of overtime in an average month. */
  overtime: number;
  /** Months; 0 = no probation. */
  probation: number;
  smoking: 'none_inside' | 'smoking_room' | 'none_on_site';
  bonusMonths: number;
  dress: number;
  allowances: readonly number[];
}

export interface DemoJob {
  title: Text;
  duties: Text;
  point: Text;
  ideal: Text;
  categories: readonly number[];
  departments?: readonly number[];
  /** The N digit; null = no requirement. */
  jlpt: 1 | 2 | 3 | 4 | null;
  /** Lowest monthly pay of a bachelor in yen, without fixed overtime pay; twelve times it with `yearly`. */
  salary: number;
  /** What the highest lies above the lowest, in yen. */
  range?: number;
  steps: readonly number[];
  questions: readonly number[];
  must?: readonly number[];
  skills?: readonly number[];
  english?: 1 | 2 | 3 | 4;
  languages?: readonly (readonly [code: string, level: 1 | 2 | 3 | 4 | 5])[];
  exams?: readonly (readonly [id: number, result: string])[];
  personalities: readonly number[];
  reasons: readonly number[];
  related?: readonly CountryCode[];
  /** First and last country of the career, years in the first. */
  career?: readonly [CountryCode, CountryCode, number];
  worksGlobally?: boolean;
  fixedOvertime?: readonly [hours: number, yen: number];
  /** Index into the company's offices; absent = the main one. */
  offices?: readonly number[];
  hires?: number;
  license?: 'before' | 'after';
  ageLimit?: number;
  fixedTerm?: boolean;
  departmentMust?: boolean;
  growth?: boolean;
  midCareer?: boolean;
  overseas?: boolean;
  top?: boolean;
  simple?: boolean;
  japaneseOnly?: boolean;
  yearly?: boolean;
  applyUrl?: string;
  state?: 'draft' | 'closed';
  /** Days from now to the end of applications; absent = none. */
  deadlineInDays?: number;
  conditions?: Partial<DemoConditions>;
}

export interface DemoCompany {
  key: string;
  name: Text;
  sectors: readonly number[];
  founded: number;
  /** Of the last year: people, full-time, from abroad, former international students; money in million yen. */
  size: { people: number; fullTime: number; foreigners: number; students: number; trainees?: number };
  money: { sales: number; capital: number };
  business: Text;
  vision: Text;
  appeals: readonly Text[];
  recommend: Text;
  welfare: Text;
  offices: readonly DemoOffice[];
  contacts: readonly DemoContact[];
  conditions: DemoConditions;
  cultures: readonly number[];
  housing: readonly number[];
  religion?: readonly number[];
  relations?: readonly (readonly [CountryCode, number])[];
  channel: number;
  alert?: string;
  memo?: string;
  internship?: boolean;
  terms?: 'open' | 'ended';
  months?: readonly number[];
  employees?: readonly DemoEmployee[];
  jobs: readonly DemoJob[];
}

export interface DemoEmployee {
  name: string;
  country: CountryCode;
  position: Text;
  message: Text;
  joined: number;
}

/** A question of the bank, with its templates. */
export interface DemoQuestion {
  title: Text;
  purpose: Text;
  explanation: Text;
  forStaff: string;
  characters: number;
  words: number;
  isDisplayed: boolean;
  isReusable: boolean;
  isDisabled?: boolean;
  templates: readonly (readonly [name: Text, text: Text])[];
}
