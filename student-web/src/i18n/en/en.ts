import { applications } from './applications.ts';
import { applying } from './applying.ts';
import { articles } from './articles.ts';
import { auth } from './auth.ts';
import { common } from './common.ts';
import { courses } from './courses.ts';
import { events } from './events.ts';
import { job_cards } from './job_cards.ts';
import { job_fit } from './job_fit.ts';
import { job_search } from './job_search.ts';
import { no_script } from './no_script.ts';
import { privacy } from './privacy.ts';
import { profile } from './profile.ts';
import { recommended } from './recommended.ts';
import { recruitments } from './recruitments.ts';
import { resume } from './resume.ts';
import { staff_mode } from './staff_mode.ts';
import { terms } from './terms.ts';
import { top } from './top.ts';

/** English is the locale the keys are typed from. */
export const en = {
  common,
  auth,
  terms,
  top,
  profile,
  privacy,
  recommended,
  recruitments,
  job_cards,
  job_fit,
  job_search,
  applications,
  resume,
  staff_mode,
  no_script,
  articles,
  courses,
  events,
  applying,
};
