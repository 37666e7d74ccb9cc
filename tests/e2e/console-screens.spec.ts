import fs from 'node:fs';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/start/demo.ts';
import { startBuiltServer } from '../run/support/built-server.ts';
import { snapshot } from '../snapshots/snapshot.ts';
import { fastFolder } from '../support/fast-folder.ts';
import { settled, watchRequests } from './support/settled.ts';
import { beStaffAnew } from './support/staff.ts';

/**
 * Pages of plain resources: lists, records and forms. What a workspace or an editor of its own shows has tests of its
 * own.
 */
const LISTS = [
  'companies',
  'recruitments',
  'resume_questions',
  'search_aliases',
  'articles',
  'events',
  'event_applications',
  'forms',
  'courses',
  'mail_template_groups',
  'deliveries',
  'undeliverable_addresses',
  'audit_logs',
  'users',
  'hf_members',
  'referral_codes',
  'notification_channels',
  'api_keys',
  'webhook_endpoints',
  'inquiries',
  'recommend_mails',
];
const RECORDS = [
  'companies/1',
  'recruitments/1',
  'resume_questions/1',
  'search_aliases/1',
  'events/1',
  'forms/1',
  'courses/1',
  'hf_members/1',
  'referral_codes/1',
];
const FORMS = [
  'companies',
  'recruitments',
  'resume_questions',
  'search_aliases',
  'events',
  'forms',
  'courses',
  'referral_codes',
  'api_keys',
  'webhook_endpoints',
];

/** Headings, tabs, columns, inputs and buttons of the page in reading order, without what the data say. */
const OUTLINE = 'h1, h2, h3, h4, [role=tab], th, label, legend, button, [role=button], [role=combobox]';

/** Buttons of the editor of formatted text, which is loaded by itself: on a busy machine it comes later. */
const OF_EDITOR = [
  'Heading of level #',
  'Bold',
  'Italic',
  'Underline',
  'Strikethrough',
  'Bulleted list',
  'Numbered list',
  'Link',
  'Quotation',
  'Clear formatting',
  'Edit as HTML',
].map((name) => `button ${name}`);

async function outline(page: Page): Promise<string[]> {
  const main: Locator = page.getByRole('main');
  const lines = await main.locator(OUTLINE).evaluateAll((elements) => {
    const text = (element: Element) => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    const nameOf = (element: Element) => element.getAttribute('aria-label') ?? text(element);
    return elements
      .filter((element) => element.checkVisibility() && !element.closest('tbody, [contenteditable]'))
      .map((element) => {
        const role = element.getAttribute('role') ?? element.tagName.toLowerCase();
        return `${role} ${nameOf(element).replaceAll(/\d+/g, '#')}`;
      });
  });
  // The frame of a field without a label has a legend that says nothing, and comes with the field's code.
  const kept = lines.filter((line) => !OF_EDITOR.includes(line) && !/^legend \u200b?$/.test(line));
  return kept.filter((line, at) => line !== kept[at - 1]);
}

async function section(page: Page, address: string): Promise<string> {
  await page.goto(`/staff/${address}`);
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading.filter({ hasNotText: 'Staff console' })).toBeVisible();
  await settled(page);
  const lines = [`[${address}]`, ...(await outline(page))];
  const tabs = page.getByRole('main').getByRole('tab');
  for (let at = 1; at < (await tabs.count()); at += 1) {
    await tabs.nth(at).click();
    await settled(page);
    lines.push(`- ${await tabs.nth(at).textContent()}`, ...(await outline(page)));
  }
  return [...lines, ''].join('\n');
}

test('the console shows the same columns, inputs and actions as before', async ({ browser }) => {
  // A world of its own: what other tests have written would be seen here.
  const folder = fastFolder();
  const server = await startBuiltServer({ dataDir: folder, variables: { LOG_LEVEL: 'error' } });
  try {
    const context = await browser.newContext({ baseURL: server.url });
    const page = await context.newPage();
    watchRequests(page);
    await beStaffAnew(page, 'manager@example.com', DEMO_PASSWORD);
    const addresses = [...LISTS, ...RECORDS, ...FORMS.map((name) => `${name}/create`)];
    const sections: string[] = [];
    for (const address of addresses) sections.push(await section(page, address));
    const text = sections.join('\n');
    expect(text).toBe(snapshot('console-screens.txt', text));
    await context.close();
  } finally {
    await server.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
});
