import enApplications from '../../student-web/src/i18n/en/applications.json' with { type: 'json' };
import enCommon from '../../student-web/src/i18n/en/common.json' with { type: 'json' };
import enCourses from '../../student-web/src/i18n/en/courses.json' with { type: 'json' };
import enEvents from '../../student-web/src/i18n/en/events.json' with { type: 'json' };
import enFirstDay from '../../student-web/src/i18n/en/first_day.json' with { type: 'json' };
import enJobSearch from '../../student-web/src/i18n/en/job_search.json' with { type: 'json' };
import enNotifications from '../../student-web/src/i18n/en/notifications.json' with { type: 'json' };
import enOwnResume from '../../student-web/src/i18n/en/own_resume.json' with { type: 'json' };
import enPrivacy from '../../student-web/src/i18n/en/privacy.json' with { type: 'json' };
import enProfile from '../../student-web/src/i18n/en/profile.json' with { type: 'json' };
import enRecruitments from '../../student-web/src/i18n/en/recruitments.json' with { type: 'json' };
import enResume from '../../student-web/src/i18n/en/resume.json' with { type: 'json' };
import jaApplications from '../../student-web/src/i18n/ja/applications.json' with { type: 'json' };
import jaCommon from '../../student-web/src/i18n/ja/common.json' with { type: 'json' };
import jaCourses from '../../student-web/src/i18n/ja/courses.json' with { type: 'json' };
import jaEvents from '../../student-web/src/i18n/ja/events.json' with { type: 'json' };
import jaFirstDay from '../../student-web/src/i18n/ja/first_day.json' with { type: 'json' };
import jaJobSearch from '../../student-web/src/i18n/ja/job_search.json' with { type: 'json' };
import jaNotifications from '../../student-web/src/i18n/ja/notifications.json' with { type: 'json' };
import jaOwnResume from '../../student-web/src/i18n/ja/own_resume.json' with { type: 'json' };
import jaPrivacy from '../../student-web/src/i18n/ja/privacy.json' with { type: 'json' };
import jaProfile from '../../student-web/src/i18n/ja/profile.json' with { type: 'json' };
import jaRecruitments from '../../student-web/src/i18n/ja/recruitments.json' with { type: 'json' };
import jaResume from '../../student-web/src/i18n/ja/resume.json' with { type: 'json' };
import viApplications from '../../student-web/src/i18n/vi/applications.json' with { type: 'json' };
import viCommon from '../../student-web/src/i18n/vi/common.json' with { type: 'json' };
import viCourses from '../../student-web/src/i18n/vi/courses.json' with { type: 'json' };
import viEvents from '../../student-web/src/i18n/vi/events.json' with { type: 'json' };
import viFirstDay from '../../student-web/src/i18n/vi/first_day.json' with { type: 'json' };
import viJobSearch from '../../student-web/src/i18n/vi/job_search.json' with { type: 'json' };
import viNotifications from '../../student-web/src/i18n/vi/notifications.json' with { type: 'json' };
import viOwnResume from '../../student-web/src/i18n/vi/own_resume.json' with { type: 'json' };
import viPrivacy from '../../student-web/src/i18n/vi/privacy.json' with { type: 'json' };
import viProfile from '../../student-web/src/i18n/vi/profile.json' with { type: 'json' };
import viRecruitments from '../../student-web/src/i18n/vi/recruitments.json' with { type: 'json' };
import viResume from '../../student-web/src/i18n/vi/resume.json' with { type: 'json' };
import type { InterfaceLanguage } from '../../domain/languages.ts';

const en = {
  applications: enApplications,
  common: enCommon,
  courses: enCourses,
  events: enEvents,
  first_day: enFirstDay,
  job_search: enJobSearch,
  notifications: enNotifications,
  own_resume: enOwnResume,
  privacy: enPrivacy,
  profile: enProfile,
  recruitments: enRecruitments,
  resume: enResume,
};

type PluralKey = `${string}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}`;
/** Texts that every language has: not those that depend on a number. */
type Plain<Texts> = {
  [K in keyof Texts as K extends PluralKey ? never : K]: Texts[K] extends string ? string : Plain<Texts[K]>;
};
export type StudentWords = Plain<typeof en>;

const words: Record<InterfaceLanguage, StudentWords> = {
  en,
  ja: {
    applications: jaApplications,
    common: jaCommon,
    courses: jaCourses,
    events: jaEvents,
    first_day: jaFirstDay,
    job_search: jaJobSearch,
    notifications: jaNotifications,
    own_resume: jaOwnResume,
    privacy: jaPrivacy,
    profile: jaProfile,
    recruitments: jaRecruitments,
    resume: jaResume,
  },
  vi: {
    applications: viApplications,
    common: viCommon,
    courses: viCourses,
    events: viEvents,
    first_day: viFirstDay,
    job_search: viJobSearch,
    notifications: viNotifications,
    own_resume: viOwnResume,
    privacy: viPrivacy,
    profile: viProfile,
    recruitments: viRecruitments,
    resume: viResume,
  },
};

/** The words of the students' pages, for what the server writes for a student to read. */
export const studentWords = (language: InterfaceLanguage): StudentWords => words[language];

/** Fills values into a text of the students' pages, which names them as `{{name}}`. */
export const withValues = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
