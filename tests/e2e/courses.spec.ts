import { expect, test } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/start/demo.ts';
import { beLoggedIn } from './support/log-in.ts';

const COURSE = 'Japanese that works in interviews';
const LESSONS = ['The interview, from first minute to last question', 'Business Japanese beyond the JLPT'];
const ARTICLE = 'A calendar of job hunting in Japan';

test('a visitor sees what courses teach and that an article goes on, and is led to sign up', async ({
  page,
}) => {
  await page.goto('/courses');
  const course = page.getByRole('article').filter({ hasText: COURSE });
  for (const lesson of LESSONS) await expect(course).toContainText(lesson);
  await expect(course.getByText(/^about 1[1-5] minutes$/)).toHaveCount(LESSONS.length);
  await expect(course.getByRole('link', { name: 'Sign up for free to start learning' })).toHaveAttribute(
    'href',
    /^\/sign_up\?redirect=%2Fcourses%2F\d+$/,
  );
  await page.goto('/articles');
  await page.getByRole('link', { name: ARTICLE }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(ARTICLE);
  await expect(page.getByRole('link', { name: 'Sign up and keep reading' })).toHaveAttribute(
    'href',
    /^\/sign_up\?redirect=%2Farticles%2F\d+$/,
  );
  await expect(page.getByText('a checklist backwards')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Find jobs that fit you' })).toHaveAttribute(
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
  const finish = page.getByRole('button', { name: 'Mark as done' });
  const notYet = page.getByRole('button', { name: 'Mark as not done' });
  await expect(heading).toHaveText(LESSONS[0]!);
  await expect(page.getByText(/^Lesson 1 · about 1[1-5] minutes$/)).toBeVisible();
  // The answer folds out under its question.
  const answer = page.getByText('Asking about one word shows that you understood all the others.');
  await expect(answer).toBeHidden();
  await page.getByText('The interviewer says a sentence with the word 「配属」').click();
  await expect(answer).toBeVisible();
  await expect(previous).toHaveCount(0);
  await finish.click();
  await expect(notYet).toBeVisible();
  await next.click();
  await expect(heading).toHaveText(LESSONS[1]!);
  await expect(next).toHaveCount(0);
  await previous.click();
  await expect(heading).toHaveText(LESSONS[0]!);
  await page.getByRole('link', { name: 'All lessons of this course' }).click();
  const done = page.getByText('1 of 2 lessons done');
  await expect(done).toBeVisible();
  await page.reload();
  await expect(done).toBeVisible();
  await page.getByRole('link', { name: LESSONS[0] }).click();
  await notYet.click();
  await expect(finish).toBeVisible();
  await page.getByRole('link', { name: 'All lessons of this course' }).click();
  await expect(page.getByRole('link', { name: LESSONS[1] })).toBeVisible();
  await expect(done).toHaveCount(0);

  await page.goto('/articles');
  await page.getByRole('link', { name: ARTICLE }).click();
  await expect(page.getByText('a checklist backwards')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign up and keep reading' })).toHaveCount(0);
});
