import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/start/demo.ts';
import { readQr } from '../support/read-qr.ts';
import { beLoggedIn } from './support/log-in.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { beStaff } from './support/staff.ts';

/** Past, with two seats and nothing recorded. */
const GUIDE = /^Your first guide/;
/** Past, with six seats and a walk-in, of which all is recorded. */
const EVENING = /Fukuoka/;
const PHONE = { width: 390, height: 844 };

async function eventId(request: APIRequestContext, title: RegExp): Promise<number> {
  const answer = await request.get('/jtj/queries/get_events?per_page=100');
  const { events } = (await answer.json()) as { events: { id: number; title: Record<string, string> }[] };
  return events.find((event) => title.test(event.title['en'] ?? ''))!.id;
}
const asMentor = (page: Page) => beStaff(page, 'mentor@example.com', DEMO_PASSWORD);

test('a name typed and Enter checks in, a colleague sees it at once, and it is taken back by keyboard', async ({
  page,
  browser,
  request,
}) => {
  const id = await eventId(request, GUIDE);
  await asMentor(page);
  const context = await browser.newContext({ locale: 'en-US', timezoneId: 'Asia/Tokyo', viewport: PHONE });
  const colleague = await context.newPage();
  await beStaff(colleague, 'manager@example.com', DEMO_PASSWORD);
  const stream = colleague.waitForResponse((response) => response.url().endsWith('/staff/api/live'));
  await colleague.goto(`/staff/events/${id}/check_in`);
  expect((await stream).status()).toBe(200);
  await expect(colleague.getByText('0 of 2 came')).toBeVisible();

  await page.goto(`/staff/events/${id}`);
  await page.getByRole('link', { name: 'Check-in' }).click();
  await expect(page.getByText('0 of 2 came')).toBeVisible();
  const name = page.getByRole('textbox', { name: 'Name' });
  await expect(name).toBeFocused();
  await page.keyboard.type('zzz');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('No applicant has this name.');
  await name.fill('');
  // Romaji for the kana of the name.
  await page.keyboard.type('jakukei');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/is checked in\.$/);
  await expect(page.getByText('1 of 2 came')).toBeVisible();
  await expect(name).toHaveValue('');
  await expect(colleague.getByText('1 of 2 came')).toBeVisible();
  await expectNoViolations(page);
  await expectNoViolations(colleague);

  // The rest by the arrow and one key.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  const came = page.getByRole('button', { name: /is checked in$/ });
  await expect(came).toHaveCount(1);
  await page.getByRole('button', { name: /^Undo the check-in of/ }).focus();
  await page.keyboard.press('Enter');
  await expect(came).toHaveCount(0);
  await expect(colleague.getByText('0 of 2 came')).toBeVisible();
  await context.close();
});

test('somebody who has not applied is found by name, recorded as a walk-in by keyboard, and taken back', async ({
  page,
  request,
}) => {
  const id = await eventId(request, GUIDE);
  await asMentor(page);
  await page.goto(`/staff/events/${id}/check_in`);
  await expect(page.getByText('0 of 2 came')).toBeVisible();
  const name = page.getByRole('textbox', { name: 'Name' });
  await expect(name).toBeFocused();
  // A student without a seat.
  await page.keyboard.type('khin thiri');
  const record = page.getByRole('button', { name: /^Record .+ as a walk-in$/ });
  await expect(record).toHaveCount(1);
  await expectNoViolations(page);
  await page.keyboard.press('ArrowDown');
  await expect(record).toBeFocused();
  await page.keyboard.press('Enter');
  const told = page.getByRole('main').getByRole('status');
  await expect(told).toHaveText(/is recorded as a walk-in\.$/);
  await expect(page.getByText('0 of 2 came · 1 walk-in')).toBeVisible();
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('');
  const undo = page.getByRole('button', { name: /^Undo the check-in of/ });
  await expect(undo).toHaveCount(1);
  await expectNoViolations(page);
  await undo.focus();
  await page.keyboard.press('Enter');
  await expect(undo).toHaveCount(0);
  await expect(page.getByText('0 of 2 came', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await name.fill('zz');
  await expect(page.getByText('No other student has this name.')).toBeVisible();
});

test("the code of a student's ticket leads staff to that one seat, on a phone", async ({
  page,
  browser,
  request,
}) => {
  const seats = await browser.newContext({ locale: 'en-US', viewport: { width: 360, height: 740 } });
  const student = await seats.newPage();
  await beLoggedIn(student, 'student@example.com', DEMO_PASSWORD);
  const workshop = await eventId(request, /^Resume workshop/);
  await student.goto(`/events/${workshop}/apply_complete`);
  const code = student.getByRole('img', { name: 'QR code of your ticket' });
  await expect(code).toBeVisible();
  const size = Number((await code.getAttribute('viewBox'))!.split(' ')[2]);
  const path = (await code.locator('path').getAttribute('d'))!;
  const ahead = new URL(readQr({ size, path }));
  await expectNoViolations(student);

  // Students and visitors who open it find the way in for staff alone.
  await student.goto(`${ahead.pathname}${ahead.search}`);
  await expect(student.getByRole('button', { name: /check in/i })).toHaveCount(0);
  await seats.close();

  await page.setViewportSize(PHONE);
  await asMentor(page);
  await page.goto(`${ahead.pathname}${ahead.search}`);
  await expect(page.getByText('Check-in opens on the day of the event')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Check in' })).toHaveCount(0);

  // Of an event that has begun: the last seat at it in the demo world, by the link of its mail.
  const token = 'de300015'.repeat(4);
  const ticket = await request.get(`/jtj/queries/get_event_ticket?token_for_cancell=${token}`);
  const now = new URL(readQr((await ticket.json()) as { size: number; path: string }));
  await page.goto(`${now.pathname}${now.search}`);
  await expect(page.getByText('Your first guide to job hunting')).toBeVisible();
  await page.getByRole('button', { name: 'Check in' }).click();
  await expect(page.getByText(/^Checked in: /)).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Check in' })).toBeVisible();

  await page.goto('/staff/check_in?code=00000000-0000-4000-8000-000000000000');
  await expect(page.getByText('This code belongs to no application.')).toBeVisible();
});

test('a manager sees the mail after the event and how many get it, and sends it once', async ({
  page,
  request,
}) => {
  await beStaff(page, 'manager@example.com', DEMO_PASSWORD);
  await page.goto(`/staff/events/${await eventId(request, EVENING)}`);
  await page.getByRole('button', { name: 'E-mail after the event' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('5 people get this e-mail now.');
  await expect(dialog.getByRole('button', { name: 'Send to 5 people' })).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Those who did not come' }).click();
  await expect(dialog).toContainText('2 people get this e-mail now.');
  await dialog.getByRole('button', { name: 'Send to 2 people' }).click();
  await expect(page.getByText('Sent to 2 people.')).toBeVisible();
  await page.getByRole('button', { name: 'E-mail after the event' }).click();
  await dialog.getByRole('button', { name: 'Those who did not come' }).click();
  await expect(dialog).toContainText('2 people already have it.');
});
