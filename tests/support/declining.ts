import type { member } from './factories.ts';

type Caller = Pick<Awaited<ReturnType<typeof member>>, 'command'>;

export const reason_of_decline = '条件に合わないため';

/** Payload of a command about one application. */
export const about = (id: number, more: object = {}) => ({ application: { id, ...more } });

/** Declines an application as staff. */
export const decline = (who: Caller, id: number, more: object = {}) =>
  who.command('hf_member__decline_application', about(id, { reason_of_decline, ...more }));

/** Sets the date (Japan time) from which the student may reapply. */
export const setDay = (who: Caller, id: number, reapply_from: string | null | undefined) =>
  who.command('hf_member__set_reapply_from', about(id, { reapply_from }));

/** Applies for a job as a student. */
export const apply = (who: Caller, job: { id: number }) =>
  who.command('user__apply', { application: { recruitment_id: job.id } });
