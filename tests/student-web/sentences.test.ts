import auth from '../../student-web/src/i18n/en/auth.json' with { type: 'json' };
import common from '../../student-web/src/i18n/en/common.json' with { type: 'json' };
import japanese from '../../student-web/src/i18n/ja/common.json' with { type: 'json' };

/** What section 8 of the specification has the screens say, word for word. */
test.each([
  [auth.deprecatedEmail.title, 'This email address is already linked to a different signup method.'],
  [auth.deprecatedEmail.text, 'Please sign in with that method.'],
  [auth.callback.failed, 'Login failed.'],
  [auth.unconfigured, 'Auth0 configuration is missing.'],
  [common.inquiry.sent, 'Successfully send an inquire'],
])('%s', (text, sentence) => {
  expect(text).toBe(sentence);
});

test('the warning outside Japan says in both languages whom the service is for', () => {
  expect(common.outsideJapan).toContain(
    'This service is for people who hold a valid Japanese residence status, or who will soon visit or study in Japan.',
  );
  expect(japanese.outsideJapan).toContain(
    '有効な在留資格をお持ちの方、またはまもなく来日・留学する方のためのものです。',
  );
});
