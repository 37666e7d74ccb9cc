import { z } from 'zod';
import { required } from '../../../../domain/required.ts';
import { STAFF } from '../../../../domain/roles.ts';
import { command } from '../../../core/calls/define.ts';
import { id } from '../../../core/schemas/schema-helpers.ts';
import { loadAboutApplication } from '../../applications/services/about-application.ts';
import { openApplicationAsStaff } from '../../applications/services/open-application.ts';
import { companyContacts, contactName } from '../../mail/services/recipients.ts';
import { mailsToCompany, writeCompanyMail } from '../services/company-mail.ts';
import { agreedVersion } from '../services/resume-versions.ts';

export const hf_member__preview_company_mail = command({
  name: 'hf_member__preview_company_mail',
  summary:
    'What a company would get with the resume now: the version, the addresses and the mail, written by the code that sends it; nothing is kept or sent',
  addition: true,
  allow: STAFF,
  scope: 'assigned',
  input: z.strictObject({ application: z.strictObject({ id: id() }) }),
  output: z.object({
    version_number: z.number().int().describe('The version that the student agreed to: its PDF is attached'),
    recipients: z.array(
      z.object({
        email: z.string(),
        name: z.string().nullable().describe('Of the contact person; null for a cc address'),
        is_main_person: z.boolean(),
      }),
    ),
    reply_to: z.string().nullable(),
    subject: z.string().nullable().describe('Null, as the bodies, where the company has no address'),
    body_html: z.string().nullable(),
    body_text: z.string().nullable(),
  }),
  errors: ['not_found', 'forbidden', 'resume_not_agreed'],
  example: { application: { id: 1 } },
  async run(ctx, { application: { id: applicationId } }) {
    const { application } = await openApplicationAsStaff(ctx, applicationId);
    const version = await agreedVersion(ctx, application);
    const about = required(await loadAboutApplication(applicationId, ctx.tx));
    const writing = { tx: ctx.tx, now: ctx.now, baseUrl: ctx.adapters.baseUrl };
    const mails = await mailsToCompany(
      about,
      writing,
      version.document,
      application.sent_resume_to_company_at !== null,
    );
    const contacts = await companyContacts(about.company.id, ctx.tx);
    const personOf = (email: string) => contacts.find((person) => person.email?.trim() === email);
    const recipients = mails.map(({ recipient: { email } }) => {
      const person = personOf(email);
      return {
        email,
        name: person ? contactName(person) : null,
        is_main_person: person?.is_main_person ?? false,
      };
    });
    const answer = { version_number: version.number, recipients };
    const [mail] = mails;
    if (!mail) return { ...answer, reply_to: null, subject: null, body_html: null, body_text: null };
    return { ...answer, reply_to: mail.reply_to ?? null, ...(await writeCompanyMail(mail, writing)) };
  },
});
