import type { Locator, Page } from '@playwright/test';

/**
 * Types a day ('2027-03-05') or a time ('2027-03-05T13:00') into a date field of the console, as one does by keyboard.
 *
 * @param within the page or the dialog with the field, which is shown in English
 */
export async function fillDate(within: Locator | Page, label: string | RegExp, value: string): Promise<void> {
  const [year, month, day, ...time] = value.split(/[-T:]/);
  const field = within.getByRole('group', { name: label });
  await field.getByRole('spinbutton').first().click();
  await field.page().keyboard.press('ControlOrMeta+A');
  await field.page().keyboard.type([day, month, year, ...time].join(''));
}
