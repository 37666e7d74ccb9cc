import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { RESUME_TEXTS } from '../../domain/entities/resume.ts';
import { DEMO_PASSWORD } from '../../server/start/demo.ts';
import { resumeHasLeft } from './support/database.ts';
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
    await expect(page.getByRole('alert').filter({ hasText: /^Correction sent to \S/ })).toBeVisible();
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
  // The mail and the PDF as they go.
  await expect(
    sending.getByRole('region', { name: 'The e-mail goes to' }).getByText(/@/).first(),
  ).toBeVisible();
  await expect(sending.getByText(/^【応募者のご紹介】/)).toBeVisible();
  await expect(sending.frameLocator('iframe[title="The e-mail"]').getByText('いつもお世話に')).toBeVisible();
  await expect(sending.getByText(/^Version \d+, which the student agreed to$/)).toBeVisible();
  await expect(sending.getByTitle('Resume as PDF')).toBeVisible();
  await expect(
    sending.getByText(/The e-mail waits 10 minutes; until then you can take it back/),
  ).toBeVisible();
  await expectNoViolations(page);
  await confirm(page, 'Send to company');
  await sees('Sent to company');
  await expect(page.getByRole('timer')).toHaveText(/^The e-mail to the company leaves in \d:\d\d\.$/);
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText('Taken back.')).toBeVisible();
  await expect(page.getByRole('timer')).toBeHidden();
  await press(page, 'Send to company');
  if (await alert.count()) await alert.first().check();
  await confirm(page, 'Send to company');
  await sees('Sent to company');
  await resumeHasLeft(first);
  await open(first);

  const passes = async () => {
    await press(page, 'Record resume result');
    await page.getByRole('dialog').getByRole('radio', { name: 'Passed', exact: true }).check();
    await confirm(page, 'Record resume result');
    await sees('Resume passed');
  };
  // What was done is taken back from its message, and from the desk.
  await passes();
  const message = page.getByRole('alert');
  await message.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(message.getByText('Taken back.')).toBeVisible();
  await sees('Sent to company');
  await passes();
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
  await expect(learner.getByRole('heading', { name: 'You passed the document screening!' })).toBeVisible({
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
  await expect(learner.getByRole('heading', { name: /^Your (online )?interview is coming up$/ })).toBeVisible(
    {
      timeout: 30_000,
    },
  );

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

/** How many keys a correction of seven answers may take, without the words typed. */
const MOST_KEYS = 26;

test('seven answers are corrected and explained by keyboard alone, and the next in the queue opens', async ({
  request,
}, info) => {
  const taken = await student.appliedFor();
  const another = (await openJobs(request, 30, true)).slice(15).find(({ id }) => !taken.includes(id))!;
  const { id } = await student.command('user__apply', { application: { recruitment_id: another.id } });
  const resume_question_answers = another.questionIds.map((resume_question_id) => ({
    resume_question_id,
    answer: '毎日学びました。',
  }));
  const texts = RESUME_TEXTS.slice(0, 7 - resume_question_answers.length);
  await student.command('user__save_resume_for_application', {
    application: {
      id,
      resume: {
        resume_question_answers,
        ...Object.fromEntries(texts.map((name) => [name, '続けることです。'])),
      },
    },
  });
  await student.command('user__submit_resume_to_jtj', {
    application: { id, is_admitted_edit_resume_by_hf: true, no_lie_agreement: true },
  });
  await page.goto(queue({ scope: 'unassigned', q: String(id) }));
  await page.getByRole('button', { name: /^Take this/ }).click();
  await press(page, 'Start correction');
  await confirm(page, 'Start correction');
  await sees('In correction');

  await open(id);
  const first = page.getByRole('article').first();
  await expect(first).toBeFocused();
  // The first of the student's words and the field beside them are on the screen before anything is scrolled.
  await expect(first.getByText('毎日学びました。').first()).toBeInViewport();
  await expect(page.getByRole('textbox', { name: /^Correction of/ }).first()).toBeInViewport({ ratio: 1 });

  let keys = 0;
  const key = async (name: string) => {
    keys += 1;
    await page.keyboard.press(name);
  };
  await key('Alt+o');
  for (let place = 0; place < 7; place += 1) {
    await key('Alt+ArrowDown');
    const field = page.getByRole('textbox', { name: /^Correction of/ }).nth(place);
    await expect(field).toBeFocused();
    await page.keyboard.press('Control+End');
    await page.keyboard.type('店の人に習い、今も続けています。');
    await expect(page.locator('[data-change-reason="missing"]')).toHaveCount(1);
    // The list of changes has caught up with the typing.
    await expect(page.getByText('Written anew as a whole')).toHaveCount(place + 1);
    await key('Alt+r');
    await key(String((place % 3) + 1));
    await expect(page.locator('[data-change-reason="missing"]')).toHaveCount(0);
  }
  await key('Control+Enter');
  const dialog = page.getByRole('dialog', { name: 'Send correction to student' });
  await expect(dialog).toBeVisible();
  await expectNoViolations(page);
  await key('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(new RegExp(`/applications/${id}/`));
  info.annotations.push({ type: 'keys', description: String(keys) });
  expect(keys).toBeLessThanOrEqual(MOST_KEYS);
  expect(await student.application(id)).toMatchObject({ state: 'awaiting_agreement' });
});

test('Alt+R leads to the change at hand, Alt+O takes the last empty answer', async () => {
  const [, , id] = submitted as [number, number, number];
  await student.command('user__answer_correction', {
    application: { id },
    comment: '別の言い方にしたいです。',
  });
  await open(id);
  await expect(page.locator('[data-answer]:focus')).toBeInViewport();
  const fields = page.getByRole('textbox', { name: /^Correction of/ });
  const last = fields.last();
  for (const field of await fields.all()) await field.fill('書き直した文です。');
  await last.fill('');
  await page.keyboard.press('Alt+o');
  await expect(last).not.toHaveValue('');
  await last.press('Control+End');
  await page.keyboard.type('それを続けます。');
  const own = page.locator('[data-answer]').filter({ has: last });
  await expect(own.locator('[data-change-reason="missing"]').first()).toBeVisible();
  await page.keyboard.press('Alt+r');
  await expect(own.locator('[data-change-reason]:focus')).toBeVisible();
  await press(page, 'Send correction to student');
  await confirm(page, 'Send correction to student');
  await sees('Awaiting agreement');
});

test('what was overlooked is named before a correction goes, and each line leads to its place', async () => {
  const [, , id] = submitted as [number, number, number];
  await student.command('user__answer_correction', {
    application: { id },
    comment: 'もう一度お願いします。',
  });
  await open(id);
  const fields = page.getByRole('textbox', { name: /^Correction of/ });
  await fields.last().fill('');
  const field = fields.first();
  await field.fill('2023年に来日し、令和6年から働きました。');
  await expect(page.getByText('Western years and years by era are mixed.').first()).toBeVisible();
  const marked = () =>
    field.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd));
  const shown: string[] = [];
  for (let times = 0; times < 4; times += 1) {
    await page.keyboard.press('Alt+w');
    shown.push(await marked());
  }
  expect(shown.some((words) => words.includes('2023年') || words.includes('令和6年'))).toBe(true);
  // Words marked in the field become the quotation of a comment, which is typed and not added.
  await field.focus();
  await field.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(0, 5));
  // In sight of what is marked, however far below it the comments are.
  await expect(page.getByRole('button', { name: 'Comment on the marked words' })).toBeInViewport();
  await page.keyboard.press('Alt+c');
  const comment = page.getByRole('textbox', { name: 'Comment for the student' }).first();
  await expect(comment).toBeFocused();
  await expect(page.locator('blockquote')).toHaveText('2023年');
  await page.keyboard.type('西暦にそろえます。');

  await press(page, 'Send correction to student');
  const dialog = page.getByRole('dialog', { name: 'Send correction to student' });
  const list = dialog.getByRole('region', { name: 'Before it goes' });
  await expect(list.getByRole('button', { name: /a comment is typed but not added/ })).toHaveCount(1);
  await expect(
    list.getByRole('button', { name: /not corrected, the student’s own words stand/ }),
  ).not.toHaveCount(0);
  await list.getByRole('button', { name: /Western years and years by era are mixed/ }).click();
  await expect(dialog).toBeHidden();
  await expect(field).toBeFocused();
  await press(page, 'Send correction to student');
  await list.getByRole('button', { name: /a comment is typed but not added/ }).click();
  await expect(comment).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('listitem').filter({ hasText: '西暦にそろえます。' })).toBeVisible();
  await press(page, 'Send correction to student');
  await expect(list.getByRole('button', { name: /a comment is typed/ })).toHaveCount(0);
  await confirm(page, 'Send correction to student');
  await sees('Awaiting agreement');

  await learner.goto(`/applications/${id}/resume/confirm`);
  await expect(learner.locator('blockquote', { hasText: '2023年' })).toBeVisible({ timeout: 30_000 });
});

test('a question leads to the application on whose page it was asked', async () => {
  const [id] = submitted as [number, number, number];
  const referer = `/applications/${id}`;
  const message = 'How long does the company take?';
  const { id: inquiry } = await student.command('user__send_inquiry', { message, referer });
  await page.goto(`/staff/inquiries/${inquiry}`);
  await page.getByRole('link', { name: referer }).click();
  await expect(page).toHaveURL(new RegExp(`/staff${referer}/show$`));
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
