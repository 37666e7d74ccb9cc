import type { ApplicationState } from '../../../../domain/application-state.ts';
import { STEP_OF_STATE, USUAL_DAYS, type UsualStep } from '../../../../domain/usual-days.ts';
import { endOfTokyoDay } from '../../../../domain/tokyo-time.ts';

/** Since when the next step is waited for: word for word the expression of applications_waiting_since_index. */
export const WAITING_SINCE = `(case a.state
    when 'resume_submitted' then a.have_submitted_resume_by_user_at
    when 'in_correction' then coalesce(a.correction_started_at, a.have_submitted_resume_by_user_at)
    when 'awaiting_agreement' then a.correction_sent_at
    when 'correction_agreed' then a.correction_agreed_at
    when 'sent_to_company' then a.sent_resume_to_company_at
    when 'resume_passed' then a.get_resume_result_at
    when 'passed' then a.selection_finished_at end)`;
/** The states of that index; a statement that does not name them does not use it. */
export const WAITING_INDEXED = `a.state in ('resume_submitted', 'in_correction', 'awaiting_agreement', 'correction_agreed', 'sent_to_company',
    'resume_passed', 'passed')`;

/** Applications of a state that wait for a step since then: from the first instant on, and before the last. */
export interface WaitBounds {
  state: ApplicationState;
  step: UsualStep;
  since_from: Date;
  since_to: Date;
}

const OF_INTERVIEWS = ['company', 'arrange'] as const;
const STATES = Object.entries(STEP_OF_STATE) as [keyof typeof STEP_OF_STATE, UsualStep][];

/**
 * Of every step but the student's own, who waits since a day up to the one that `upTo` answers for the usual working
 * days of the step, and no longer than so many days before.
 */
export function waitBounds(upTo: (days: number) => string, within_days: number): WaitBounds[] {
  const bounds = (state: ApplicationState, step: UsualStep): WaitBounds => {
    const since_to = endOfTokyoDay(upTo(USUAL_DAYS[step]));
    return { state, step, since_to, since_from: new Date(since_to.getTime() - within_days * 86_400_000) };
  };
  return [
    ...STATES.map(([state, step]) => bounds(state, step)),
    ...OF_INTERVIEWS.map((step) => bounds('interviewing', step)),
  ];
}

/** When an interview is: as it was held, else as arranged. */
export const INTERVIEW_AT = 'coalesce(i.conduct_at, i.fixed_schedule_at)';
const IS_LAST = `not exists (select 1 from interviews n where n.application_id = i.application_id
    and n.cancelled_at is null and n.interview_number > i.interview_number)`;
const within = (instant: string) => `${instant} >= b.since_from and ${instant} < b.since_to`;

/**
 * Applications that wait, with the step and since when: `bounds` (json in the parameter) told for each. After an
 * interview the company is waited for; after a good result, or without a time, the next one is to be arranged.
 */
export const waitsOf = (parameter: string): string =>
  `
  select a.id, b.state, b.step, ${WAITING_SINCE} as since
  from bounds b join applications a on a.state = b.state and ${WAITING_INDEXED} and ${within(WAITING_SINCE)}
  union all
  select a.id, b.state, b.step, ${INTERVIEW_AT}
  from bounds b join interviews i on i.cancelled_at is null and i.is_passed is null and ${within(INTERVIEW_AT)} and ${IS_LAST}
  join applications a on a.id = i.application_id and a.state = 'interviewing'
  where b.state = 'interviewing' and b.step = 'company'
  union all
  select a.id, b.state, b.step, i.get_result_at
  from bounds b join interviews i on i.cancelled_at is null and i.is_passed and ${within('i.get_result_at')} and ${IS_LAST}
  join applications a on a.id = i.application_id and a.state = 'interviewing'
  where b.state = 'interviewing' and b.step = 'arrange'
  union all
  select a.id, b.state, b.step, a.get_resume_result_at
  from bounds b join interviews i on i.cancelled_at is null and i.is_passed is null and ${INTERVIEW_AT} is null and ${IS_LAST}
  join applications a on a.id = i.application_id and a.state = 'interviewing' and ${within('a.get_resume_result_at')}
  where b.state = 'interviewing' and b.step = 'arrange'`.replaceAll(
    'from bounds b',
    `from jsonb_to_recordset(${parameter}::jsonb) as b (state text, step text, since_from timestamptz, since_to timestamptz)`,
  );
