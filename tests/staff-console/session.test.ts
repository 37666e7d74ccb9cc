import { Auth0Client } from '@auth0/auth0-spa-js';
import { Session } from '../../staff-console/src/session/session.ts';

/** As much of a browser as signing out touches. */
const BROWSER = {
  location: { origin: 'https://tabidachi.example', pathname: '/staff/', search: '' },
  document: { cookie: '' },
  addEventListener: () => {},
  navigator: { onLine: true },
  sessionStorage: { length: 0, key: () => null, removeItem: () => {} },
  localStorage: { length: 0, key: () => null, removeItem: () => {} },
};
const GLOBALS = { ...BROWSER, fetch: () => Promise.resolve(new Response()) };
const before = Object.keys(GLOBALS).map(
  (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
);
beforeAll(() => {
  for (const [name, value] of Object.entries(GLOBALS))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
});
afterAll(() => {
  for (const [name, descriptor] of before)
    if (descriptor) Object.defineProperty(globalThis, name, descriptor);
    else Reflect.deleteProperty(globalThis, name);
});

/** Whatever can go on has gone on. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

test('R3: signing out of the console waits for tokens under way, and asks for none from then on', async () => {
  const events: string[] = [];
  const answers: ((token: string) => void)[] = [];
  const client = Auth0Client.prototype as unknown as Record<string, unknown>;
  const kept = { getTokenSilently: client['getTokenSilently'], logout: client['logout'] };
  client['getTokenSilently'] = () => {
    events.push('asked');
    return new Promise((resolve) => answers.push(resolve));
  };
  client['logout'] = async () => void events.push('left');
  try {
    const session = new Session({ domain: 'id.example', audience: 'x', client_id_staff: 'staff' });
    void session.renew();
    const leaving = session.signOut();
    await turn();
    // The token that ends the cookie of /admin is there; the one asked for first is not.
    answers[1]!('a token');
    await turn();
    void session.token();
    await turn();
    expect(events).toEqual(['asked', 'asked']);
    answers[0]!('another');
    await leaving;
    void session.renew();
    await turn();
    expect(events).toEqual(['asked', 'asked', 'left']);
  } finally {
    Object.assign(client, kept);
  }
});

test('T1: without a connection a token that has run out is not waited for, and the session has not ended', async () => {
  const client = Auth0Client.prototype as unknown as Record<string, unknown>;
  const kept = client['getTokenSilently'];
  const modes: unknown[] = [];
  let held: string | undefined = 'a token';
  client['getTokenSilently'] = async ({ cacheMode }: { cacheMode: string }) => {
    modes.push(cacheMode);
    return held;
  };
  BROWSER.navigator.onLine = false;
  try {
    const session = new Session({ domain: 'id.example', audience: 'x', client_id_staff: 'staff' });
    expect(await session.token()).toBe('a token');
    held = undefined;
    await expect(session.token()).rejects.toThrow('No connection');
    expect(modes).toEqual(['cache-only', 'cache-only']);
    expect(session.isLost).toBe(false);
  } finally {
    BROWSER.navigator.onLine = true;
    client['getTokenSilently'] = kept;
  }
});
