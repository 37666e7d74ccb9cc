import { CompanyContactPerson } from '../../db/models/company-contacts.ts';
import { CompanyInternalData } from '../../db/models/company-profile.ts';
import { Recruitment } from '../../db/models/recruitment.ts';
import { DomainError } from '../domain/error-codes.ts';
import { openFor, recordEvent } from './application-changes.ts';
import type { CommandContext } from './context.ts';
import { sendVersion } from './resume-versions.ts';

/**
 * Sends the agreed resume to the company's contact persons. The company's alert (what must be watched when
 * sending to it) is to be confirmed first.
 * @throws DomainError agreement_required with `details.alert`, contact_missing
 */
export async function sendToCompany(
  ctx: CommandContext,
  applicationId: number,
  event: 'send_to_company' | 'send_again',
  options: { is_alert_confirmed: boolean; reason?: string },
): Promise<void> {
  const opened = await openFor(ctx, applicationId, event);
  const { company_id } = (await Recruitment.findByPk(opened.application.recruitment_id, {
    transaction: ctx.tx,
  }))!;
  const internal = await CompanyInternalData.findOne({ where: { company_id }, transaction: ctx.tx });
  if (internal?.resume_submit_alert && !options.is_alert_confirmed)
    throw new DomainError('agreement_required', {
      details: { alert: internal.resume_submit_alert },
      fields: { 'application[is_alert_confirmed]': [{ code: 'must_be_true' }] },
    });
  const contacts = await CompanyContactPerson.findAll({ where: { company_id }, transaction: ctx.tx });
  if (!contacts.some((contact) => contact.email)) throw new DomainError('contact_missing');
  const history = await recordEvent(ctx, opened, event, { reason: options.reason });
  const version = await sendVersion(ctx, opened.application, history.id);
  await ctx.emit({
    type: 'resume_sent_to_company',
    payload: {
      application_id: applicationId,
      application_event_id: history.id,
      version_number: version.number,
    },
  });
}
