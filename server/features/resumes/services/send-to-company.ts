import { Op } from 'sequelize';
import { required } from '../../../../domain/required.ts';
import type { Application } from '../../../../db/models/application.ts';
import { CompanyContactPerson } from '../../../../db/models/company-contacts.ts';
import { CompanyInternalData } from '../../../../db/models/company-profile.ts';
import { Recruitment } from '../../../../db/models/recruitment.ts';
import { DomainError } from '../../../../domain/error-codes.ts';
import { recordEvent } from '../../applications/services/application-changes.ts';
import { openFor } from '../../applications/services/open-application.ts';
import type { CommandContext } from '../../../core/calls/context.ts';
import { sendVersion } from './resume-versions.ts';

/**
 * Applications that cannot go to their companies: the company's alert (what must be watched when sending to it) is
 * to be confirmed first, and somebody has to get the mail. Three statements, however many.
 * @returns by application: alert_unconfirmed with `details.alert`, contact_missing
 */
export async function refusalsOfSending(
  ctx: CommandContext,
  applications: readonly Application[],
  isAlertConfirmed: boolean,
): Promise<Map<number, DomainError>> {
  const { tx: transaction } = ctx;
  const recruitments = await Recruitment.findAll({
    attributes: ['id', 'company_id'],
    where: { id: { [Op.in]: applications.map(({ recruitment_id }) => recruitment_id) } },
    transaction,
  });
  const companyOf = new Map(recruitments.map(({ id, company_id }) => [id, company_id]));
  const where = { company_id: { [Op.in]: [...new Set(companyOf.values())] } };
  const internal = await CompanyInternalData.findAll({ where, transaction });
  const alerts = new Map(
    internal.map(({ company_id, resume_submit_alert }) => [company_id, resume_submit_alert]),
  );
  const contacts = await CompanyContactPerson.findAll({ where, transaction });
  const reachable = new Set(contacts.flatMap(({ company_id, email }) => (email ? [company_id] : [])));
  const refusals = new Map<number, DomainError>();
  for (const { id, recruitment_id } of applications) {
    const companyId = required(companyOf.get(recruitment_id));
    const alert = alerts.get(companyId);
    if (alert && !isAlertConfirmed)
      refusals.set(
        id,
        new DomainError('alert_unconfirmed', {
          details: { alert },
          fields: { 'application[is_alert_confirmed]': [{ code: 'must_be_true' }] },
        }),
      );
    else if (!reachable.has(companyId)) refusals.set(id, new DomainError('contact_missing'));
  }
  return refusals;
}

/** Sends the resume once more, as the company's alert and contacts stand now. */
export async function sendAgain(ctx: CommandContext, applicationId: number, reason: string): Promise<void> {
  const opened = await openFor(ctx, applicationId, 'send_again');
  const refusal = (await refusalsOfSending(ctx, [opened.application], true)).get(applicationId);
  if (refusal) throw refusal;
  const history = await recordEvent(ctx, opened, 'send_again', { reason });
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
