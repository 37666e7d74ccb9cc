import { additionCalls } from './additions.ts';
import { applicationCalls } from './applications.ts';
import type { Call } from './call.ts';
import { contentByStaffCalls } from './content-by-staff.ts';
import { contentCalls } from './content.ts';
import { eventCalls } from './events.ts';
import { moveCalls } from './moves.ts';
import { overviewCalls } from './overview.ts';
import { ownWordCalls } from './own-word.ts';
import { privacyCalls } from './privacy.ts';
import { profileCalls } from './profile.ts';
import { recruitmentEventCalls } from './recruitment-events.ts';
import { recruitmentCalls } from './recruitments.ts';
import { smallCalls } from './small.ts';
import { staffMailCalls } from './staff-mails.ts';
import { staffPeopleCalls } from './staff-people.ts';
import { staffCalls } from './staff.ts';

/** Every call as data: the specification's and our own. */
export const CALLS: readonly Call[] = [
  ...smallCalls,
  ...profileCalls,
  ...recruitmentCalls,
  ...contentCalls,
  ...eventCalls,
  ...applicationCalls,
  ...additionCalls,
  ...moveCalls,
  ...privacyCalls,
  ...staffCalls,
  ...staffPeopleCalls,
  ...recruitmentEventCalls,
  ...contentByStaffCalls,
  ...staffMailCalls,
  ...ownWordCalls,
  ...overviewCalls,
];

/** A call with several audiences has a case for each; the first is the standard case. */
export const standardOf = (name: string): Call | undefined => CALLS.find((call) => call.name === name);
