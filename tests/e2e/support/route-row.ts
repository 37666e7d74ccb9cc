/** In a column of the table: the page itself is shown. */
export const SHOWN = 'shown';

export interface RouteRow {
  /** As it stands in routes.tsx. */
  route: string;
  /** An address of it. */
  at: string;
  /** The heading of the page where it is shown; of the demo data where it is a job, an article, an event … */
  heading: string | RegExp;
  /** `SHOWN` or the address somebody is led to. */
  visitor: string;
  /** Signed in at the identity provider, not signed up with us: a student on the way, or staff. */
  account: string;
  /** Signed up, the profile not begun or not far enough. */
  unfinished: string;
  /** With a finished profile; the applications of the table are another student's. */
  student: string;
  /** The student whose applications they are. */
  owner: string;
}

/** The headings of the pages somebody is led to. */
export const LED_TO: Record<string, string | RegExp> = {
  '/': 'Your first step into a career in Japan',
  '/sign_up': /^(Start your career in Japan|A few words about you)$/,
  '/initialize_profile': 'Welcome! Tell us about you',
  '/recruitments': 'Jobs',
  '/courses/1': 'Job hunting in Japan: the first five steps',
  '/events': 'Events',
  '/profile': 'Profile',
  '/applications/1': 'Bridge systems engineer for Vietnam',
};
