import { expect, test } from '@playwright/test';
import { initializeProfile, signUp, tellSchool } from './support/profile.ts';
import { createAccount } from './support/student.ts';

test('R27: a university is found by any of its names, and its faculties are suggested', async ({ page }) => {
  await page.goto('/sign_up');
  await createAccount(page, 'universities.e2e@example.com');
  await signUp(page);
  await page.goto('/initialize_profile');
  await initializeProfile(page);
  await tellSchool(page);
  await page.goto('/profile?step=education');

  await page.getByRole('button', { name: 'Add a university' }).click();
  const university = page.getByRole('combobox', { name: /^University/ }).last();
  await university.fill('東京工業大学');
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('now 東京科学大学');
  await expect(page.getByRole('listbox').getByRole('option').nth(1)).toContainText(
    'Institute of Science Tokyo',
  );
  await university.fill('tokyo');
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText(
    'The University of Tokyo',
  );
  await page.getByRole('listbox').getByRole('option').first().click();
  await expect(university).toHaveValue('東京大学');

  const department = page.getByRole('combobox', { name: 'Faculty and department' }).last();
  await department.click();
  await page.getByRole('listbox').getByRole('option', { name: '工学部' }).click();
  await expect(department).toHaveValue('工学部');
  // Any other text is as good.
  await department.pressSequentially('　電子情報工学科');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Languages', exact: true })).toBeVisible();
  await page.goto('/profile?step=education');
  await expect(page.getByRole('combobox', { name: 'Faculty and department' }).last()).toHaveValue(
    '工学部　電子情報工学科',
  );
});
