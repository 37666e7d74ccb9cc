import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { DEMO_PASSWORD } from '../../server/start/demo.ts';
import { resumeHasLeft } from './support/database.ts';
import { fillDate } from './support/dates.ts';
import { openJob, type Job } from './support/jobs.ts';
import { mailTo } from './support/mails.ts';
import { completeProfile, initializeProfile, signUp } from './support/profile.ts';
import { confirm, press, beStaff } from './support/staff.ts';
import { createAccount } from './support/student.ts';

const STUDENT = 'linh.e2e@example.com';
const STAFF = 'manager@example.com';

/** From sign-up to the accepted offer, as student and mentor see it. Each step builds on the last. */
test.describe.configure({ mode: 'serial' });

let studentContext: BrowserContext;
let staffContext: BrowserContext;
let student: Page;
let staff: Page;
let job: Job;
let applicationId: string;

test.beforeAll(async ({ browser, request }) => {
  job = await openJob(request);
  studentContext = await browser.newContext({ locale: 'en-US', timezoneId: 'Asia/Tokyo' });
  staffContext = await browser.newContext({ locale: 'en-US', timezoneId: 'Asia/Tokyo' });
  student = await studentContext.newPage();
  staff = await staffContext.newPage();
});
test.afterAll(async () => {
  await studentContext.close();
  await staffContext.close();
});

const AGREE = /^Agree to all \d changes$/;

const card = (title: string) => student.getByRole('region', { name: title }).getByRole('textbox');

test('a visitor signs up on the way to a job and comes back to it', async () => {
  await student.goto(`/recruitments/${job.id}/apply`);
  await student.getByRole('link', { name: 'Sign up and apply' }).click();
  await createAccount(student, STUDENT);
  await signUp(student);
  await initializeProfile(student);
  await expect(student.getByRole('heading', { name: 'Apply for this job' })).toBeVisible();
});

test('the profile is completed for a resume, with a photo', async ({ browserName: _browser }, info) => {
  await completeProfile(student, info.outputPath());
});

test('the job is found by its company and applied for', async () => {
  await student.goto('/recruitments');
  await student.getByLabel('Keyword').fill(job.company);
  await student.getByRole('button', { name: 'Search', exact: true }).click();
  await student
    .getByRole('link', { name: new RegExp(escaped(job.title)) })
    .first()
    .click();
  await expect(student.getByRole('heading', { level: 1 })).toContainText(job.title);
  await student.goto(`/recruitments/${job.id}/apply`);
  await student.getByRole('button', { name: 'Apply', exact: true }).click();
  await student.waitForURL(/\/applications\/\d+/);
  applicationId = /applications\/(\d+)/.exec(student.url())![1]!;
  await mailTo(STUDENT, /received your application/);
});

test('the resume is written, kept over a reload, refused while incomplete, and handed in', async () => {
  await student.goto(`/applications/${applicationId}/resume/edit`);
  await card(job.questions[0]!).fill('わたしの強みは続ける力です🎉');
  await expect(student.getByText(/cannot be printed on a resume/)).toBeVisible();
  for (const [index, question] of job.questions.entries())
    await card(question).fill(
      `わたしの強みは続ける力です。大学で四年間、毎朝日本語を学びました。（${index + 1}）`,
    );
  await expect(student.getByText(/Saved at|Everything is saved/).first()).toBeVisible();
  await student.reload();
  await expect(card(job.questions[0]!)).toHaveValue(/わたしの強みは続ける力です。/);

  await student.goto(`/applications/${applicationId}/resume/confirm`);
  await student.getByRole('radio', { name: 'Yes, please correct them' }).check();
  await student.getByRole('checkbox', { name: /no serious errors or omissions/ }).check();
  await student.getByRole('button', { name: 'Submit the resume' }).click();
  await expect(student.getByRole('heading', { name: 'Your resume has been submitted' })).toBeVisible();
  await mailTo(STUDENT, /resume/i);
});

test('a member of staff corrects it beside the words of the student', async () => {
  await beStaff(staff, STAFF, DEMO_PASSWORD);
  await staff.goto(`/staff/applications/${applicationId}/show`);
  await expect(staff.getByText('わたしの強みは続ける力です。').first()).toBeVisible();
  await press(staff, 'Assign a mentor');
  await staff.getByRole('dialog').getByRole('combobox').click();
  await staff.getByRole('option').first().click();
  await confirm(staff, 'Assign');
  await press(staff, 'Start correction');
  await confirm(staff, 'Start correction');
  const correction = staff.getByRole('textbox', { name: `Correction of “${job.questions[0]!}”` });
  await correction.fill('私の強みは継続する力です。大学では四年間、毎朝日本語を学びました。');
  await staff.getByRole('combobox', { name: /^Reason for change 1 of/ }).selectOption('style');
  await expect(staff.getByText('Saved', { exact: true }).first()).toBeVisible();
  await press(staff, 'Send correction to student');
  await expect(staff.getByRole('dialog').getByText(/changes have no reason yet/)).toBeVisible();
  await confirm(staff, 'Send correction to student');
  await mailTo(STUDENT, /check your corrected resume/i);
});

test('the student sees the difference and agrees', async () => {
  await student.goto(`/applications/${applicationId}`);
  await student.getByRole('link', { name: 'Review the corrections' }).click();
  await expect(student.locator('del', { hasText: 'わたし' }).first()).toBeVisible();
  await expect(student.locator('ins', { hasText: '継続' }).first()).toBeVisible();
  await expect(student.getByText('です・ます consistency').first()).toBeVisible();
  await student.getByRole('checkbox', { name: /no serious errors or omissions/ }).check();
  await student.getByRole('button', { name: AGREE }).click();
  await student.getByRole('dialog').getByRole('button', { name: AGREE }).click();
  await expect(student.getByRole('heading', { name: 'Thank you, your resume is ready' })).toBeVisible();
});

