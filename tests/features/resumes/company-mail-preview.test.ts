import { CompanyCcEmail, CompanyContactPerson } from '../../../db/models/company-contacts.ts';
import { Delivery } from '../../../db/models/delivery.ts';
import { Resume } from '../../../db/models/resume.ts';
import { UNDO_MINUTES } from '../../../domain/constants.ts';
import { startApi } from '../../support/api.ts';
import { member } from '../../support/factories.ts';
import { prepared } from '../../support/prepared.ts';
import { agreed, submitted } from '../../support/steps.ts';
import { processOutbox } from '../../support/traces.ts';

const api = prepared(startApi);

const preview = (who: Awaited<ReturnType<typeof member>>, id: number) =>
  who.command('hf_member__preview_company_mail', { application: { id } });

test('what is shown before a resume is sent is, word for word, what the company then gets', async () => {
  const { mentor, application, job } = await agreed(api);
  const { id } = application;
  await CompanyCcEmail.create({ company_id: job.company_id, email: 'jinji@company.example' });
  // Written since the student agreed: it does not go.
  await Resume.update({ hf_remark: 'まだ見せていない一言' }, { where: { application_id: id } });
  const { body } = await preview(mentor, id).expect(200);
  const seen = await mentor
    .query('user__get_application_resume_pdf', `application_id=${id}&version_number=${body.version_number}`)
    .buffer(true)
    .expect(200);
  expect(body.recipients.at(-1)).toEqual({
    email: 'jinji@company.example',
    name: null,
    is_main_person: false,
  });
  expect(body.body_text).not.toContain('まだ見せていない一言');

  await mentor.command('hf_member__send_to_company', { application: { id } }).expect(200);
  await processOutbox(api);
  expect(await Delivery.count({ where: { template: 'company_resume' } })).toBe(0);
  api.clock.now = new Date(api.clock.now.getTime() + UNDO_MINUTES * 60_000);
  await processOutbox(api);
  const mails = await Delivery.findAll({ where: { template: 'company_resume' }, order: [['id', 'ASC']] });
  expect(mails.map((mail) => mail.recipient_email)).toEqual(
    body.recipients.map(({ email }: { email: string }) => email),
  );
  for (const { subject, body_html, body_text, reply_to, attachments } of mails) {
    expect({ subject, body_html, body_text, reply_to }).toEqual({
      subject: body.subject,
      body_html: body.body_html,
      body_text: body.body_text,
      reply_to: body.reply_to,
    });
    const [pdf] = attachments as unknown as { file_key: string }[];
    expect(Buffer.compare(Buffer.from(await api.adapters.files.read(pdf!.file_key)), seen.body)).toBe(0);
  }
  const again = await preview(mentor, id).expect(200);
  expect(again.body.subject).toContain('再送');
});

test('a company without an address gets none, and nobody is refused the sight of that', async () => {
  const { mentor, application, job } = await agreed(api);
  await CompanyContactPerson.update({ email: null }, { where: { company_id: job.company_id } });
  const { body } = await preview(mentor, application.id).expect(200);
  expect(body).toMatchObject({ recipients: [], subject: null, body_html: null, body_text: null });
});

test('only those who work on the application see it, and only once there is something agreed to', async () => {
  const { mentor, application } = await submitted(api);
  const refused = await preview(mentor, application.id).expect(409);
  expect(refused.body.error.code).toBe('resume_not_agreed');
  await preview(await member(api, 'mentor'), application.id).expect(404);
});
