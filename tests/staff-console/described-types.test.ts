import { course } from '../../domain/entities/course.ts';
import { hfMember } from '../../domain/entities/hf-member.ts';
import { referralCode } from '../../domain/entities/referral-code.ts';
import { describe as describeResource } from '../../staff-console/src/described/describe.ts';

/** Never called: that each of these is a type error is what `npm run check` sees to. */
function mistakes() {
  const code = { words: 'office.codes', nameOf: (row: { token: string }) => row.token } as const;
  const list = { sort: ['id', 'DESC'], columns: ['token'] } as const;
  // @ts-expect-error a column that no row has
  describeResource('referral_codes', referralCode, { ...code, list: { ...list, columns: ['tokenn'] } });
  // @ts-expect-error a column without a label
  describeResource('referral_codes', referralCode, { ...code, list: { ...list, columns: ['created_at'] } });
  // @ts-expect-error a filter that the server does not take
  describeResource('referral_codes', referralCode, { ...code, list: { ...list, filters: ['token'] } });
  describeResource('referral_codes', referralCode, {
    ...code,
    list,
    // @ts-expect-error a field that the table does not have
    form: [{ title: 'office.codes.one', fields: ['tokan'] }],
  });
  // @ts-expect-error texts that are not there
  describeResource('referral_codes', referralCode, { ...code, words: 'office.nothing', list });
  describeResource('hf_members', hfMember, {
    words: 'office.members',
    // @ts-expect-error a name from a field that no row has
    nameOf: (row) => row.nickname,
    // @ts-expect-error words that the choices do not have
    choices: { role: (role) => `office.members.places.${role}` },
    list: { sort: ['id', 'ASC'], columns: ['email'] },
  });
  describeResource('courses', course, {
    words: 'learning.courses',
    nameOf: (row) => `${row.id}`,
    list: { sort: ['id', 'ASC'], columns: ['position'] },
    // @ts-expect-error a field that the rows of a list do not have
    form: [{ title: 'content.words', fields: [{ list: 'lessons', fields: ['video_uri'] }] }],
  });
}

test('a descriptor carries its resource, its table and what was told', () => {
  expect(mistakes).toBeInstanceOf(Function);
  const described = describeResource('referral_codes', referralCode, {
    words: 'office.codes',
    nameOf: (row) => row.token,
    list: { sort: ['id', 'DESC'], columns: ['token'] },
  });
  expect(described).toMatchObject({
    name: 'referral_codes',
    fields: referralCode.fields,
    words: 'office.codes',
  });
});
