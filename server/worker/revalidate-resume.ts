import { Application } from '../../db/models/application.ts';
import { Delivery } from '../../db/models/delivery.ts';
import { OWN_PROBLEMS } from '../../domain/delivery-problem.ts';
import { hasEnded, waitsUntil } from '../features/resumes/services/waiting-resume.ts';

/** A claimed delivery; the lease is ours as long as `attempts` is unchanged. */
interface ClaimedMail {
  id: number;
  attempts: number;
  template: string;
  application_id: number | null;
}

/**
 * Re-checks a resume that could not go to the company at once: when its application has ended meanwhile, it is cancelled,
 * or waits as long as that end can be undone.
 * @returns whether to send it; always true for other mails
 */
export async function revalidateResume(
  deps: { now(): Date },
  { id, attempts, template, application_id }: ClaimedMail,
): Promise<boolean> {
  if (template !== 'company_resume' || application_id === null) return true;
  const application = await Application.findByPk(application_id);
  const until = application && waitsUntil(application, deps.now());
  if (application && until === null && !hasEnded(application)) return true;
  await Delivery.update(
    until
      ? { state: 'pending', attempts: attempts - 1, lease_until: null, available_at: until }
      : { state: 'cancelled', lease_until: null, last_error: OWN_PROBLEMS.not_any_more },
    { where: { id, attempts, state: 'sending' } },
  );
  return false;
}
