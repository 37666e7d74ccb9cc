import fs from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/start/demo.ts';
import { beLoggedIn } from './support/log-in.ts';
import { linkIn, mailTo } from './support/mails.ts';
import { signUp } from './support/profile.ts';
import { createAccount } from './support/student.ts';

const VISITOR = 'mai.events@example.com';
const MEGABYTE = 1024 * 1024;

/** The demo events by their titles; their numbers may change. */
let ids: Record<'workshop' | 'fair' | 'practice' | 'elsewhere' | 'over', number>;

test.beforeAll(async ({ request }) => {
  const answer = await request.get('/jtj/queries/get_events?per_page=100');
  const { events } = (await answer.json()) as { events: { id: number; title: Record<string, string> }[] };
  const idOf = (title: RegExp) => events.find((event) => title.test(event.title['en'] ?? ''))!.id;
  ids = {
    workshop: idOf(/^Resume workshop/),
    fair: idOf(/^Online fair/),
    practice: idOf(/^Interview practice/),
    elsewhere: idOf(/^Residence status/),
    over: idOf(/Fukuoka/),
  };
});

/** Somebody of the demo world gives a seat of the workshop back, by the link of their mail. */
async function giveBackSeat(page: Page, number: number): Promise<void> {
  const token = `de30${String(number).padStart(4, '0')}`.repeat(4);
  await page.goto(`/events/${ids.workshop}/cancell?token=${token}`);
  await page.getByRole('button', { name: 'Cancel my application' }).click();
  await expect(page.getByText('Your application has been cancelled.')).toBeVisible();
}