test('the company gets a mail with the PDF the student agreed to', async () => {
  await staff.reload();
  await press(staff, 'Send to company');
  const dialog = staff.getByRole('dialog');
  const recipient = (await dialog
    .getByText(/@example\.com/)
    .first()
    .textContent())!.match(/[\w.+-]+@example\.com/)![0];
  const alert = dialog.getByRole('checkbox', { name: 'I have read this and followed it.' });
  if (await alert.isVisible()) await alert.check();
  await confirm(staff, 'Send to company');
  // That mail waits ten minutes: until then it is not sent again, and the student reads so. The next leaves at once.
  await expect(staff.getByRole('timer')).toBeVisible();
  for (const name of ['Send again', 'Record resume result'])
    await expect(staff.getByRole('button', { name, exact: true })).toHaveCount(0);
  await student.goto(`/applications/${applicationId}`);
  await expect(
    student.getByRole('heading', { name: 'Your resume is about to be sent to the company' }),
  ).toBeVisible();
  await resumeHasLeft(applicationId);
  await student.reload();
  await expect(student.getByRole('heading', { name: 'We sent your resume to the company' })).toBeVisible();
  await staff.reload();
  await press(staff, 'Send again');
  await dialog.getByLabel(/^Reason/).fill('By telephone: they have no mail yet.');
  await expect(dialog.getByText(/^【再送・応募者のご紹介】/)).toBeVisible();
  await confirm(staff, 'Send again');

  const mail = await mailTo(recipient, /再送/);
  expect(mail.attachments).toHaveLength(1);
  const [pdf] = mail.attachments;
  expect(pdf!.mimeType).toBe('application/pdf');
  const { text, fonts } = await contentOf(pdf!.content as ArrayBuffer);
  expect(text).toContain('履歴書');
  expect(text).toContain('Trần');
  expect(text).toContain('さくら国際大学');
  expect(text).toContain('私の強みは継続する力です。');
  expect(text).not.toContain('わたしの強みは続ける力です。大学で四年間、毎朝日本語を学びました。（1）');
  expect(fonts.join(' ')).toMatch(/NotoS/);
});

test('the result, an interview and an offer come back, and the student accepts', async () => {
  await staff.reload();
  await press(staff, 'Record resume result');
  const dialog = staff.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Passed', exact: true }).check();
  await dialog.getByLabel(/Wording for the student/).fill('書類選考を通過しました。');
  await confirm(staff, 'Record resume result');
  await press(staff, 'Schedule interview');
  await fillDate(dialog, /Date and time in Japan/, '2099-01-15T14:00');
  await dialog.getByRole('button', { name: 'Schedule interview' }).click();
  await expect(dialog.getByText('This is more than two years from now.')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'I have checked the date: it is right' }).check();
  await confirm(staff, 'Schedule interview');
  await mailTo(STUDENT, /interview/i);
  await student.goto(`/applications/${applicationId}`);
  await expect(student.getByText('書類選考を通過しました。')).toBeVisible();
  await expect(student.getByText(/Interview 1/).first()).toBeVisible();

  await press(staff, 'Finish selection');
  await expect(dialog.getByText(/^Called off with it: Interview 1 \(15 Jan 2099/)).toBeVisible();
  await expect(dialog.getByLabel(/Pay offered/)).toBeHidden();
  await dialog.getByRole('radio', { name: 'Passed', exact: true }).check();
  await dialog.getByLabel(/Pay offered/).fill('245000');
  // No field sticks to the one above.
  const workplace = (await dialog.getByLabel(/^Workplace/).boundingBox())!;
  const firstDay = (await dialog.getByRole('group', { name: /First day of work/ }).boundingBox())!;
  expect(firstDay.y - workplace.y - workplace.height).toBeGreaterThan(12);
  await fillDate(dialog, /First day of work/, '2099-04-01');
  await dialog.getByRole('button', { name: 'Finish selection' }).click();
  await dialog.getByRole('checkbox', { name: 'I have checked the date: it is right' }).check();
  await confirm(staff, 'Finish selection');
  await student.reload();
  await expect(student.getByText('¥245,000 a month')).toBeVisible();
  await student.getByRole('button', { name: 'Accept the offer' }).click();
  await student.getByRole('dialog').getByRole('button', { name: 'Accept the offer' }).click();
  await expect(student.getByRole('heading', { name: 'You have accepted the offer' })).toBeVisible();
});

test('staff find the delivery with its attachment in the console', async () => {
  await staff.goto('/staff/deliveries');
  await expect(staff.getByText(STUDENT).first()).toBeVisible();
});

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The PDF's text without whitespace, and its font names. */
async function contentOf(bytes: ArrayBuffer): Promise<{ text: string; fonts: string[] }> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false }).promise;
  let text = '';
  const fonts = new Set<string>();
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    await page.getOperatorList();
    for (const item of (await page.getTextContent()).items) {
      if (!('str' in item)) continue;
      text += item.str;
      const font = page.commonObjs.get(item.fontName) as { name?: string } | undefined;
      if (font?.name) fonts.add(font.name);
    }
  }
  return { text: text.replace(/\s/g, ''), fonts: [...fonts] };
}
