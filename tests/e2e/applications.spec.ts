import { readFile } from 'node:fs/promises';
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/start/demo.ts';
import { looksRight } from './support/looks-right.ts';
import { callsOf, type Calls } from './support/calls.ts';
import { openJobs, type Job } from './support/jobs.ts';
import { logIn } from './support/log-in.ts';
import { signInToConsole } from './support/staff.ts';

const ANSWER = 'わたしの強みは続ける力です。大学で四年間、毎朝日本語を学びました。';
const CORRECTED = '私の強みは継続する力です。大学では四年間、毎朝日本語を学びました。';

/** What a student does with applications of their own. Each test has one that no other test touches. */
test.describe.configure({ mode: 'serial' });

let context: BrowserContext;
let page: Page;
let student: Calls;
let staff: Calls;
let jobs: Job[];
/** The application that has gone all the way. */
let offered: number;

test.beforeAll(async ({ browser, request }) => {
  context = await browser.newContext({ locale: 'en-US', timezoneId: 'Asia/Ho_Chi_Minh' });
  page = await context.newPage();
  student = await callsOf(page, () => logIn(page, 'student@example.com', DEMO_PASSWORD));
  const taken = await student.appliedFor();
  jobs = (await openJobs(request, 12, true)).filter(({ id }) => !taken.includes(id));
  const staffContext = await browser.newContext({ locale: 'en-US' });
  const console = await staffContext.newPage();
  staff = await callsOf(console, () => signInToConsole(console, 'manager@example.com', DEMO_PASSWORD));
  await staffContext.close();
});
test.afterAll(() => context.close());

async function applyFor(job: Job): Promise<number> {
  const { id } = await student.command('user__apply', { application: { recruitment_id: job.id } });
  return id;
}

/** Applied, answered, handed in, and one answer corrected for agreement. */
async function corrected(job: Job): Promise<number> {
  const id = await applyFor(job);
  const resume_question_answers = job.questionIds.map((resume_question_id) => ({
    resume_question_id,
    answer: ANSWER,
  }));
  await student.command('user__save_resume_for_application', {
    application: { id, resume: { self_pr: '毎日続けることです。', resume_question_answers } },
  });
  await student.command('user__submit_resume_to_jtj', {
    application: { id, is_admitted_edit_resume_by_hf: true, no_lie_agreement: true },
  });
  await staff.command('hf_member__start_correction', { application: { id } });
  await sendCorrection(id, job, CORRECTED);
  return id;
}

async function sendCorrection(id: number, job: Job, answer_jt: string): Promise<void> {
  const { resume } = await staff.application(id);
  const answer = resume.resume_question_answers.find((row) => row.resume_question_id === job.questionIds[0]);
  await staff.command('hf_member__save_correction', {
    application: {
      id,
      resume: {
        version: resume.version,
        self_pr_jt: '毎日続けることが強みです。',
        resume_question_answers: [{ id: answer!.id, answer_jt }],
        change_reasons: ['わたし', '続ける'].map((removed) => ({
          resume_question_answer_id: answer!.id,
          removed,
          added: removed === 'わたし' ? '私' : '継続する',
          reason: 'style',
          note: removed === 'わたし' ? '書き言葉では「私」です。' : null,
        })),
      },
    },
  });
  await staff.command('hf_member__send_correction', { application: { id } });
}

const field = (name: string, on = page) => on.getByRole('region', { name }).getByRole('textbox');
const dialog = () => page.getByRole('dialog');