test('coming and past events stand apart; an event that is over or taken elsewhere says so', async ({
  page,
}) => {
  await page.goto('/events');
  const coming = page.getByRole('article');
  await expect(coming.filter({ hasText: 'Resume workshop' })).toContainText('Full, with a waiting list');
  await expect(coming.filter({ hasText: 'Fukuoka' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Past events' }).click();
  await expect(page).toHaveURL(/period=past/);
  await coming.filter({ hasText: 'Fukuoka' }).getByRole('link').click();
  await expect(page.getByRole('main')).toContainText('Deadline is over.');
  await expect(page.getByRole('link', { name: 'Apply for this event' })).toHaveCount(0);
  await page.goto(`/events/${ids.over}/apply`);
  await expect(page.getByRole('main')).toContainText('Deadline is over.');
  for (const place of ['', '/apply']) {
    await page.goto(`/events/${ids.elsewhere}${place}`);
    await expect(page.getByRole('link', { name: 'Go to the application page' })).toHaveAttribute(
      'href',
      /^https:\/\/events\.example\.com/,
    );
  }
});

test('a visitor signs up on the way to a full event, waits, is moved up, confirms and cancels by the mails', async ({
  page,
  browser,
}) => {
  await page.goto(`/events/${ids.workshop}`);
  await page.getByRole('link', { name: 'Join the waiting list' }).click();
  await page.getByRole('link', { name: 'Sign up and apply' }).click();
  await createAccount(page, VISITOR);
  await signUp(page);
  await page.goto(`/events/${ids.workshop}/apply`);
  await page.getByRole('checkbox', { name: 'IT' }).check();
  await page.getByRole('radio', { name: 'Never' }).check();
  await page.getByRole('button', { name: 'Join the waiting list' }).click();
  await expect(page).toHaveURL(/apply_complete$/);
  await expect(page.getByText('You are on the waiting list.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to my calendar' })).toHaveCount(0);
  const waiting = await mailTo(VISITOR, /waiting list/);
  expect(waiting.attachments).toEqual([]);

  // Whoever holds the mail needs no login; one of the demo world waits before.
  const context = await browser.newContext({ locale: 'en-US', timezoneId: 'Asia/Tokyo' });
  const adapters = await context.newPage();
  await giveBackSeat(adapters, 2);
  await giveBackSeat(adapters, 4);
  const opened = await mailTo(VISITOR, /A seat is free for you/);
  const confirmLink = linkIn(opened, '/apply_complete?token=');
  await adapters.goto(confirmLink);
  await expect(adapters.getByText('Once you are sure that you will come, please confirm')).toBeVisible();
  await expect(adapters.getByRole('main')).toContainText('Doors open 15 minutes before.');
  await adapters.getByRole('button', { name: 'Confirm my seat' }).click();
  await expect(adapters.getByText('Your seat is confirmed.')).toBeVisible();
  await adapters.goto(confirmLink);
  await expect(adapters.getByText('Your seat is confirmed.')).toBeVisible();
  await expect(adapters.getByRole('button', { name: 'Confirm my seat' })).toHaveCount(0);

  const cancelLink = linkIn(opened, '/cancell?token=');
  await adapters.goto(cancelLink);
  await adapters.getByRole('button', { name: 'Cancel my application' }).click();
  await expect(adapters.getByText('Your application has been cancelled.')).toBeVisible();
  await adapters.goto(cancelLink);
  await expect(adapters.getByText('This application has been cancelled.')).toBeVisible();
  await expect(adapters.getByRole('button', { name: 'Cancel my application' })).toHaveCount(0);
  const [file] = (await mailTo(VISITOR, /was cancelled/)).attachments;
  expect(Buffer.from(file!.content as ArrayBuffer).toString()).toContain('METHOD:CANCEL');

  await adapters.goto(`/events/${ids.workshop}/cancell?token=${'f'.repeat(32)}`);
  await expect(adapters.getByText('This link is not valid.')).toBeVisible();
  await context.close();
});

test('a student applies with the form and a resume file, and puts the event into a calendar', async ({
  page,
}, info) => {
  await beLoggedIn(page, 'student@example.com', DEMO_PASSWORD);
  await page.goto(`/events/${ids.fair}/apply`);
  const form = page.getByRole('main').locator('form');
  await form.getByRole('button', { name: 'Apply for this event' }).click();
  await expect(form.getByText('This is required.')).toHaveCount(2);
  for (const role of ['group', 'radiogroup'] as const)
    await expect(form.getByRole(role)).toHaveAccessibleDescription('This is required.');
  await form.getByRole('checkbox', { name: 'Manufacturing' }).check();
  await form.getByRole('checkbox', { name: 'Trade and logistics' }).check();
  await form.getByRole('radio', { name: 'A little' }).check();
  await form.getByLabel('Is there anything you would like to ask?').fill('Which companies hire in Osaka?');
  await page.reload();
  await expect(form.getByLabel('Is there anything you would like to ask?')).toHaveValue(
    'Which companies hire in Osaka?',
  );
  await expect(form.getByRole('radio', { name: 'A little' })).toBeChecked();
  await form.getByRole('button', { name: 'Apply for this event' }).click();
  await expect(page).toHaveURL(/apply_complete$/);
  await page.getByRole('button', { name: 'Confirm my seat' }).click();
  await expect(page.getByText('Your seat is confirmed.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'https://meet.example.com/tabidachi-fair' })).toHaveAttribute(
    'href',
    'https://meet.example.com/tabidachi-fair',
  );
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to my calendar' }).click();
  const text = fs.readFileSync(await (await download).path(), 'utf8').replaceAll('\r\n ', '');
  // 18:00 in Tokyo.
  expect(text).toMatch(/DTSTART:\d{8}T090000Z\r\nDTEND:\d{8}T113000Z/);
  expect(text).toContain('LOCATION:Online (video meeting)');
  expect(text).toContain('https://meet.example.com/tabidachi-fair');
  await page.goto(`/events/${ids.fair}/apply`);
  await expect(page.getByText('You have already applied for this event.')).toBeVisible();

  await page.goto(`/events/${ids.practice}/apply`);
  const apply = page.getByRole('button', { name: 'Apply for this event' });
  await expect(page.getByRole('radio', { name: 'Your Tabidachi resume' })).toBeChecked();
  await expect(apply).toBeEnabled();
  await page.getByRole('radio', { name: 'A file of my own' }).check();
  await expect(apply).toBeDisabled();
  const choose = async (name: string, content: Buffer) => {
    const file = path.join(info.outputPath(), name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, content);
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: /^Choose/ }).click();
    await (await chooser).setFiles(file);
  };
  await choose('notes.pdf', Buffer.from('no document at all'));
  await expect(page.getByRole('alert')).toContainText('PDF or Word');
  await choose('large.pdf', Buffer.alloc(10 * MEGABYTE + 1, '%'));
  await expect(page.getByRole('alert')).toContainText('at most 10 MB');
  await choose('resume.pdf', Buffer.from('%PDF-1.7\ntrailer<<>>\nstartxref\n0\n%%EOF\n'));
  await expect(page.getByText('We have your resume file.')).toBeVisible();
  await apply.click();
  await expect(page).toHaveURL(/apply_complete$/);
  const giveBack = async () => {
    await page.getByRole('link', { name: 'I cannot come' }).click();
    await page.getByRole('button', { name: 'Cancel my application' }).click();
    await expect(page.getByText('Your application has been cancelled.')).toBeVisible();
  };
  await giveBack();
  await page.goto(`/events/${ids.practice}/apply`);
  await page.getByRole('radio', { name: 'Your Tabidachi resume' }).check();
  await apply.click();
  await expect(page).toHaveURL(/apply_complete$/);
  await giveBack();
});

test('an event tells where and until when, in which language, how many seats are left and what to bring', async ({
  page,
}) => {
  await page.goto('/events');
  await expect(page.getByRole('article').filter({ hasText: 'Online fair' })).toContainText('Online');
  await expect(page.getByRole('article').filter({ hasText: 'Interview practice' })).toContainText(
    '9 seats left',
  );
  await page.goto(`/events/${ids.practice}`);
  const facts = page.getByRole('article');
  for (const words of [
    /1:00\sPM\s–\s3:30\sPM\s\(Japan\stime\)/,
    'from Iidabashi Station',
    'Japanese (from about N3)',
    'Something to write with.',
    'Tabidachi office',
  ])
    await expect(facts).toContainText(words);
});
