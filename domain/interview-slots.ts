import { APPOINTMENT_MINUTES } from './appointments.ts';
import { TOKYO_OFFSET_MILLISECONDS } from './tokyo-time.ts';

/** How many times can be entered at once. */
export const SLOTS_AT_ONCE = 30;
/** The longest answer of a student whom none of the times suits. */
export const NONE_FITS_MAX = 500;

/** How a student stands to the times of one interview, as staff see it. */
export const SLOT_ANSWERS = ['not_asked', 'waiting', 'none_fits', 'picked'] as const;
export type SlotAnswer = (typeof SLOT_ANSWERS)[number];

/** Why a student is not asked to pick. */
export const NOT_ASKED = ['not_found', 'not_at_this_interview', 'no_free_slot'] as const;

interface Period {
  starts_at: Date;
  /** Null where nobody has said how long it takes. */
  minutes: number | null;
}

const MINUTE = 60_000;
const endOf = ({ starts_at, minutes }: Period): number =>
  starts_at.getTime() + (minutes ?? APPOINTMENT_MINUTES) * MINUTE;

/** Whether two appointments share a moment; one may begin when the other ends. */
export const isOverlapping = (a: Period, b: Period): boolean =>
  a.starts_at.getTime() < endOf(b) && b.starts_at.getTime() < endOf(a);

/** A period in digits that every language reads, in Japan time: `2026-12-01 14:00–14:30`. */
export function periodInDigits(period: Period): string {
  const digits = (at: number) => new Date(at + TOKYO_OFFSET_MILLISECONDS).toISOString();
  const start = digits(period.starts_at.getTime());
  return `${start.slice(0, 10)} ${start.slice(11, 16)}–${digits(endOf(period)).slice(11, 16)}`;
}

interface OfferedSlot {
  interview_number: number;
  /** Null: for everybody who is asked. */
  application_id: number | null;
  starts_at: Date | string;
  withdrawn_at: unknown;
  capacity: number;
  taken_count: number;
}

/** Whether a slot is for the student of an application. */
export const isOfferedTo = (slot: Pick<OfferedSlot, 'application_id'>, applicationId: number): boolean =>
  slot.application_id === null || slot.application_id === applicationId;

/** Whether the student of an application has a free time to pick for an interview. */
export const hasFreeSlot = (
  slots: readonly OfferedSlot[],
  { id, interview_number }: { id: number; interview_number: number },
  now: Date,
): boolean =>
  slots.some(
    (slot) =>
      slot.interview_number === interview_number &&
      isOfferedTo(slot, id) &&
      slot.withdrawn_at === null &&
      new Date(slot.starts_at) > now &&
      slot.taken_count < slot.capacity,
  );

/** The number that the next interview of an application gets. */
export const nextInterviewNumber = (
  interviews: readonly { interview_number: number; cancelled_at: unknown }[],
): number =>
  Math.max(
    0,
    ...interviews.filter(({ cancelled_at }) => cancelled_at === null).map((one) => one.interview_number),
  ) + 1;

/** Whether interviews are arranged for an application in this state. */
export const arrangesInterviews = (state: string): boolean =>
  state === 'resume_passed' || state === 'interviewing';

/** The request that the student can answer now; null when there is none. */
export const openSlotRequest = <R extends { interview_number: number; interview_id: number | null }>(
  state: string,
  interviews: Parameters<typeof nextInterviewNumber>[0],
  requests: readonly R[],
): R | null =>
  arrangesInterviews(state)
    ? (requests.find(
        ({ interview_number, interview_id }) =>
          interview_id === null && interview_number === nextInterviewNumber(interviews),
      ) ?? null)
    : null;
