/** Words of the house around the pages: signing in, menu and errors. */
export const session = {
  title: 'Staff console',
  lead: 'For mentors and managers of Tabidachi.',
  sign_in: 'Sign in',
  starting: 'Signing in…',
  not_staff_title: 'This account is not a staff account',
  not_staff: 'You are signed in as %{email}, which is not registered as a member of staff.',
  not_staff_unverified:
    'The address %{email} has not been verified yet. Open the link in the verification mail first.',
  not_staff_hint: 'Ask a manager to register this address, or sign in with another account.',
  to_student_site: 'Go to the student site',
  sign_out: 'Log out',
  failed_title: 'Signing in did not work',
  failed: 'The identity provider answered: %{reason}',
  unreachable_title: 'The server cannot be reached',
  unreachable: 'Check your connection and try again.',
  retry: 'Try again',
  lost_title: 'Your session has ended',
  lost: 'Sign in again to go on. What you were writing is kept on this device.',
} as const;

export const layout = {
  menu: 'Menu',
  open_menu: 'Open the menu',
  close_menu: 'Close the menu',
  skip: 'Skip to the content',
  applications: 'Applications',
  deliveries: 'Mails sent',
  undecided_mails: '%{smart_count} mail waits for a decision |||| %{smart_count} mails wait for a decision',
  language: 'Language',
  account: 'Account of %{name}',
  role: { mentor: 'Mentor', manager: 'Manager' },
  sign_out: 'Log out',
  new_tab: '(opens in a new tab)',
} as const;

export const problem = {
  connection: 'The server cannot be reached. What you have typed is still here: please try again.',
  unexpected: 'Something went wrong here. Please reload the page.',
  forbidden: 'You are not allowed to do this.',
  load: 'This could not be loaded.',
  retry: 'Try again',
  reload: 'Reload the page',
  not_found_title: 'There is no such page',
  managers_title: 'This page is for managers',
  managers: 'Ask a manager to look here, or to give your account the role.',
  to_start: 'Go to the applications',
} as const;

export const paging = {
  label: 'Pages',
  previous: 'Previous',
  next: 'Next',
  position: '%{from}–%{to} of %{total}',
  position_capped: '%{from}–%{to} of more than %{total}',
} as const;
