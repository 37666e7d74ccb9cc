/** The texts of English, which the keys are typed from: a part of them is a file, one line here for each. */
export interface EnglishTexts {
  apply_page: typeof import('./en/apply_page.json');
  applications: typeof import('./en/applications.json');
  articles: typeof import('./en/articles.json');
  auth: typeof import('./en/auth.json');
  card_fit: typeof import('./en/card_fit.json');
  common: typeof import('./en/common.json');
  courses: typeof import('./en/courses.json');
  cv_import: typeof import('./en/cv_import.json');
  events: typeof import('./en/events.json');
  first_day: typeof import('./en/first_day.json');
  furigana: typeof import('./en/furigana.json');
  job_cards: typeof import('./en/job_cards.json');
  job_fit: typeof import('./en/job_fit.json');
  job_search: typeof import('./en/job_search.json');
  no_script: typeof import('./en/no_script.json');
  notifications: typeof import('./en/notifications.json');
  own_resume: typeof import('./en/own_resume.json');
  privacy: typeof import('./en/privacy.json');
  profile: typeof import('./en/profile.json');
  recommended: typeof import('./en/recommended.json');
  recruitments: typeof import('./en/recruitments.json');
  resume: typeof import('./en/resume.json');
  staff_mode: typeof import('./en/staff_mode.json');
  terms: typeof import('./en/terms.json');
  top: typeof import('./en/top.json');
  /** Refusals that public pages tell as well: the server's own words. */
  applying: typeof import('../../../domain/messages/en/applying.json');
  /** Labels the console shows too. */
  facts: typeof import('../../../domain/messages/en/facts.json');
  mail_bounces: typeof import('./en/mail_bounces.json');
}

/** A part of the texts that loads by itself; `common` is there from the start. */
export type Namespace = keyof EnglishTexts;
