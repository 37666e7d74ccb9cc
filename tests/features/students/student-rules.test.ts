import { User } from '../../../db/models/user.ts';
import { startApi } from '../../support/api.ts';
import { member, student } from '../../support/factories.ts';
import { prepared } from '../../support/prepared.ts';

const api = prepared(startApi);
const manager = prepared(() => member(api, 'manager'));
const linh = prepared(() => student(api));

/** What tests/features/profile/profile-rules.test.ts holds for the student's own form, tried by a manager. */
test.each<[string, object, number, object]>([
  [
    'a graduation in a lifetime',
    { graduate_latest_school_at: '2199-03-01' },
    422,
    { graduate_latest_school_at: [{ code: 'future_date' }] },
  ],
  [
    'a graduation before birth',
    { graduate_latest_school_at: '1990-03-01' },
    422,
    { graduate_latest_school_at: [{ code: 'before_birth' }] },
  ],
  ['a name of blanks', { first_name: ' \u3000' }, 422, { first_name: [{ code: 'required' }] }],
  // What the student says of themselves is not staff's to write at all.
  ['a birth day', { birth_day: '2199-12-31' }, 400, { birth_day: [{ code: 'unknown_field' }] }],
  [
    'an agreement',
    { agree_policy_at: '2020-01-01T00:00:00Z' },
    400,
    { agree_policy_at: [{ code: 'unknown_field' }] },
  ],
  ['a skill without its name', { skills: [{}] }, 400, { skills: [{ code: 'unknown_field' }] }],
  [
    'a university without its name',
    { universities: [{ degree_id: 1 }] },
    400,
    { universities: [{ code: 'unknown_field' }] },
  ],
  [
    'an expiry date without a residence status',
    { residence_record: { expires_at: '2028-03-31' } },
    400,
    { residence_record: [{ code: 'unknown_field' }] },
  ],
])('R21: %s is refused by its field', async (_what, body, status, fields) => {
  const { version } = await User.findByPk(linh.user.id, { rejectOnEmpty: true });
  const answer = await manager.update('users', linh.user.id, version, body).expect(status);
  expect(answer.body.error.fields).toMatchObject(fields);
  expect(await User.findByPk(linh.user.id, { rejectOnEmpty: true })).toMatchObject({ version });
});
