/** Table value: the page itself is shown. */
export const SHOWN = 'shown';

export interface RouteRow {
  /** As it stands in routes.tsx. */
  route: string;
  /** An example URL. */
  at: string;
  /** The heading of the page where it is shown; of the demo data where it is a job, an article, an event … */
  heading: string | RegExp;
  /** `SHOWN` or the redirect target. */
  visitor: string;
  /** Signed in at the identity provider but not signed up: a future student, or staff. */
  account: string;
  /** Signed up, with no profile or an incomplete one. */
  unfinished: string;
  /** With a complete profile; the table's applications belong to another student. */
  student: string;
  /** The student who owns the applications. */
  owner: string;
}

/** The first question that is not answered yet. */
export const FIRST_QUESTION =
  /^(Where are you from, and where do you live now\?|How good is your Japanese\?)$/;

/** Headings of the redirect targets. */
export const LED_TO: Record<string, string | RegExp> = {
  '/': 'Your first step into a career in Japan',
  '/sign_up': /^(Start your career in Japan|A few words about you)$/,
  '/initialize_profile': FIRST_QUESTION,
  '/recruitments': 'Jobs',
  '/courses/1': 'Job hunting in Japan: the first steps',
  '/events': 'Events',
  '/profile': 'Profile',
  '/applications/1': 'Bridge systems engineer for Vietnam',
};
