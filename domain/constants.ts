/** The numbers and ids defined by the specification (section 9), and a few of our own. */

export const COUNTRY_ID_JAPAN = 109;
export const COUNTRY_ID_CHINA = 45;
export const COUNTRY_ID_MYANMAR = 147;
export const COUNTRY_ID_VIETNAM = 240;
export const SCHOOL_CATEGORY_ID = { university: 1, high_school: 2 } as const;
/** Not named by the specification; a row of db/seeds/master. */
export const SCHOOL_CATEGORY_ID_JUNIOR_HIGH_SCHOOL = 7;
export const DEGREE_ID_BACHELOR = 1;
export const SKILL_CATEGORY_ID = { programming: 1, cad: 2, general_skills: 3, design: 4, other: 5 } as const;
export const STUDY_DEPARTMENT_CATEGORY_ID = { other_arts: 15, other_sciences: 37 } as const;

export const SNACKBAR_MILLISECONDS = 3000;
export const SNACKBAR_START_MILLISECONDS = 100;
export const CAMPAIGN_REFRESH_MINUTES = 30;
export const STAFF_EASTER_EGG_CLICKS = 20;
export const RANDOM_HASH_LENGTH = 16;
/** longer6: minimum password length in characters. */
export const PASSWORD_MIN_LENGTH = 6;
export const YEAR_PICKER = { past: 20, future: 10 } as const;
export const RESUME_FILE_MAX_BYTES = 10 * 1024 * 1024;
export const FACE_IMAGE_MAX_BYTES = 10 * 1024 * 1024;
/** Maximum decoded size of a picture of a company, an event or an article. */
export const PUBLIC_IMAGE_MAX_BYTES = 10 * 1024 * 1024;
/**
 * Upload limits per person and day (Tokyo), and in total for a student's files. Generated resumes do not count.
 */
export const UPLOADS_PER_DAY = {
  student: { files: 40, bytes: 200 * 1024 * 1024 },
  staff: { files: 300, bytes: 1024 * 1024 * 1024 },
} as const;
export const FILES_OF_STUDENT = { files: 200, bytes: 500 * 1024 * 1024 } as const;
/** Reports and replies are small; larger mails are rejected (RFC 1870). */
export const INBOUND_MAIL_MAX_BYTES = 10 * 1024 * 1024;
/**
 * Scroll offset of every in-page jump. The specification's other offset, 60 for smooth scrolling, is unused:
 * jumps are instant, as reduced motion requires anyway.
 */
export const SCROLL_OFFSET = -100;
export const CHUNK_LOAD_TIMEOUT_MILLISECONDS = 120_000;
export const THEME_COLOURS = { primary: '#33C8B2', accent: '#1D566B', error: '#F54F59' } as const;

/** Career-path answers: guidance of at least this many characters (Japanese) or words (other languages). */
export const ANSWER_GUIDANCE_LENGTH = 150;
/** Hard limit of one long text, in characters: a few pages, which the PDF renderer is sized for. */
export const LONG_TEXT_MAX = 4000;
/** Characters of a single-line value such as a title. */
export const LINE_MAX = 255;
/** Characters of a person's first or last name. */
export const NAME_MAX = 100;
/** Characters of a URL. */
export const URL_MAX = 2000;
/** Characters of a short staff note. */
export const SHORT_TEXT_MAX = 500;
/**
 * Longest text staff write for the site in one language, such as an event description or a lesson, in
 * characters.
 */
export const STAFF_TEXT_MAX = 20_000;

/** Limits of a profile: lengths in characters and the number of dependants. Shared by forms and server. */
export const PROFILE_MAX = {
  name: 100,
  phone_num: 40,
  title: 200,
  result: 100,
  address: 500,
  note: 1000,
  description: 2000,
  dependents: 50,
} as const;

/** Maximum length of a keyword searched by students and by staff, and of a resume comment, in characters. */
export const KEYWORD_MAX = 200;
export const STAFF_KEYWORD_MAX = 100;
/** Maximum length of a browser's analytics id. */
export const GID_MAX = 100;
export const COMMENT_MAX = 2000;
/** Of a scorecard's strength and next step. */
export const SCORECARD_TEXT_MAX = 1000;

export const PAGE_SIZE = { default: 20, max: 100 } as const;

/** Bookmarks and saved searches one student can keep. */
export const BOOKMARKS_MAX = 200;
export const SAVED_SEARCHES_MAX = 20;
/** Views that a member of staff keeps of one list. */
export const SAVED_VIEWS_MAX = 20;
export const VIEW_NAME_MAX = 60;
/** Maximum number of rows of one bulk command. */
export const BULK_MAX = 200;

/** Days a student has to submit the resume after applying, and after a mentor returned it. */
export const RESUME_DUE_DAYS = { apply: 7, returned: 5 } as const;
/** How long quitting and declining can be undone; the mails they cause are held as long. */
export const UNDO_MINUTES = 10;
/** Working hours in Tokyo, end exclusive. */
export const WORKING_HOURS = { from: 9, to: 18 } as const;
/** How many days ahead a recommend mail can be scheduled. */
export const SEND_AHEAD_DAYS = 60;

/** Interval of the presence heartbeat, and after how many seconds without one a viewer counts as gone. */
export const PRESENCE_SECONDS = { beat: 15, gone: 45 } as const;
/** A mentor's task counts as due soon this many days before its due date. */
export const DUE_SOON_DAYS = 2;

/** Of API keys: characters of a name, requests a minute, and for how many days one may be valid. */
export const API_KEY_NAME_MAX = 100;
export const API_KEY_LIMIT_MAX = 1000;
export const API_KEY_DAYS_MAX = 365;
/** Of webhooks: characters of a name, and of an answer that are kept. */
export const WEBHOOK_NAME_MAX = 100;
export const WEBHOOK_ANSWER_MAX = 500;
/** For how long a secret signs beside the one that took its place. */
export const WEBHOOK_SECRET_HOURS = 24;
/** An endpoint that has taken nothing for so long is switched off when a delivery is given up. */
export const WEBHOOK_FAILING_DAYS = 3;
