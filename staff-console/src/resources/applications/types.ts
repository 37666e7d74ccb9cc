import type { CommandAnswer } from '../../../../server/client/contract.ts';
import type { StaffFilter, StaffRow } from '../../../../server/client/resources.ts';

export type ApplicationRow = StaffRow<'applications'>;
export type ApplicationFilter = StaffFilter<'applications'>;
/** One application as the resource and every staff command answer it. */
export type StaffApplication = CommandAnswer<'hf_member__start_correction'>;
export type EventName = StaffApplication['events_allowed'][number];
export type State = StaffApplication['state'];
export type Student = StaffApplication['user'];
export type Interview = StaffApplication['interviews'][number];
export type Practice = StaffApplication['interview_practices'][number];
