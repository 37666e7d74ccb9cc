import { tokyoDay } from '../../../../server/domain/tokyo-time.ts';
import { addWorkingDays } from '../../../../server/domain/working-days.ts';
import type { Application } from '../../lib/api-types.ts';

/** Working days that each side usually takes, as the texts promise them. */
const USUAL = { read: 3, send: 2, company: 10 } as const;

type Dates = Pick<
  Application,
  | 'state'
  | 'due_date_to_submit_resume'
  | 'have_submitted_resume_by_user_at'
  | 'correction_started_at'
  | 'correction_agreed_at'
  | 'sent_resume_to_company_at'
>;

export interface Expected {
  /** 'YYYY-MM-DD' */
  day: string;
  /** A day that is set, rather than one that is usual. */
  isSet: boolean;
}

const after = (instant: string | null, days: number): Expected | null =>
  instant ? { day: addWorkingDays(tokyoDay(new Date(instant)), days), isSet: false } : null;

/** By when whoever is next acts: the day that is set, else the one that is usual; null when nobody can say. */
export function expectedBy(application: Dates): Expected | null {
  switch (application.state) {
    case 'applied':
    case 'returned_to_student': {
      const day = application.due_date_to_submit_resume;
      return day ? { day, isSet: true } : null;
    }
    case 'resume_submitted':
      return after(application.have_submitted_resume_by_user_at, USUAL.read);
    case 'in_correction':
      return after(
        application.correction_started_at ?? application.have_submitted_resume_by_user_at,
        USUAL.read,
      );
    case 'correction_agreed':
      return after(application.correction_agreed_at, USUAL.send);
    case 'sent_to_company':
      return after(application.sent_resume_to_company_at, USUAL.company);
    default:
      return null;
  }
}
