import type { Transaction } from 'sequelize';
import { Application } from '../../../../db/models/application.ts';
import { ApplicationEvent } from '../../../../db/models/application-records.ts';
import { Company } from '../../../../db/models/company.ts';
import { Recruitment } from '../../../../db/models/recruitment.ts';
import { User } from '../../../../db/models/user.ts';

/** What nearly every mail about an application names. */
export interface AboutApplication {
  application: Application;
  student: User;
  recruitment: Recruitment;
  company: Company;
}

/**
 * Loads an application for its effects; null when it was erased meanwhile. The lock waits for a change that is
 * being made, such as an undo at the last moment, and keeps the next one waiting until the mails are written.
 */
export async function loadAboutApplication(
  applicationId: number,
  tx: Transaction,
): Promise<AboutApplication | null> {
  const application = await Application.findByPk(applicationId, { transaction: tx, lock: tx.LOCK.SHARE });
  if (!application) return null;
  const student = await User.findByPk(application.user_id, { transaction: tx, rejectOnEmpty: true });
  const recruitment = await Recruitment.findByPk(application.recruitment_id, {
    transaction: tx,
    rejectOnEmpty: true,
  });
  const company = await Company.findByPk(recruitment.company_id, { transaction: tx, rejectOnEmpty: true });
  return { application, student, recruitment, company };
}

/** The line of the history an event is about. */
export function loadHistory(applicationEventId: number, tx: Transaction): Promise<ApplicationEvent> {
  return ApplicationEvent.findByPk(applicationEventId, { transaction: tx, rejectOnEmpty: true });
}

/**
 * A text that this very event wrote into the application. What stands there now may be older, such as the
 * praise of a passed resume under a later refusal, or newer.
 */
export function writtenBy(history: ApplicationEvent, field: 'result_reason'): string | null {
  const text = history.after?.[field];
  return typeof text === 'string' && text.trim() !== '' ? text : null;
}