test.describe('what is being written', () => {
  const SAVE = '**/jtj/commands/user__save_resume_for_application*';
  let edit: string;
  let question: string;

  test.beforeAll(async () => {
    edit = `/applications/${await applyFor(jobs[0]!)}/resume/edit`;
    question = jobs[0]!.questions[0]!;
    await page.goto(edit);
    await field(question).fill('一。');
    await expect(page.getByText('Saved at')).toBeVisible();
  });

  test('outlives a lost connection', async () => {
    await context.setOffline(true);
    await expect(page.getByRole('alert')).toContainText('You are offline.');
    await field(question).fill('二。電車の中で書きました。');
    await expect(page.getByText('No connection. Kept on this device and saved later.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Saved at')).toBeVisible();
    await page.reload();
    await expect(field(question)).toHaveValue('二。電車の中で書きました。');
  });

  test('outlives a reload before it was saved, and is saved then', async () => {
    await page.route(SAVE, (route) => route.abort());
    await field(question).fill('三。まだ保存されていません。');
    await expect(page.getByText('Kept on this device')).toBeVisible();
    // What a page sends as it is left goes past the route: it would be saved after all, and nothing put back.
    await page.evaluate(() => {
      window.fetch = () => Promise.reject(new TypeError('No connection'));
    });
    await page.reload();
    await expect(field(question)).toHaveValue('三。まだ保存されていません。');
    await expect(page.getByText('We put back what you wrote on this device')).toBeVisible();
    const saved = page.waitForResponse(SAVE);
    await page.unroute(SAVE);
    await field(question).press('End');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    expect((await saved).status()).toBe(200);
    await expect(page.getByText('Saved at')).toBeVisible();
  });

  test('is told about where the application is shown, until the editor has saved it', async () => {
    const text = 'ほかのページへ行く前に書きました。';
    await page.route(SAVE, (route) => route.abort());
    await field(question).fill(text);
    await expect(page.getByText('Kept on this device')).toBeVisible();
    await page.evaluate(() => {
      window.fetch = () => Promise.reject(new TypeError('No connection'));
    });
    await page.goto(edit.replace('/resume/edit', ''));
    const told = page.getByText('Some of your text is only on this device.');
    await expect(told).toBeVisible();
    await page.unroute(SAVE);
    await page.getByRole('link', { name: 'Open the resume' }).click();
    await expect(field(question)).toHaveValue(text);
    await expect(page.getByText('Saved at')).toBeVisible();
    await page.goto(edit.replace('/resume/edit', ''));
    await expect(page.getByRole('link', { name: 'Write the resume' })).toBeVisible();
    await expect(told).toHaveCount(0);
    await page.goto(edit);
    await field(question).fill('三。まだ保存されていません。');
    await expect(page.getByText('Saved at')).toBeVisible();
  });

  test('follows the newest of two tabs, and what it replaced comes back', async () => {
    const second = await context.newPage();
    await second.goto(edit);
    await expect(field(question, second)).toHaveValue('三。まだ保存されていません。');
    await field(question, second).fill('四。二つ目の窓で書きました。');
    await expect(second.getByText('Saved at')).toBeVisible();
    await expect(field(question)).toHaveValue('四。二つ目の窓で書きました。');
    await expect(page.getByText('A newer version was written elsewhere')).toBeVisible();
    await page.getByRole('button', { name: 'Restore my text' }).click();
    await expect(field(question)).toHaveValue('三。まだ保存されていません。');
    await expect(field(question, second)).toHaveValue('三。まだ保存されていません。');
    await second.close();
  });

  test('outlives the end of the session, and is saved after logging in again', async () => {
    await context.clearCookies();
    await page.route('**/jtj/**', (route) =>
      route.fulfill({ status: 401, json: { error: { code: 'unauthenticated', message: 'Please log in.' } } }),
    );
    await field(question).fill('五。寝ている間に終わりました。');
    await expect(page.getByText('It is kept on this device.')).toBeVisible();
    await expect(field(question)).toHaveValue('五。寝ている間に終わりました。');
    await page.unroute('**/jtj/**');
    await page.getByRole('alert').getByRole('button', { name: 'Log in' }).click();
    await page.getByLabel('E-mail address').fill('student@example.com');
    await page.getByLabel('Password').fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.waitForURL(`**${edit}`);
    await expect(field(question)).toHaveValue('五。寝ている間に終わりました。');
    await expect(page.getByText('Saved at')).toBeVisible();
    await page.reload();
    await expect(field(question)).toHaveValue('五。寝ている間に終わりました。');
  });
});

