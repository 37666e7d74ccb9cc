import {
  logOut,
  registerAuthenticator,
  renewSession,
  sessionStatus,
  sessionToken,
} from '../../student-web/src/lib/session.ts';

/** Whatever can go on has gone on. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

test('R3: a log-out waits for tokens that are being fetched, and none is asked for from then on', async () => {
  const events: string[] = [];
  let answer!: (token: string) => void;
  registerAuthenticator({
    token() {
      events.push('asked');
      return new Promise((resolve) => (answer = resolve));
    },
    renew: async () => void events.push('renewed'),
    logIn: async () => {},
    logOut: async () => void events.push('left'),
  });
  sessionStatus.set('logged_in');

  const first = sessionToken().then(() => events.push('answered'));
  await turn();
  const leaving = logOut();
  await turn();
  void sessionToken().then(() => events.push('answered late'));
  void renewSession();
  await turn();
  expect(events).toEqual(['asked']);
  answer('a token');
  await Promise.all([first, leaving]);
  void sessionToken().then(() => events.push('answered late'));
  await turn();
  expect(events).toEqual(['asked', 'answered', 'left']);
});
