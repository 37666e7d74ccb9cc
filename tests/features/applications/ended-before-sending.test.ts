import { Delivery } from '../../../db/models/delivery.ts';
import type { SendOutcome } from '../../../server/adapters/mailer.ts';
import { sendNextDelivery } from '../../../server/worker/delivery.ts';
import { startApi } from '../../support/api.ts';
import { laterOf } from '../../support/later.ts';
import { prepared } from '../../support/prepared.ts';
import { sent } from '../../support/steps.ts';
import { processOutbox } from '../../support/traces.ts';
import { silent } from '../../worker/world.ts';

const api = prepared(startApi);
const later = laterOf(api);

const REASON = '他社に決めました。';

/** So many minutes after the resume was sent, when every mail that was due by then is written. */
async function at(minutes: number) {
  for (const minute of [minutes - 1, minutes]) {
    later(minute);
    await processOutbox(api);
  }
}

/** Mails about the sending and the end of it that were written, by template. */
async function mails(company: { id: number }, me: { user: { id: number } }) {
  const templates = ['company_resume', 'company_application_quit', 'resume_sent_notice'];
  const rows = await Delivery.findAll({ where: { template: templates }, order: [['id', 'ASC']] });
  return rows
    .filter((row) => row.company_id === company.id || row.recipient_user_id === me.user.id)
    .map((row) => row.template);
}

const mentorsMail = async ({ member }: { member: { id: number } }) =>
  (
    await Delivery.findOne({
      where: { template: 'staff_application_quit', recipient_hf_member_id: member.id },
      rejectOnEmpty: true,
    })
  ).body_text;

const NEVER_GOT_IT = '履歴書は企業に送られていないため、企業には連絡していません。';

describe('an application that ends while its resume still waits', () => {
  test('by the student: the company gets neither the resume nor the withdrawal', async () => {
    const { me, mentor, company, application } = await sent(api);
    await at(9);
    await me
      .command('user__quit_application', {
        application: { id: application.id, reason_of_quit_by_student: REASON },
      })
      .expect(200);
    await at(19);
    expect(await mails(company, me)).toEqual([]);
    expect(await mentorsMail(mentor)).toContain(NEVER_GOT_IT);
    await at(60);
    expect(await mails(company, me)).toEqual([]);
  });

  test('by staff who record the withdrawal: the same', async () => {
    const { me, mentor, company, application } = await sent(api);
    await at(3);
    await mentor
      .command('hf_member__record_quit', {
        application: { id: application.id, reason_of_quit_by_student: REASON },
      })
      .expect(200);
    await at(60);
    expect(await mails(company, me)).toEqual([]);
    expect(await mentorsMail(mentor)).toContain(NEVER_GOT_IT);
  });

  test('by a decline: the company gets no resume', async () => {
    const { me, mentor, company, application } = await sent(api);
    await at(5);
    await mentor
      .command('hf_member__decline_application', {
        application: { id: application.id, reason_of_decline: '募集条件に合わないため' },
      })
      .expect(200);
    await at(60);
    expect(await mails(company, me)).toEqual([]);
  });

  test('and is taken back after the mail was due: the resume goes', async () => {
    const { me, company, application } = await sent(api);
    await at(5);
    await me
      .command('user__quit_application', {
        application: { id: application.id, reason_of_quit_by_student: REASON },
      })
      .expect(200);
    await at(14);
    expect(await mails(company, me)).toEqual([]);
    await me.command('user__undo_quit', { application: { id: application.id } }).expect(200);
    await at(30);
    expect(await mails(company, me)).toEqual(['company_resume', 'resume_sent_notice']);
  });

  test('and a decline that is taken back: the resume goes', async () => {
    const { me, mentor, company, application } = await sent(api);
    await at(5);
    const { body } = await mentor
      .command('hf_member__decline_application', {
        application: { id: application.id, reason_of_decline: '募集条件に合わないため' },
      })
      .expect(200);
    await at(12);
    await mentor.command('hf_member__undo_move', { move_id: body.undo.move_id, dry_run: false }).expect(200);
    await at(30);
    expect(await mails(company, me)).toEqual(['company_resume', 'resume_sent_notice']);
  });
});

/** Sends what is due; the mail server says this to each. @returns the addresses it was asked for */
async function post(outcome: SendOutcome): Promise<string[]> {
  const asked: string[] = [];
  const deps = {
    sequelize: api.sequelize,
    files: api.adapters.files,
    now: () => api.clock.now,
    baseUrl: 'https://tabidachi.example',
    logger: silent,
    mailer: {
      sends: true,
      concurrency: 1,
      close: async () => {},
      send: async ({ to }: { to: string }) => {
        asked.push(to);
        return outcome;
      },
    },
  };
  while (await sendNextDelivery(deps));
  return asked;
}

describe('an application that ends while the mail server puts its resume off', () => {
  test('the company gets neither the resume nor the withdrawal', async () => {
    const { me, mentor, company, application } = await sent(api);
    await at(11);
    expect((await post({ kind: 'retry', reason: '451 later' })).length).toBeGreaterThan(0);
    await me
      .command('user__quit_application', {
        application: { id: application.id, reason_of_quit_by_student: REASON },
      })
      .expect(200);
    await at(15);
    await post({ kind: 'sent', response: '250' });
    const resume = () =>
      Delivery.findOne({
        where: { template: 'company_resume', company_id: company.id },
        rejectOnEmpty: true,
      });
    // The withdrawal can still be taken back.
    expect(await resume()).toMatchObject({ state: 'pending', attempts: 1 });
    await at(60);
    await post({ kind: 'sent', response: '250' });
    expect(await resume()).toMatchObject({ state: 'cancelled', sent_at: null });
    expect(await mails(company, me)).toEqual(['company_resume', 'resume_sent_notice']);
    expect(await mentorsMail(mentor)).toContain(NEVER_GOT_IT);
  });

  test('and goes on after all: it goes at its next try', async () => {
    const { me, company, application } = await sent(api);
    await at(11);
    await post({ kind: 'retry', reason: '451 later' });
    await me
      .command('user__quit_application', {
        application: { id: application.id, reason_of_quit_by_student: REASON },
      })
      .expect(200);
    await at(15);
    await post({ kind: 'sent', response: '250' });
    await me.command('user__undo_quit', { application: { id: application.id } }).expect(200);
    await at(30);
    await post({ kind: 'sent', response: '250' });
    const where = { template: 'company_resume', company_id: company.id };
    expect((await Delivery.findOne({ where }))?.state).toBe('sent');
  });
});

test('once the resume has left, the company learns of the withdrawal', async () => {
  const { me, mentor, company, application } = await sent(api);
  await at(11);
  await post({ kind: 'sent', response: '250' });
  await me
    .command('user__quit_application', {
      application: { id: application.id, reason_of_quit_by_student: REASON },
    })
    .expect(200);
  await at(60);
  expect(await mails(company, me)).toEqual([
    'company_resume',
    'resume_sent_notice',
    'company_application_quit',
  ]);
  expect(await mentorsMail(mentor)).not.toContain(NEVER_GOT_IT);
});
