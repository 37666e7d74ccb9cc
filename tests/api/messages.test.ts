import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { languageId } from '../../server/domain/languages.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { recruitment, student } from '../support/factories.ts';

/** The specification's sentences as they reach a client, in the language of its page. */

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const LANGUAGES = ['en', 'ja', 'vi', 'th'] as const;
type InEach = Record<(typeof LANGUAGES)[number], string>;

async function sentences(ask: (call: ReturnType<TestApi['as']>) => Promise<string>, token: string | null) {
  const told: Partial<InEach> = {};
  for (const language of LANGUAGES) told[language] = await ask(api.as(token, languageId(language)));
  return told;
}

const english = (text: string) => ({ en: text, th: text });

describe('a field of the sign-up', () => {
  const agreed = '2026-11-21T02:00:00Z';
  const secret = { password: 'secret1', password_confirmation: 'secret1' };
  test.each([
    [
      'required',
      'user[agree_policy_at]',
      { email: 'a@example.com', ...secret },
      { ...english('This is required.'), ja: 'この項目は必須項目です。', vi: 'Mục này là bắt buộc.' },
    ],
    [
      'an e-mail address',
      'user[email]',
      { email: 'a@example', agree_policy_at: agreed, ...secret },
      {
        ...english("E-mail isn't valid"),
        ja: 'メールアドレスの形式が正しくありません',
        vi: 'E-mail không hợp lệ',
      },
    ],
    [
      'a password of five characters',
      'user[password]',
      { email: 'a@example.com', agree_policy_at: agreed, password: '12345', password_confirmation: '12345' },
      {
        ...english('This field must be at least 6 characters long.'),
        ja: '6文字以上で入力してください。',
        vi: 'Mục này phải có ít nhất 6 ký tự.',
      },
    ],
  ])('%s', async (_name, field, user, wanted) => {
    const told = await sentences(async ({ command }) => {
      const { body } = await command('user__sign_up', { user }).expect(422);
      return body.error.fields[field][0].message as string;
    }, null);
    expect(told).toEqual(wanted);
  });

  test('a referral code', async () => {
    const token = await api.tokenFor('referred@example.com');
    const payload = {
      user: { email: 'referred@example.com', agree_policy_at: agreed },
      referral_token: 'NOBODY',
    };
    const told = await sentences(async ({ command }) => {
      const { body } = await command('user__sign_up', payload).expect(422);
      expect(body.error.fields.referral_token[0].message).toBe(body.error.message);
      return body.error.message as string;
    }, token);
    expect(told).toEqual({
      ...english('Please check the code'),
      ja: 'コードを確認してください',
      vi: 'Vui lòng kiểm tra mã',
    });
  });
});

describe('a field of the profile', () => {
  test('the postal code', async () => {
    const { token } = await student(api);
    const told = await sentences(async ({ command }) => {
      const { body } = await command('user__update_profile', {
        user: { postal_code: '１６９-００７５' },
      }).expect(422);
      return body.error.fields['user[postal_code]'][0].message as string;
    }, token);
    expect(told).toEqual({
      ...english('Please enter a 7-digit half-width number like 450-0002'),
      ja: '450-0002 のように7桁の半角数字で入力してください',
      vi: 'Vui lòng nhập 7 chữ số như 450-0002',
    });
  });

  test('characters nobody sees are told to be typed again', async () => {
    const { command } = await student(api);
    const { body } = await command('user__update_profile', { user: { first_name: 'Linh\u202e' } }).expect(
      422,
    );
    expect(body.error.fields['user[first_name]']).toEqual([
      {
        code: 'invisible_characters',
        message: 'Please remove the invisible control characters: type the text again instead of pasting it.',
      },
    ]);
  });
});

describe('submitting', () => {
  test('without the agreement names its box', async () => {
    const me = await student(api);
    const { recruitment: job } = await recruitment(api);
    const { body: application } = await me
      .command('user__apply', { application: { recruitment_id: job.id } })
      .expect(200);
    for (const no_lie_agreement of [false, undefined]) {
      const { body } = await me
        .command('user__submit_resume_to_jtj', { application: { id: application.id, no_lie_agreement } })
        .expect(422);
      expect(body.error).toMatchObject({
        code: 'agreement_required',
        message: 'Please confirm that the resume has no serious errors or omissions.',
        fields: { 'application[no_lie_agreement]': [{ code: 'must_be_true', message: 'Please tick this.' }] },
      });
    }
  });
});
