import { QueryTypes } from 'sequelize';
import { ERASURE_RULES } from '../../../db/erasure-rules.ts';
import {
  AccountDeletion,
  JobIntroductionRecord,
  ExternalRemoval,
} from '../../../db/models/account-deletion.ts';
import { Application } from '../../../db/models/application.ts';
import { Delivery } from '../../../db/models/delivery.ts';
import { User } from '../../../db/models/user.ts';
import { eraseAllDue, type ErasureDeps } from '../../../server/features/privacy/effects/erasure.ts';
import { silent } from '../../worker/world.ts';
import { startApi } from '../../support/api.ts';
import { NOW } from '../../support/events.ts';
import { leaveTraces, processOutbox, rowsWith } from '../../support/traces.ts';
import { prepared } from '../../support/prepared.ts';

const MARK = 'zqleaving';
const OTHER_MARK = 'zqstaying';
const HOURS = 3_600_000;

let leaving: Awaited<ReturnType<typeof leaveTraces>>;
let staying: Awaited<ReturnType<typeof leaveTraces>>;
let stayingBefore: string[];
const ended: string[] = [];
let worker: ErasureDeps;
const running = { isStopping: false };

const api = prepared(startApi);
beforeAll(async () => {
  worker = {
    sequelize: api.sequelize,
    files: api.adapters.files,
    removeAccount: async ({ sub }) => void ended.push(sub),
    now: () => api.clock.now,
    logger: silent,
  };
  api.clock.now = new Date(NOW.getTime() - 11 * 60_000);
  leaving = await leaveTraces(api, MARK);
  staying = await leaveTraces(api, OTHER_MARK);
  // The resumes leave: companies learn only of withdrawals after that.
  api.clock.now = new Date(NOW);
  await processOutbox(api);
  await Delivery.update({ state: 'sent', sent_at: NOW }, { where: { template: 'company_resume' } });
  stayingBefore = await rowsWith(api, OTHER_MARK);
});

const tablesOf = (rows: string[]) => [...new Set(rows.map((row) => row.split(':')[0]!))].sort();
const passHours = (hours: number) => {
  api.clock.now = new Date(NOW.getTime() + hours * HOURS);
};

test('the student has left traces in every table the rule names, and in their words', async () => {
  const empty: string[] = [];
  for (const { table, rows } of ERASURE_RULES) {
    const [{ count }] = (await api.sequelize.query<{ count: number }>(
      `select count(*)::int as count from ${table} where ${rows}`,
      {
        replacements: { user_id: leaving.user_id, email: leaving.me.email, identities: ['-'] },
        type: QueryTypes.SELECT,
      },
    )) as [{ count: number }];
    if (count === 0) empty.push(table);
  }
  // A sign-in becomes one of theirs to erase when the account is closed, and not before.
  expect(empty).toEqual(['universities', 'identities']);
  expect(leaving.columns).toBeGreaterThan(80);
  expect((await rowsWith(api, MARK)).length).toBeGreaterThan(50);
});

