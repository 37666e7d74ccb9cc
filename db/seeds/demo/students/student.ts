import type { CountryCode } from '../types.ts';

/** A day told from the current fiscal year (April to March) of Japan: [years from it, month, day]. */
export type RelativeDay = readonly [years: number, month: number, day?: number];

export interface DemoEducation {
  /** Id in the master data, or the name of one that the student added; absent for a school that is no university. */
  university?: number | string;
  degree?: number;
  studentCategory?: number;
  department?: number;
  official?: string;
  /** 2 high school, 6 Japanese language school … */
  schoolCategory?: number;
  name?: string;
  country?: CountryCode;
  enroll: RelativeDay;
  graduate: RelativeDay;
}

export interface DemoJobHistory {
  company: string;
  category: number;
  description: string;
  enter: RelativeDay;
  leave?: RelativeDay;
  /** Quit reasons of the master data. */
  quit?: readonly number[];
}

/** How far the profile goes; what a level does not ask for is left out when the row is made. */
export type DemoLevel = 'signed_up' | 'minimum' | 'initialized' | 'resume';

export interface DemoStudent {
  key: string;
  email: string;
  last: readonly [name: string, kana: string];
  first: readonly [name: string, kana: string];
  level: DemoLevel;
  home: CountryCode;
  /** Prefecture id, or the country lived in. */
  lives: number | CountryCode;
  birth: RelativeDay;
  phone: string;
  gender: 'man' | 'woman' | 'other' | null;
  jlpt: 1 | 2 | 3 | 4 | 5 | null;
  pageLanguage: 'ja' | 'en' | 'vi';
  postal?: string;
  address?: readonly [text: string, kana: string];
  /** [residence status id, days until it ends, permission to work up to 28 hours] */
  residence?: readonly [status: number, expiresInDays: number, permission: boolean];
  hasVisa: boolean;
  hopes: {
    country: CountryCode;
    last?: CountryCode;
    globally?: boolean;
    prefectures: readonly number[];
    jobs: readonly number[];
    industries: readonly number[];
  };
  /** The latest first. */
  educations: readonly DemoEducation[];
  majors: readonly number[];
  languages: readonly (readonly [code: string, level: 1 | 2 | 3 | 4 | 5])[];
  exams?: readonly (readonly [id: number, result: string, day: RelativeDay])[];
  certifications?: readonly (readonly [name: string, day: RelativeDay])[];
  skills: readonly (readonly [id: number, level: 1 | 2 | 3 | 4 | 5, description?: string])[];
  jobs?: readonly DemoJobHistory[];
  research?: string;
  skillText?: string;
  license?: boolean;
  health?: string;
  dependents?: number;
  /** How they heard of us, in their own words. */
  heardFrom?: string;
  /** What the office knows of them. */
  summary?: string;
  /** Waits for a talk with us, since when; and the time it is planned for, days from now and the hour. */
  talk?: { wishedDaysAgo: number; planned?: readonly [inDays: number, hour: number] };
  portrait?: { hair: 'short' | 'bob' | 'long' | 'tied'; skin: string; hairColour: string };
}
