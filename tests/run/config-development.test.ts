import { loadConfig } from '../../server/config.ts';
import { development, linesOf, tenant } from './support/config.ts';

describe('the development profile', () => {
  test('points the trio at the embedded provider, at the address we are reached at', () => {
    expect(loadConfig({ ...development, PORT: '3456' })).toMatchObject({
      development: true,
      baseUrl: 'http://localhost:3456',
      auth0: { embedded: true, domain: 'http://localhost:3456', issuer: 'http://localhost:3456/' },
    });
  });

  test("gives way to one's own tenant", () => {
    expect(loadConfig({ ...development, ...tenant })).toMatchObject({
      development: true,
      auth0: { embedded: false, issuer: 'https://tenant.example.com/' },
    });
  });

  test('never runs in production', () => {
    expect(linesOf({ ...development, NODE_ENV: 'production' })).toEqual([
      expect.stringMatching(/^TABIDACHI_PROFILE: /),
    ]);
  });

  test.each(['0.0.0.0', '::', '192.168.1.5'])('never listens on %s', (host) => {
    const lines = linesOf({ ...development, HOST: host, BASE_URL: 'http://localhost:3000' });
    expect(lines).toEqual([expect.stringMatching(/^HOST: /)]);
  });

  test('is never the inside of a public address', () => {
    expect(linesOf({ ...development, BASE_URL: 'https://jobs.example.com' })).toEqual([
      expect.stringMatching(/^BASE_URL: /),
    ]);
  });

  test('is the only one with the embedded provider: a forgotten variable fails closed', () => {
    expect(linesOf({ ...tenant, AUTH0_DOMAIN: 'embedded' })).toEqual([
      expect.stringMatching(/^AUTH0_DOMAIN: /),
    ]);
  });
});
