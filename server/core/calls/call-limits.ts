import type { AnyDefinition, CallLimit } from './define.ts';

/** Every command without a limit of its own. A form that saves while one types stays far below. */
const STUDENT_COMMAND: CallLimit = { times: 120, per: 'minute', counts_refused: true };
/** A member of staff works through lists, and the console asks on its own. */
const STAFF_COMMAND: CallLimit = { times: 300, per: 'minute', counts_refused: true };

/** Changes and exports of the console's resources, which are no calls of the registry. */
export const STAFF_CHANGE = 'staff_change';
export const STAFF_CSV = 'staff_csv';

/** Limits that stand with no call. */
const LIMITS: Readonly<Record<string, CallLimit>> = {
  [STAFF_CHANGE]: STAFF_COMMAND,
  [STAFF_CSV]: { times: 60, per: 'hour', counts_refused: true },
};

/** Limits that an installation sets instead, by the name of the call; `*` stands for all it does not name. */
export type OwnLimits = Readonly<Record<string, Pick<CallLimit, 'times' | 'per'>>>;

/** Names in there that no limit has: a typing error would otherwise change nothing, silently. */
export function unknownLimits(own: OwnLimits, calls: readonly AnyDefinition[]): string[] {
  const limited = calls.filter(({ kind, limit }) => kind === 'command' || limit).map(({ name }) => name);
  const known = new Set(['*', ...Object.keys(LIMITS), ...limited]);
  return Object.keys(own).filter((name) => !known.has(name));
}

/** The limit of a call; null for one that only counts with everything else. */
export function limitOf(
  call: Pick<AnyDefinition, 'name' | 'kind' | 'limit'>,
  own: OwnLimits,
): CallLimit | null {
  const isStaffs = call.name.startsWith('hf_member__');
  const listed =
    call.limit ??
    LIMITS[call.name] ??
    (call.kind === 'query' ? null : isStaffs ? STAFF_COMMAND : STUDENT_COMMAND);
  const set = listed && (own[call.name] ?? own['*']);
  if (!set) return listed;
  return { ...set, ...(listed.counts_refused && { counts_refused: true }) };
}