describe('the account is deleted', () => {
  let live: Application;

  test('what runs is withdrawn, and the seat at the event is free', async () => {
    await leaving.me.command('user__delete_account', { user: { email: leaving.me.email } }).expect(200);
    live = await Application.findByPk(leaving.application.id, { rejectOnEmpty: true });
    expect(live.state).toBe('quit_by_student');
    await leaving.seat.reload();
    expect(leaving.seat.is_cancelled).toBe(true);
  });

  test('mentor and company learn of it with the name, within minutes', async () => {
    api.clock.now = new Date(NOW.getTime() + 11 * 60_000);
    await processOutbox(api);
    const told = await Delivery.findAll({
      where: { template: ['staff_application_quit', 'company_application_quit'] },
    });
    expect(told.map(({ recipient_email }) => recipient_email).sort()).toEqual(
      [leaving.contactEmail, leaving.mentor.email].sort(),
    );
    for (const { body_text, state } of told) {
      expect(state).toBe('pending');
      expect(body_text).toContain(MARK);
    }
  });

  test('until the time has come nothing is erased, but the sign-in account ends', async () => {
    passHours(11.9);
    await eraseAllDue(worker, running);
    const user = await User.findByPk(leaving.user_id, { rejectOnEmpty: true });
    expect(user.first_name).toContain(MARK);
    expect(ended).toEqual([`test|${leaving.me.email}`]);
  });

  test('erased, with two workers at once, nothing of the person is left in any column of any table', async () => {
    passHours(12);
    await Promise.all([eraseAllDue(worker, running), eraseAllDue(worker, running)]);
    expect(await AccountDeletion.count({ where: { erased_at: null } })).toBe(0);
    expect(tablesOf(await rowsWith(api, MARK))).toEqual(['public.job_introduction_records']);
    expect(await rowsWith(api, leaving.me.email)).toEqual([]);
    expect(await rowsWith(api, '080-7171-7171')).toEqual(
      (await rowsWith(api, OTHER_MARK)).filter((row) => row.includes('080-7171-7171')),
    );
    expect(await rowsWith(api, '1991-02-03')).toHaveLength(2);
  });

  test('the bytes of every file are gone, those of a replaced file too', async () => {
    expect(leaving.keys.length).toBeGreaterThan(5);
    for (const key of leaving.keys) await expect(api.adapters.files.read(key)).rejects.toThrow();
    expect(await ExternalRemoval.count()).toBe(0);
  });

  test('the ledger keeps the person, the wishes, the introduction and what came of it', async () => {
    const record = await JobIntroductionRecord.findOne({ rejectOnEmpty: true });
    expect(record.get()).toMatchObject({
      user_id: leaving.user_id,
      birth_day: '1991-02-03',
      name: expect.stringContaining(MARK),
      address: expect.stringContaining(MARK),
      wishes: { job_categories: expect.any(Array), first_country: expect.any(String) },
      introductions: [
        {
          company: leaving.company.official_name['ja'],
          recruitment: '海外営業',
          state: 'quit_by_student',
          introduced_at: expect.any(String),
          quit_at: expect.any(String),
        },
      ],
    });
    expect(Object.keys(record.wishes).sort()).toEqual(
      ['first_country', 'industries', 'job_categories', 'last_country', 'prefectures'].sort(),
    );
  });

  test('mails that had not gone are cancelled, without their words; whom we wrote to at work stays', async () => {
    const told = await Delivery.findAll({
      where: { template: ['staff_application_quit', 'company_application_quit'] },
    });
    expect(told).toHaveLength(2);
    for (const delivery of told)
      expect(delivery.get()).toMatchObject({
        state: 'cancelled',
        subject: null,
        body_html: null,
        body_text: null,
        attachments: [],
      });
    expect(told.map(({ recipient_email }) => recipient_email)).toContain(leaving.contactEmail);
  });

  test("other people's rows are untouched, and so are their files", async () => {
    expect(await rowsWith(api, OTHER_MARK)).toEqual(stayingBefore);
    for (const key of staying.keys.slice(0, -1))
      expect((await api.adapters.files.read(key)).length).toBeGreaterThan(0);
    await staying.me.query('user__get_own_data').expect(200);
  });

  test('staff still open the application, which says nothing of anybody', async () => {
    const { body } = await leaving.mentor.query('aggregates__application', `id=${live.id}`).expect(200);
    expect(body.user).toMatchObject({ first_name: null, last_name: null, status: 'deleted' });
    expect(body.resume.resume_question_answers).toEqual([]);
    await leaving.mentor.query('user__get_application_resume_pdf', `application_id=${live.id}`).expect(200);
  });

  test('the ledger forgets after two years, to the second', async () => {
    api.clock.now = new Date(NOW);
    api.clock.now.setUTCFullYear(NOW.getUTCFullYear() + 2);
    api.clock.now = new Date(api.clock.now.getTime() - 1000);
    await eraseAllDue(worker, running);
    expect(await JobIntroductionRecord.count()).toBe(1);
    api.clock.now = new Date(api.clock.now.getTime() + 1000);
    await eraseAllDue(worker, running);
    expect(await JobIntroductionRecord.count()).toBe(0);
    expect(await rowsWith(api, MARK)).toEqual([]);
  });
});
