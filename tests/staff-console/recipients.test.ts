import { recipientsOf } from '../../staff-console/src/resources/applications/events/recipients.ts';

const person = (last_name: string, email: string | null, is_main_person = false) => ({
  id: 1,
  first_name: null,
  last_name,
  first_name_kana: null,
  last_name_kana: null,
  position: null,
  phone_num: null,
  email,
  is_main_person,
});
const company = (contact_persons: ReturnType<typeof person>[]) =>
  ({ contact_persons, cc_emails: [{ id: 1, email: 'cc@example.com' }] }) as never;

test('the main contact persons get the mail', () => {
  const answer = recipientsOf(company([person('A', 'a@example.com'), person('B', 'b@example.com', true)]));
  expect(answer.to.map(({ email }) => email)).toEqual(['b@example.com']);
  expect(answer.cc).toEqual(['cc@example.com']);
});

test('every contact person gets it when no main one can be reached', () => {
  const answer = recipientsOf(company([person('A', 'a@example.com'), person('B', null, true)]));
  expect(answer.to.map(({ email }) => email)).toEqual(['a@example.com']);
});

test('nobody with an address, or a company seen without its contacts: nobody', () => {
  expect(recipientsOf(company([person('A', null)])).to).toEqual([]);
  expect(recipientsOf({} as never)).toEqual({ to: [], cc: [] });
});
