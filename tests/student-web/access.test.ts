import { wayOut, type Access } from '../../student-web/src/lib/access.ts';
import type { CurrentUser } from '../../student-web/src/lib/current-user.ts';
import { safeRedirect, withRedirect } from '../../student-web/src/lib/redirect.ts';

type Known = Exclude<CurrentUser, { status: 'loading' }>;

const visitor: Known = { status: 'visitor', lost: false };
const accountWith = (is_email_linked_elsewhere: boolean) =>
  ({ status: 'account', own: { is_signed_up: false, is_email_linked_elsewhere } }) as Known;
const account = accountWith(false);
const studentWith = (is_initialized: boolean, application_ids: number[]) => {
  const levels = { is_minimum_initialized: is_initialized, is_profile_enough_for_resume: false };
  return {
    status: 'student',
    own: { is_signed_up: true, is_initialized, ...levels, application_ids },
  } as unknown as Known;
};
const fresh = studentWith(false, []);
const student = studentWith(true, [7]);

const place = { path: '/applications/7?x=1', redirect: null, applicationId: 7 };
const back = '%2Fapplications%2F7%3Fx%3D1';

describe('who is sent where (specification sections 4 and 6)', () => {
  test.each<[Access, string | null, string | null, string | null, string | null]>([
    // page, visitor, account, not initialized, student
    ['public', null, null, null, null],
    ['logged_out', null, '/sign_up', '/recruitments', '/recruitments'],
    ['sign_up', null, null, '/recruitments', '/recruitments'],
    ['initialize', '/sign_up', '/sign_up', null, '/recruitments'],
    [
      'login',
      `/sign_up?redirect=${back}`,
      `/sign_up?redirect=${back}`,
      `/initialize_profile?redirect=${back}`,
      null,
    ],
    ['limited', `/sign_up?redirect=${back}`, `/sign_up?redirect=${back}`, null, null],
    ['own_application', `/sign_up?redirect=${back}`, `/sign_up?redirect=${back}`, '/recruitments', null],
  ])('%s', (access, forVisitor, forAccount, forFresh, forStudent) => {
    expect(wayOut(access, visitor, place)).toBe(forVisitor);
    expect(wayOut(access, account, place)).toBe(forAccount);
    expect(wayOut(access, fresh, place)).toBe(forFresh);
    expect(wayOut(access, student, place)).toBe(forStudent);
  });

  test('the wanted path is carried along, and taken where it leads', () => {
    const carrying = { ...place, redirect: '/recruitments/3/apply' };
    expect(wayOut('logged_out', student, carrying)).toBe('/recruitments/3/apply');
    expect(wayOut('sign_up', student, carrying)).toBe('/recruitments/3/apply');
    expect(wayOut('logged_out', account, carrying)).toBe('/sign_up?redirect=%2Frecruitments%2F3%2Fapply');
    expect(wayOut('own_application', student, { ...carrying, applicationId: 8 })).toBe(
      '/recruitments/3/apply',
    );
  });

  test('an address that belongs to another way of signing in is told so where somebody would sign up', () => {
    expect(wayOut('sign_up', accountWith(true), place)).toBe('/deprecated-email-error');
    expect(wayOut('public', accountWith(true), place)).toBeNull();
  });

  test("another person's application leads to the jobs", () => {
    expect(wayOut('own_application', student, { ...place, applicationId: 8 })).toBe('/recruitments');
    expect(wayOut('own_application', student, { ...place, applicationId: Number('x') })).toBe(
      '/recruitments',
    );
  });
});

describe('redirect', () => {
  test.each(['/profile', '/recruitments?page=2#jobs', '/recruitments/3/apply'])('%s stays', (path) => {
    expect(safeRedirect(path)).toBe(path);
  });

  test.each([
    null,
    '',
    'profile',
    '//evil.example',
    '/\\evil.example',
    '/\tevil',
    'https://evil.example/',
    'javascript:alert(1)',
    '/.//evil.example',
    '/log_out',
    '/sign_up?redirect=/profile',
    '/auth0-callback?code=1',
    '/',
  ])('%j is dropped', (path) => {
    expect(safeRedirect(path)).toBeNull();
  });

  test('is encoded as one parameter', () => {
    expect(withRedirect('/sign_up', '/recruitments?page=2&sort=salary')).toBe(
      '/sign_up?redirect=%2Frecruitments%3Fpage%3D2%26sort%3Dsalary',
    );
    expect(withRedirect('/sign_up', null)).toBe('/sign_up');
  });
});
