import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/start/demo.ts';
import { callsOf, type Calls } from './support/calls.ts';
import { openJobs, type Job } from './support/jobs.ts';
import { logIn } from './support/log-in.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { confirm, press, signInToConsole } from './support/staff.ts';

/** A mentor's day, with applications of a student that no other test uses. */
test.describe.configure({ mode: 'serial' });

const CORRECTED = '学んだことを、具体的な経験とともに、貴社の仕事に生かします。';
const INTERNAL = 'The interviewer is ill.';
const TOLD = 'The company asked for another day.';

let students: BrowserContext;
let learner: Page;
let student: Calls;
let mentors: BrowserContext;
let page: Page;
let mentor: Calls;
/** Of the first of them. */
let job: Job;
/** Submitted and unassigned. */
const submitted: number[] = [];

test.beforeAll(async ({ browser, request }) => {
  students = await browser.newContext({ locale: 'en-US', timezoneId: 'Asia/Tokyo' });
  learner = await students.newPage();
  student = await callsOf(learner, () => logIn(learner, 'student@example.com', DEMO_PASSWORD));
  const taken = await student.appliedFor();
  // Other tests apply from either end of the list.
  const jobs = (await openJobs(request, 30, true)).slice(15).filter(({ id }) => !taken.includes(id));
  job = jobs[0]!;
  for (const { id: recruitment_id, questionIds } of jobs.slice(0, 3)) {
    const { id } = await student.command('user__apply', { application: { recruitment_id } });
    const answers = questionIds.map((resume_question_id) => ({
      resume_question_id,
      answer: '毎日学びました。',
    }));
    await student.command('user__save_resume_for_application', {
      application: { id, resume: { self_pr: '続けることです。', resume_question_answers: answers } },
    });
    await student.command('user__submit_resume_to_jtj', {
      application: { id, is_admitted_edit_resume_by_hf: true, no_lie_agreement: true },
    });
    submitted.push(id);
  }
  mentors = await browser.newContext({ locale: 'en-US', timezoneId: 'Asia/Tokyo' });
  page = await mentors.newPage();
  mentor = await callsOf(page, () => signInToConsole(page, 'mentor@example.com', DEMO_PASSWORD));
});
test.afterAll(async () => {
  await mentors.close();
  await students.close();
});

const queue = (filter: object) => `/staff/applications?filter=${encodeURIComponent(JSON.stringify(filter))}`;
const open = (id: number) => page.goto(`/staff/applications/${id}/show`);
const sees = (state: string) => expect(page.getByText(state, { exact: true }).first()).toBeVisible();