test('a correction is answered change by change, corrected again and agreed to', async () => {
  const job = jobs[1]!;
  const id = await corrected(job);
  await page.goto(`/applications/${id}`);
  await page.getByRole('link', { name: 'Review the corrections' }).click();
  const first = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: job.questions[0]! }) });
  const selfPr = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Your strengths' }) });
  await expect(first.locator('ins', { hasText: '継続' }).first()).toBeVisible();
  // Every change has its reason, in the student's language where it is one of the list's, and once what recurs.
  const style = first.getByText('です・ます consistency – a resume keeps one style');
  await expect(style.first()).toBeVisible();
  await expect(first.getByText('Mentor: 書き言葉では「私」です。')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What keeps coming up' })).toBeVisible();
  await selfPr.getByRole('checkbox', { name: 'Accept' }).check();
  await expect(page.getByText('1 of 4 changes accepted')).toBeVisible();
  await first.getByRole('button', { name: 'Comment: 私' }).click();
  await first.getByRole('textbox').fill('「続ける」の方が私らしいです。');
  await expect(page.getByRole('button', { name: 'Agree to all 4 changes' })).toBeDisabled();

  // What is not sent yet is still there after a reload.
  await page.reload();
  await expect(first.getByRole('textbox')).toHaveValue('「続ける」の方が私らしいです。');
  await expect(selfPr.getByRole('checkbox', { name: 'Accept' })).toBeChecked();
  await page.getByRole('button', { name: 'Send back with my comment' }).click();
  await expect(page.getByRole('heading', { name: 'Your mentor is correcting your resume' })).toBeVisible();

  await sendCorrection(id, job, 'わたしの強みは続ける力です。大学では四年間、毎朝日本語を学びました。');
  await page.goto(`/applications/${id}/resume/confirm`);
  // The word on one change is sent with the change.
  await expect(first.getByText('「わたし」→「私」')).toBeVisible();
  await page.getByRole('checkbox', { name: /no serious errors or omissions/ }).check();
  // Agreeing to what one has not looked at is asked for once more.
  await page.getByRole('button', { name: /^Agree to (all )?\d changes?$/ }).click();
  await expect(dialog().getByRole('heading', { name: 'You have not accepted' })).toBeVisible();
  await dialog().getByRole('link', { name: job.questions[0]! }).click();
  // What was accepted before and came back as it was still is.
  await expect(selfPr.getByRole('checkbox', { name: 'Accept' })).toBeChecked();
  await first.getByRole('checkbox', { name: 'Accept' }).check();
  await page.getByRole('button', { name: 'Agree to 2 changes' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, your resume is ready' })).toBeVisible();
  offered = id;
});

test('an application is withdrawn with a reason, and goes on after all', async () => {
  const id = await applyFor(jobs[2]!);
  await page.goto(`/applications/${id}`);
  await page.getByRole('button', { name: 'Withdraw this application' }).click();
  await expect(dialog().getByRole('button', { name: 'Withdraw', exact: true })).toBeDisabled();
  await dialog().getByLabel('Why are you withdrawing?').fill('引っ越すことになりました。');
  await dialog().getByRole('button', { name: 'Withdraw', exact: true }).click();
  // Where the way back stands, wherever on the page one was.
  await expect(page.getByRole('heading', { name: 'You have withdrawn this application' })).toBeFocused();
  await expect(page.getByText('10 minutes left to undo it.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo and keep my application' }).click();
  await expect(page.getByRole('heading', { name: 'Write your resume' })).toBeVisible();
  expect((await student.application(id)).state).toBe('applied');
});

test('an interview is shown in both time zones and goes into a calendar', async () => {
  await staff.command('hf_member__send_to_company', {
    application: { id: offered, is_alert_confirmed: true },
  });
  await staff.command('hf_member__record_resume_result', {
    application: { id: offered, is_resume_passed: true, result_reason: '通過です。' },
  });
  await staff.command('hf_member__schedule_interview', {
    application: { id: offered },
    interview: {
      conduct_at: '2030-01-15T05:00:00Z',
      is_date_confirmed: true,
      is_online: true,
      online_link: 'https://meet.example.com/a',
    },
  });
  await page.goto(`/applications/${offered}`);
  await expect(page.getByRole('heading', { name: 'Your online interview is coming up' })).toBeVisible();
  for (const name of ['Your online interview is coming up', 'Interviews']) {
    const part = page.getByRole('region', { name });
    await expect(part.getByText('Tue, January 15, 2030 at 2:00 PM')).toBeVisible();
    await expect(part.getByText('Tue, January 15, 2030 at 12:00 PM')).toBeVisible();
  }
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to my calendar' }).click();
  const calendar = await readFile(await (await download).path(), 'utf8');
  expect(calendar).toContain('DTSTART:20300115T050000Z');
  expect(calendar).toContain('https://meet.example.com/a');
});

test('an offer is read beside what was advertised, accepted, taken back and declined', async () => {
  await staff.command('hf_member__finish_selection', {
    application: { id: offered, is_passed: true, result_reason: '内定です。' },
    offer: {
      pay_amount: 1_000,
      workplace: '東京都千代田区',
      starts_on: '2030-04-01',
      contract_term: 'indefinite',
      answer_by: '2030-02-01',
      is_date_confirmed: true,
    },
  });
  await page.goto(`/applications/${offered}`);
  await expect(page.getByRole('heading', { name: 'Congratulations, you have an offer!' })).toBeVisible();
  const terms = page.getByRole('region', { name: 'The offer' });
  await expect(terms.getByText('¥1,000 a month')).toBeVisible();
  await expect(terms.getByText('Below the advertised pay')).toBeVisible();
  await expect(terms.getByText('April 1, 2030')).toBeVisible();
  await expect(terms.getByText('February 1, 2030')).toBeVisible();
  await page.getByRole('button', { name: 'Accept the offer' }).click();
  await expect(dialog().getByText('Below the advertised pay')).toBeVisible();
  await expect(dialog().getByText('You can take back your answer for 10 minutes.')).toBeVisible();
  await dialog().getByRole('button', { name: 'Accept the offer' }).click();
  // The way back stands where one is led.
  await expect(page.getByRole('heading', { name: 'You have accepted the offer' })).toBeFocused();
  await page.getByRole('link', { name: 'See my plan to the first day' }).click();
  await expect(page.getByRole('heading', { name: 'Your plan to the first day' })).toBeVisible();
  await expect(page.getByText('Counted back from your first day, April 1, 2030.')).toBeVisible();
  const steps = page.getByRole('article');
  await expect(steps.filter({ hasText: 'Apply to change your residence status' })).toContainText('passport');
  await expect(steps.last()).toContainText('April 1, 2030');
  const housing = steps.filter({ hasText: 'Find a place to live' });
  await expect(page.getByText(/^0 of \d+ steps done$/)).toBeVisible();
  const kept = page.waitForResponse('**/jtj/commands/user__*plan*');
  await housing.getByRole('checkbox', { name: 'Done' }).check();
  await expect(page.getByText(/^1 of \d+ steps done$/)).toBeVisible();
  await expect(housing).toContainText('Done on');
  // It is shown before the server has it.
  await kept;
  await page.reload();
  await expect(housing.getByRole('checkbox', { name: 'Done' })).toBeChecked();
  await housing.getByRole('checkbox', { name: 'Done' }).uncheck();
  await expect(housing).toContainText('guarantor');
  await page.getByRole('link', { name: 'My applications' }).first().click();
  const open = page.getByRole('status').filter({ hasText: 'You have accepted an offer. Please withdraw' });
  await expect(open.getByRole('link')).not.toHaveCount(0);
  await looksRight(page, 'accepted, others open');
  await page.goto(`/applications/${offered}`);
  await page.getByRole('button', { name: 'Take back my answer' }).click();
  await expect(page.getByRole('heading', { name: 'Congratulations, you have an offer!' })).toBeVisible();

  await page.getByRole('button', { name: 'Decline the offer' }).click();
  await dialog().getByRole('button', { name: 'Go back' }).click();
  await page.getByRole('button', { name: 'Decline the offer' }).click();
  await dialog().getByRole('button', { name: 'Decline the offer' }).click();
  await expect(page.getByRole('heading', { name: 'You have declined the offer' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Withdraw this application' })).toBeHidden();
  expect((await student.application(offered)).state).toBe('offer_declined');
});
