import type { AnyDefinition, CallLimit } from './define.ts';

/** Default limit of commands. A form that autosaves while typing stays far below. */
const STUDENT_COMMAND: CallLimit = { times: 120, per: 'minute', counts_refused: true };
/** Staff work through lists, and the console polls in the background. */
const STAFF_COMMAND: CallLimit = { times: 300, per: 'minute', counts_refused: true };

/** Changes, exports and imports of the console's resources, which are not registered calls. */
export const STAFF_CHANGE = 'staff_change';
export const STAFF_CSV = 'staff_csv';
export const STAFF_IMPORT = 'staff_import';

/** Limits of names that are not registered calls. */
const LIMITS: Readonly<Record<string, CallLimit>> = {
  [STAFF_CHANGE]: STAFF_COMMAND,
  [STAFF_CSV]: { times: 60, per: 'hour', counts_refused: true },
  [STAFF_IMPORT]: { times: 120, per: 'hour', counts_refused: true },
};

/** Limits configured by an installation, by call name; `*` applies to all calls it does not name. */
export type OwnLimits = Readonly<Record<string, Pick<CallLimit, 'times' | 'per'>>>;

/** Configured names that match no limit; a typo would otherwise be ignored silently. */
export function unknownLimits(own: OwnLimits, calls: readonly AnyDefinition[]): string[] {
  const limited = calls.filter(({ kind, limit }) => kind === 'command' || limit).map(({ name }) => name);
  const known = new Set(['*', ...Object.keys(LIMITS), ...limited]);
  return Object.keys(own).filter((name) => !known.has(name));
}

/** The limit of a call; null when only the general limit applies. */
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