test('the queue, three resumes corrected, one handed over, one sent to a company, its result recorded and taken back', async () => {
  for (const id of submitted) {
    await page.goto(queue({ scope: 'unassigned', q: String(id) }));
    await page.getByRole('button', { name: /^Take this/ }).click();
    await expect(page).toHaveURL(new RegExp(`/applications/${id}/show`));
    await press(page, 'Start correction');
    await confirm(page, 'Start correction');
    await page
      .getByRole('textbox', { name: /^Correction of/ })
      .first()
      .fill(CORRECTED);
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await press(page, 'Send correction to student');
    await confirm(page, 'Send correction to student');
    await sees('Awaiting agreement');
  }
  const [first, second] = submitted as [number, number, number];

  await open(second);
  await page.getByRole('button', { name: 'Change mentor' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').click();
  await page.getByRole('option', { name: /^Kotone Chino/ }).click();
  await dialog.getByLabel('Note for the new mentor').fill('Seen up to the second answer.');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Assign' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
  await page.goto(queue({ scope: 'mine', q: String(second) }));
  await expect(page.getByText('Nothing matches these filters.')).toBeVisible();

  await student.command('user__agree_to_correction', { application: { id: first, no_lie_agreement: true } });
  await open(first);
  await press(page, 'Send to company');
  const sending = page.getByRole('dialog');
  await expect(sending.getByRole('button', { name: 'Send to company', exact: true })).toBeEnabled();
  const alert = sending.getByRole('checkbox');
  if (await alert.count()) await alert.first().check();
  await confirm(page, 'Send to company');
  await sees('Sent to company');

  await press(page, 'Record resume result');
  await page.getByRole('dialog').getByRole('radio', { name: 'Passed', exact: true }).check();
  await confirm(page, 'Record resume result');
  await sees('Resume passed');
  await page.getByRole('button', { name: 'Undo: Resume result recorded' }).click();
  await expect(page.getByText('Taken back.')).toBeVisible();
  await sees('Sent to company');
  await expect(page.getByRole('button', { name: 'Record resume result' })).toBeVisible();
});

test('an interview is called off: the student reads our words, its day can come back, and the next takes its number', async () => {
  const [id] = submitted as [number];
  const application = { id };
  await mentor.command('hf_member__record_resume_result', { application: { id, is_resume_passed: true } });
  await mentor.command('hf_member__schedule_interview', {
    application,
    interview: { conduct_at: new Date(Date.now() + 7 * 86_400_000).toISOString(), place: 'Head office' },
  });
  await open(id);
  await page.getByRole('tab', { name: 'Interviews' }).click();
  const side = page.getByRole('tabpanel');
  await side.getByRole('button', { name: 'Call off' }).click();
  const dialog = page.getByRole('dialog', { name: 'Call off interview' });
  await dialog.getByRole('button', { name: 'Call off interview' }).click();
  await expect(dialog.getByText('This is required.')).toBeVisible();
  await dialog.getByLabel(/Wording for the student/).fill(TOLD);
  await dialog.getByLabel(/^Reason/).fill(INTERNAL);
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Call off interview' }).click();
  await expect(dialog).toBeHidden();
  await sees('Resume passed');
  await expect(side.getByText('Called off', { exact: true })).toBeVisible();
  await expect(side.getByText(`Told to the student: ${TOLD}`)).toBeVisible();
  await expectNoViolations(page);

  await learner.goto(`/applications/${id}`);
  await expect(learner.getByRole('heading', { name: 'Your resume has passed!' })).toBeVisible({
    timeout: 30_000,
  });
  await expect(learner.getByRole('main').getByText(TOLD)).toBeVisible();
  await expect(learner.getByRole('main').getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(learner.getByRole('button', { name: /calendar/i })).toHaveCount(0);
  expect(await learner.content()).not.toContain(INTERNAL);

  await page.getByRole('button', { name: 'Undo: Interview called off' }).click();
  await sees('Interviewing');
  await expect(side.getByText('Called off', { exact: true })).toBeHidden();
  await learner.reload();
  await expect(learner.getByRole('heading', { name: 'Your interview is coming up' })).toBeVisible({
    timeout: 30_000,
  });

  await side.getByRole('button', { name: 'Call off' }).click();
  await dialog.getByLabel(/^Reason/).fill(INTERNAL);
  await confirm(page, 'Call off interview');
  await mentor.command('hf_member__schedule_interview', {
    application,
    interview: { conduct_at: new Date(Date.now() + 9 * 86_400_000).toISOString(), place: 'Head office' },
  });
  await page.reload();
  await page.getByRole('tab', { name: 'Interviews' }).click();
  await expect(side.getByRole('heading', { name: 'Interview 1' })).toHaveCount(2);
  await expect(page.getByRole('button', { name: /^Undo/ })).toHaveCount(0);
});

test('the board and its table are narrowed to a company and to one of its jobs', async () => {
  const cards = page.locator('[data-card]');
  const choose = async (label: string, words: string) => {
    const box = page.getByRole('combobox', { name: label });
    await box.fill(words);
    await page.getByRole('option', { name: words, exact: true }).first().click();
    await expect(box).toHaveValue(words);
  };
  await page.goto('/staff/board');
  await expect(cards.nth(1)).toBeVisible();
  await choose('Company', job.company);
  await expect(cards.filter({ hasNotText: job.company })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Job' }).click();
  await expect(page.getByRole('option', { name: job.title, exact: true })).toBeVisible();
  await choose('Job', job.title);
  await expect(page.locator(`[data-card="${submitted[0]}"]`)).toBeVisible();
  await expect(cards.filter({ hasNotText: job.title })).toHaveCount(0);
  await expectNoViolations(page);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Company' })).toHaveValue(job.company);
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await expect(page.getByRole('table').getByRole('link')).toHaveCount(1);
  await page.getByRole('button', { name: 'Clear the filters' }).click();
  await expect(page.getByRole('combobox', { name: 'Job' })).toHaveValue('');
});
