import { expect, test } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/start/demo.ts';
import { beLoggedIn } from './support/log-in.ts';

const COURSE = 'Japanese that carries in interviews';
const LESSONS = [
  'One minute about yourself',
  'Say why you apply',
  'When you did not catch it',
  'Questions that are hard to answer',
  'Your questions and your thanks',
];
const ARTICLE = 'A calendar of job hunting in Japan';

test('a visitor sees what courses teach and that an article goes on, and is led to sign up', async ({
  page,
}) => {
  await page.goto('/courses');
  const course = page.getByRole('article').filter({ hasText: COURSE });
  for (const lesson of LESSONS) await expect(course).toContainText(lesson);
  await expect(course.getByRole('link', { name: 'Sign up to learn, it is free' })).toHaveAttribute(
    'href',
    /^\/sign_up\?redirect=%2Fcourses%2F\d+$/,
  );
  await page.goto('/articles');
  await page.getByRole('link', { name: ARTICLE }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(ARTICLE);
  await expect(page.getByRole('link', { name: 'Sign up and read on' })).toHaveAttribute(
    'href',
    /^\/sign_up\?redirect=%2Farticles%2F\d+$/,
  );
  await expect(page.getByText('a checklist backwards')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Look for jobs that fit you' })).toHaveAttribute(
    'href',
    '/recruitments',
  );
});

test('a student goes from lesson to lesson, and what is done is remembered; an article goes on', async ({
  page,
}) => {
  await beLoggedIn(page, 'student@example.com', DEMO_PASSWORD);
  await page.goto('/courses');
  const course = page.getByRole('article').filter({ hasText: COURSE });
  await course.getByRole('link').last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(COURSE);
  await page.getByRole('link', { name: LESSONS[0] }).click();
  const heading = page.getByRole('heading', { level: 1 });
  const previous = page.getByRole('link', { name: 'Previous lesson' });
  const next = page.getByRole('link', { name: 'Next lesson' });
  for (const [index, lesson] of LESSONS.entries()) {
    await expect(heading).toHaveText(lesson);
    await expect(previous).toHaveCount(index === 0 ? 0 : 1);
    await expect(next).toHaveCount(index === LESSONS.length - 1 ? 0 : 1);
    if (index < 2) {
      await page.getByRole('button', { name: 'I have finished this lesson' }).click();
      await expect(page.getByRole('button', { name: 'Mark as not finished' })).toBeVisible();
    }
    if (index < LESSONS.length - 1) await next.click();
  }
  await previous.click();
  await expect(heading).toHaveText(LESSONS[3]!);
  await page.getByRole('link', { name: 'All lessons of this course' }).click();
  await expect(page.getByText('2 of 5 lessons done')).toBeVisible();
  await page.reload();
  await expect(page.getByText('2 of 5 lessons done')).toBeVisible();
  await page.getByRole('link', { name: LESSONS[0] }).click();
  await page.getByRole('button', { name: 'Mark as not finished' }).click();
  await expect(page.getByRole('button', { name: 'I have finished this lesson' })).toBeVisible();
  await page.getByRole('link', { name: 'All lessons of this course' }).click();
  await expect(page.getByText('1 of 5 lessons done')).toBeVisible();

  await page.goto('/articles');
  await page.getByRole('link', { name: ARTICLE }).click();
  await expect(page.getByText('a checklist backwards')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign up and read on' })).toHaveCount(0);
});
