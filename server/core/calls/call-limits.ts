import type { AnyDefinition } from './define.ts';

/** How often one person may do something. Who is not signed in is counted by address, with all others there. */
export interface CallLimit {
  times: number;
  per: 'minute' | 'hour' | 'day';
  /** For visitors: of one address. As `times` where it is not said. */
  at_one_address?: number;
  /** What was refused counts too: where trying itself is the harm. */
  counts_refused?: true;
}

/** Every command without a limit of its own. A form that saves while one types stays far below. */
const STUDENT_COMMAND: CallLimit = { times: 120, per: 'minute', counts_refused: true };
/** A member of staff works through lists, and the console asks on its own. */
const STAFF_COMMAND: CallLimit = { times: 300, per: 'minute', counts_refused: true };

/** Changes and exports of the console's resources, which are no calls of the registry. */
export const STAFF_CHANGE = 'staff_change';
export const STAFF_CSV = 'staff_csv';

/** What writes to people, keeps files, or costs the server much, and how often it is meant in earnest. */
const LIMITS: Readonly<Record<string, CallLimit>> = {
  user__sign_up: { times: 10, per: 'minute', counts_refused: true },
  user__send_inquiry: { times: 10, per: 'hour' },
  user__apply: { times: 30, per: 'hour' },
  user__apply_event: { times: 30, per: 'hour' },
  user__save_search: { times: 60, per: 'hour' },
  user__save_resume_for_application: { times: 60, per: 'minute' },
  user__upload_resume: { times: 30, per: 'hour' },
  user__upload_resume_face_image: { times: 30, per: 'hour' },
  user__delete_account: { times: 10, per: 'hour', counts_refused: true },
  user__export_own_data: { times: 10, per: 'hour' },
  user__get_application_resume_pdf: { times: 60, per: 'minute' },
  count_visit_page_view: { times: 60, per: 'minute', at_one_address: 120 },
  count_leave_page_view: { times: 60, per: 'minute', at_one_address: 120 },
  hf_member__reply_to_inquiry: { times: 120, per: 'hour' },
  hf_member__send_recommend_mails: { times: 120, per: 'hour' },
  hf_member__send_again: { times: 300, per: 'hour' },
  hf_member__test_notification_channel: { times: 60, per: 'hour' },
  hf_member__merge_users: { times: 60, per: 'hour' },
  hf_member__upload_image: { times: 300, per: 'hour' },
  hf_member__get_event_resume_file: { times: 60, per: 'minute' },
  [STAFF_CHANGE]: STAFF_COMMAND,
  [STAFF_CSV]: { times: 60, per: 'hour', counts_refused: true },
};

/** Limits that an installation sets instead, by the name of the call; `*` stands for all it does not name. */
export type OwnLimits = Readonly<Record<string, Pick<CallLimit, 'times' | 'per'>>>;

/** Names in there that no limit has: a typing error would otherwise change nothing, silently. */
export function unknownLimits(own: OwnLimits, calls: readonly AnyDefinition[]): string[] {
  const commands = calls.filter(({ kind }) => kind === 'command').map(({ name }) => name);
  const known = new Set(['*', ...Object.keys(LIMITS), ...commands]);
  return Object.keys(own).filter((name) => !known.has(name));
}

/** The limit of a call; null for one that only counts with everything else. */
export function limitOf(call: { name: string; kind: 'command' | 'query' }, own: OwnLimits): CallLimit | null {
  const isStaffs = call.name.startsWith('hf_member__');
  const listed =
    LIMITS[call.name] ?? (call.kind === 'query' ? null : isStaffs ? STAFF_COMMAND : STUDENT_COMMAND);
  const set = listed && (own[call.name] ?? own['*']);
  if (!set) return listed;
  return { ...set, ...(listed.counts_refused && { counts_refused: true }) };
}
