import { interviewOf } from '../../../../domain/application-situation.ts';
import { isAboutToLeave } from '../../../../domain/application-undo.ts';
import type { Application } from '../../lib/api-types.ts';

/** The stations of an application as a student sees them. */
export const STATIONS = [
  'apply',
  'write',
  'check',
  'agree',
  'send',
  'resume_result',
  'interview',
  'result',
  'offer',
] as const;
export type Station = (typeof STATIONS)[number];
export type StationStatus = 'done' | 'current' | 'todo' | 'failed' | 'stopped';

type Progress = Pick<
  Application,
  | 'state'
  | 'created_at'
  | 'have_submitted_resume_by_user_at'
  | 'correction_sent_at'
  | 'correction_agreed_at'
  | 'sent_resume_to_company_at'
  | 'get_resume_result_at'
  | 'selection_finished_at'
  | 'offer_answered_at'
  | 'next_interview'
  | 'latest_interview'
>;

/** The station a state stands at; ended applications stand where they had come to. */
function currentStation(application: Progress, now: Date): Station {
  if (isAboutToLeave(application, now)) return 'send';
  switch (application.state) {
    case 'applied':
    case 'returned_to_student':
      return 'write';
    case 'resume_submitted':
    case 'in_correction':
      return 'check';
    case 'awaiting_agreement':
      return 'agree';
    case 'correction_agreed':
      return 'send';
    case 'sent_to_company':
    case 'resume_failed':
      return 'resume_result';
    case 'resume_passed':
    case 'interviewing':
      return 'interview';
    case 'failed':
      return 'result';
    case 'passed':
    case 'offer_accepted':
    case 'offer_declined':
      return 'offer';
    case 'declined_by_hf':
    case 'quit_by_student':
      if (application.selection_finished_at) return 'offer';
      if (application.get_resume_result_at) return 'interview';
      if (application.sent_resume_to_company_at) return 'resume_result';
      if (application.correction_agreed_at) return 'send';
      if (application.correction_sent_at) return 'agree';
      return application.have_submitted_resume_by_user_at ? 'check' : 'write';
  }
}

function currentStatus(state: Progress['state']): StationStatus {
  if (state === 'resume_failed' || state === 'failed') return 'failed';
  if (state === 'declined_by_hf' || state === 'quit_by_student') return 'stopped';
  return state === 'offer_accepted' || state === 'offer_declined' ? 'done' : 'current';
}

const STAMP: Record<Station, (application: Progress) => string | null> = {
  apply: (application) => application.created_at,
  write: (application) => application.have_submitted_resume_by_user_at,
  check: (application) => application.correction_sent_at ?? application.correction_agreed_at,
  agree: (application) => application.correction_agreed_at,
  send: (application) => application.sent_resume_to_company_at,
  resume_result: (application) => application.get_resume_result_at,
  interview: (application) => interviewOf(application)?.conduct_at ?? null,
  result: (application) => application.selection_finished_at,
  offer: (application) => application.offer_answered_at,
};

/** Stations beyond the end of an application are no longer to come. */
const ENDED: readonly StationStatus[] = ['failed', 'stopped'];

export interface TimelineEntry {
  station: Station;
  status: StationStatus;
  /** When the station was passed. */
  at: string | null;
}

/** The way of an application: to its end, or as far as it came, past no interview that there was not. */
export function timeline(application: Progress, now: Date): TimelineEntry[] {
  const here = STATIONS.indexOf(currentStation(application, now));
  const statusHere = currentStatus(application.state);
  const shown = ENDED.includes(statusHere) ? STATIONS.slice(0, here + 1) : STATIONS;
  const isInterviewSkipped = here > STATIONS.indexOf('interview') && interviewOf(application) === null;
  return shown.flatMap((station, index): TimelineEntry[] => {
    if (station === 'interview' && isInterviewSkipped) return [];
    const status = index < here ? 'done' : index > here ? 'todo' : statusHere;
    const at = status === 'done' || status === 'failed' ? STAMP[station](application) : null;
    return [{ station, status, at }];
  });
}
