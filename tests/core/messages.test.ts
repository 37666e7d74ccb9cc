import { languageId } from '../../domain/languages.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { member, recruitment, student } from '../support/factories.ts';
import { agreed as agreedApplication } from '../support/steps.ts';
import { prepared } from '../support/prepared.ts';

/** The specification's sentences as they reach a client, in the language of its page. */

const api = prepared(startApi);

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

describe('R22: a refusal of staff speaks of what they did', () => {
  const words = ({ body }: { body: { error: { message: string } } }) => body.error.message;

  test('sending without the confirmation, correcting what is not in correction', async () => {
    const { mentor, application } = await agreedApplication(api, { recruitment: { alert: '郵送は不要' } });
    const { id } = application;
    const sending = await mentor.command('hf_member__send_to_company', { application: { id } });
    expect([sending.status, words(sending)]).toEqual([
      422,
      'Please read this company’s note on resumes and confirm it before sending.',
    ]);
    const correction = { application: { id, resume: { version: 0, hf_remark: 'x' } } };
    const correcting = await mentor.command('hf_member__save_correction', correction);
    expect([correcting.status, words(correcting)]).toEqual([
      409,
      'This resume is not being corrected now. Start the correction first.',
    ]);
  });

  test('releasing a draft, and deleting what has been public', async () => {
    const manager = await member(api, 'manager');
    const { recruitment: draft } = await recruitment(api, { fields: { is_released: false } });
    const { id, version } = draft;
    const released = await manager.command('hf_member__release_recruitment', {
      recruitment: { id, version },
    });
    expect([released.status, words(released)]).toEqual([
      409,
      'This is not possible while the job ad is in its present state.',
    ]);
    const { recruitment: open } = await recruitment(api);
    await open.update({ published_at: api.clock.now });
    const removed = await manager.remove('recruitments', open.id, open.version);
    expect([removed.status, words(removed)]).toEqual([
      409,
      'A job ad that has been public cannot be deleted. Close it instead.',
    ]);
  });
});

describe('R22: what is meant is taken', () => {
  test('full-width digits and dashes of a phone number are kept as plain ones', async () => {
    const me = await student(api);
    const save = (phone_num: string) => me.command('user__update_profile', { user: { phone_num } });
    expect((await save('０８０ー１２３４−５６７８').expect(200)).body.phone_num).toBe('080-1234-5678');
    const refused = await save('none').expect(422);
    expect(refused.body.error.fields['user[phone_num]']).toEqual([
      { code: 'invalid_phone_number', message: 'Please enter a phone number in digits, like 080-1234-5678.' },
    ]);
  });

  test('so are those that staff write: of a student, of a company’s contact, of a colleague', async () => {
    const manager = await member(api, 'manager');
    const { user } = await student(api);
    const typed = '０３ー１２３４−５６７８';
    const kept = '03-1234-5678';
    const corrected = await manager.update('users', user.id, user.version, { phone_num: typed }).expect(200);
    expect(corrected.body.phone_num).toBe(kept);
    const company = {
      official_name: { ja: 'あ' },
      contact_persons: [
        { last_name: '鈴木', email: 'a@example.com', is_main_person: true, phone_num: typed },
      ],
    };
    const made = await manager.create('companies', company).expect(201);
    expect(made.body.contact_persons).toMatchObject([{ phone_num: kept }]);
    const names = { last_name_ja: '佐藤', first_name_ja: '花' };
    const colleague = { email: 'hana@example.com', role: 'mentor', ...names, phone_num: typed };
    const added = await manager.create('hf_members', colleague).expect(201);
    expect(added.body.phone_num).toBe(kept);
    await manager
      .create('hf_members', { ...colleague, email: 'x@example.com', phone_num: 'none' })
      .expect(422);
  });

  test('the log of behaviour comes as JSON text too; what is no object is refused', async () => {
    const me = await student(api);
    const { recruitment: job } = await recruitment(api);
    const { body } = await me.command('user__apply', { application: { recruitment_id: job.id } }).expect(200);
    const log = (behavior: unknown) =>
      me.command('user__update_application_behavior_log', { application: { id: body.id, behavior } });
    expect((await log('{"opened":[1,2]}').expect(200)).body.behavior).toEqual({ opened: [1, 2] });
    for (const text of ['', 'x', '[1]', '"a"', '{"a":'.repeat(3000)]) await log(text).expect(422);
  });

  test('a new item that is to be removed is not added', async () => {
    const me = await student(api);
    const user = { certifications: [{ name: 'A' }, { name: 'B', _destroy: true }, { id: '', name: 'C' }] };
    const { body } = await me.command('user__update_profile', { user }).expect(200);
    expect(body.certifications.map(({ name }: { name: string }) => name)).toEqual(['A', 'C']);
    const again = await me
      .commandByQuery(
        'user__update_profile',
        'user[certifications][][name]=D&user[certifications][][_destroy]=true',
      )
      .expect(200);
    expect(again.body.certifications).toEqual(body.certifications);
  });
});
