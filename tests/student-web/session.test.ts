import {
  beforeLogOut,
  logOut,
  registerAuthenticator,
  renewSession,
  sessionStatus,
  sessionToken,
} from '../../student-web/src/lib/session.ts';

/** Whatever can go on has gone on. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

test('R3: a log-out waits for a token being fetched and its request; from then on none is asked for', async () => {
  const events: string[] = [];
  let answer!: (token: string) => void;
  let answerRequest!: () => void;
  const request = new Promise<void>((resolve) => (answerRequest = resolve));
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

  async function send(): Promise<void> {
    await sessionToken();
    events.push('sent');
    await beforeLogOut(request);
    events.push('answered');
  }
  const first = send();
  await turn();
  const leaving = logOut();
  await turn();
  void sessionToken().then(() => events.push('answered late'));
  void renewSession();
  await turn();
  expect(events).toEqual(['asked']);
  answer('a token');
  await turn();
  await turn();
  expect(events).toEqual(['asked', 'sent']);
  answerRequest();
  await Promise.all([first, leaving]);
  void sessionToken().then(() => events.push('answered late'));
  await turn();
  expect(events).toEqual(['asked', 'sent', 'answered', 'left']);
});
