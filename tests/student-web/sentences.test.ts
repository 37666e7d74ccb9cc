import { expect, test } from '@jest/globals';
import { en } from '../../student-web/src/i18n/en/en.ts';
import { ja } from '../../student-web/src/i18n/ja/ja.ts';

/** What section 8 of the specification has the screens say, word for word. */
test.each([
  [en.auth.deprecatedEmail.title, 'This email address is already linked to a different signup method.'],
  [en.auth.deprecatedEmail.text, 'Please sign in with that method.'],
  [en.auth.callback.failed, 'Login failed.'],
  [en.auth.unconfigured, 'Auth0 configuration is missing.'],
  [en.common.inquiry.sent, 'Successfully send an inquire'],
])('%s', (text, sentence) => {
  expect(text).toBe(sentence);
});

test('the warning outside Japan says in both languages whom the service is for', () => {
  expect(en.common.outsideJapan).toContain(
    'This service is for people who hold a valid Japanese residence status, or who will soon visit or study in Japan.',
  );
  expect(ja.common.outsideJapan).toContain(
    '有効な在留資格をお持ちの方、またはまもなく来日・留学する方のためのものです。',
  );
});
