import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

const LANGUAGES = ['ja', 'en', 'vi'] as const;
type Words = Record<(typeof LANGUAGES)[number], string>;

/** The public pages with words of theirs. */
const PAGES: readonly { path: string; title: Words; shows: Words }[] = [
  {
    path: '/',
    title: {
      ja: '外国人留学生のための日本の求人',
      en: 'Jobs in Japan for international students',
      vi: 'Việc làm tại Nhật Bản cho du học sinh',
    },
    // What staff wrote for the top page.
    shows: { ja: '在留資格', en: 'valid Japanese residence status', vi: 'tư cách lưu trú hợp lệ' },
  },
  {
    path: '/recruitments/1',
    title: {
      ja: '医療予約サービスのWebエンジニア',
      en: 'Web engineer for a clinic booking service',
      vi: 'Kỹ sư web cho dịch vụ đặt lịch khám',
    },
    shows: { ja: '262,000円', en: '¥262,000', vi: '262.000 ¥' },
  },
  {
    path: '/articles',
    title: { ja: '記事', en: 'Articles', vi: 'Bài viết' },
    shows: { ja: '2026年', en: ', 2026', vi: 'tháng' },
  },
  {
    path: '/articles/1',
    title: {
      ja: '日本の就職活動カレンダー：いつ、何をする？',
      en: 'A calendar of job hunting in Japan: what to do when',
      vi: 'Lịch tìm việc ở Nhật: khi nào làm gì?',
    },
    shows: { ja: '会員登録して続きを読む', en: 'Sign up and keep reading', vi: 'Đăng ký' },
  },
  {
    path: '/events',
    title: { ja: 'イベント', en: 'Events', vi: 'Sự kiện' },
    shows: { ja: '日本時間', en: 'Japan time', vi: 'giờ Nhật Bản' },
  },
  {
    path: '/events/1',
    title: {
      ja: '留学生のための履歴書ワークショップ',
      en: 'Resume workshop for international students',
      vi: 'Hội thảo viết CV kiểu Nhật (rirekisho) cho du học sinh',
    },
    shows: { ja: '申込期限', en: 'Apply by', vi: 'giờ Nhật Bản' },
  },
  {
    path: '/courses',
    title: { ja: '講座', en: 'Courses', vi: 'Khóa học' },
    shows: { ja: '求人票の読み方', en: 'Reading a job ad', vi: 'Cách đọc tin tuyển dụng' },
  },
  {
    path: '/terms_of_service',
    title: { ja: '利用規約', en: 'Terms of service', vi: 'Điều khoản sử dụng' },
    shows: { ja: '在留資格', en: 'Students pay nothing', vi: 'Sinh viên không phải trả' },
  },
];

const NEEDS: Words = { ja: 'JavaScriptが必要です', en: 'need', vi: 'cần' };
/** Of what is on its way; nothing comes without a script. */
const WAITING = /Loading|読み込み中|Đang tải/;

for (const language of LANGUAGES)
  test(`public pages can be read without JavaScript: ${language}`, async ({ page }) => {
    for (const { path, title, shows } of PAGES) {
      await page.goto(`${path}?lang=${language}&utm_source=x`);
      await expect(page).toHaveTitle(`${title[language]} | Tabidachi`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      const main = page.getByRole('main');
      await expect(main).toContainText(shows[language]);
      expect(await main.innerText()).not.toMatch(WAITING);
      await expect(main.getByRole('progressbar')).toHaveCount(0);
      await expect(page.locator('noscript p').first()).toContainText(NEEDS[language]);
      await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);

      const link = (selector: string) => page.locator(`link${selector}`).getAttribute('href');
      const origin = new URL(page.url()).origin;
      expect(await link('[rel=canonical]')).toBe(`${origin}${path}?lang=${language}`);
      for (const other of LANGUAGES)
        expect(await link(`[hreflang=${other}]`)).toBe(`${origin}${path}?lang=${other}`);
      expect(await link('[hreflang=x-default]')).toBe(`${origin}${path}`);
    }
  });

test('links lead on from list to page and back, and to the same page in another language', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/?lang=en');
  await page.getByRole('link', { name: /Web engineer for a clinic booking service/ }).click();
  await expect(heading).toHaveText('Web engineer for a clinic booking service');
  await page.getByRole('link', { name: '日本語', exact: true }).click();
  await expect(heading).toHaveText('医療予約サービスのWebエンジニア');
  await page.getByRole('link', { name: 'イベント', exact: true }).click();
  await expect(heading).toHaveText('イベント');
  await page.getByRole('link', { name: 'English', exact: true }).click();
  await page.getByRole('link', { name: /Resume workshop for international students/ }).click();
  await expect(heading).toHaveText('Resume workshop for international students');
  await page.getByRole('link', { name: 'All events' }).click();
  await page.getByRole('link', { name: 'Articles', exact: true }).click();
  await page.getByRole('link', { name: /A calendar of job hunting in Japan/ }).click();
  await expect(heading).toHaveText('A calendar of job hunting in Japan: what to do when');
  await page.getByRole('link', { name: 'Course', exact: true }).click();
  await expect(heading).toHaveText('Courses');
  await page.getByRole('banner').getByRole('link', { name: 'Tabidachi' }).click();
  await expect(heading).toHaveText('Your first step into a career in Japan');
});

test('a page that needs a script says so in the language asked for, with links to what can be read', async ({
  page,
}) => {
  const title: Words = {
    ja: 'このページにはJavaScriptが必要です',
    en: 'This page needs JavaScript',
    vi: 'Trang này cần JavaScript',
  };
  for (const path of ['/sign_up', '/recruitments', '/recruitments/1/apply', '/events/1/apply'])
    for (const language of LANGUAGES) {
      await page.goto(`${path}?lang=${language}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title[language]);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(await page.locator('body').innerText()).not.toMatch(/Loading/);
    }
  await page.getByRole('link', { name: 'Sự kiện', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sự kiện');
});

test('search engines learn what a page is and what a job offers', async ({ page }) => {
  await page.goto('/recruitments/1?lang=en');
  expect(await page.locator('meta[property="og:title"]').getAttribute('content')).toMatch(/^Web engineer/);
  const posting = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent())!);
  expect(posting).toMatchObject({ '@type': 'JobPosting', baseSalary: { currency: 'JPY' } });
  await expect(page.getByRole('main')).toContainText(posting.hiringOrganization.name);
  expect((await page.request.get(posting.hiringOrganization.logo)).headers()['content-type']).toMatch(
    /^image\//,
  );
  await expect(page.getByRole('main')).toContainText(posting.jobLocation[0].address.addressRegion);
  // Google punishes what a visitor cannot read: every line it is given stands on the page, each under its label.
  const lines = [...posting.description.matchAll(/(?<=<p>|<strong>|<br>)[^<]+/g)].map(([line]) => line);
  expect(lines.length).toBeGreaterThan(20);
  // What is folded away opens without a script.
  for (const fold of await page.getByRole('main').locator('summary').all()) await fold.click();
  const shown = (await page.getByRole('main').innerText()).replace(/\s+/g, ' ');
  for (const line of lines) expect(shown).toContain(line.replaceAll('&amp;', '&').replace(/\s+/g, ' '));
});
