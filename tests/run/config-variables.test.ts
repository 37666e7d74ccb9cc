import { USUAL_RETENTION } from '../../domain/retention.ts';
import { loadConfig } from '../../server/config.ts';
import { development, linesOf, tenant } from './support/config.ts';

test('counts a variable set to nothing as not set', () => {
  expect(loadConfig({ ...tenant, PORT: '', DATABASE_URL: ' ' })).toMatchObject({
    port: 3000,
    databaseUrl: null,
  });
});

describe('R38: the limits of calls', () => {
  test('are read from the environment', () => {
    const { limits } = loadConfig({
      ...tenant,
      CALLS_PER_MINUTE_OF_PERSON: '900',
      CALLS_PER_MINUTE_OF_ADDRESS: '3000',
      CALL_LIMITS: 'user__send_inquiry=20/day, *=500/minute',
    });
    expect(limits).toEqual({
      person: 900,
      address: 3000,
      calls: { user__send_inquiry: { times: 20, per: 'day' }, '*': { times: 500, per: 'minute' } },
    });
  });

  test.each([
    ['CALLS_PER_MINUTE_OF_PERSON', '0'],
    ['CALLS_PER_MINUTE_OF_ADDRESS', 'many'],
    ['CALL_LIMITS', 'user__send_inquiry=20'],
    ['CALL_LIMITS', '*=0/minute'],
  ])('%s=%s is refused by its name', (name, value) => {
    expect(linesOf({ ...tenant, [name]: value })).toEqual([expect.stringMatching(`^${name}: must be `)]);
  });
});

describe('the days that rows are kept', () => {
  test('are the usual ones of each table that is not named', () => {
    expect(loadConfig(tenant).retention).toEqual(USUAL_RETENTION);
    const given = { ...tenant, RETENTION_DAYS: 'page_views=90, audit_logs=forever' };
    expect(loadConfig(given).retention).toEqual({ ...USUAL_RETENTION, page_views: 90, audit_logs: null });
  });

  test.each(['page_views=89', 'page_views=never', 'users=400', '400'])('%s is refused', (text) => {
    expect(linesOf({ ...tenant, RETENTION_DAYS: text })).toEqual([
      expect.stringMatching('^RETENTION_DAYS: must be days '),
    ]);
  });
});

describe('R18: the address of the figures', () => {
  test('is that of METRICS_LISTEN', () => {
    expect(loadConfig({ ...tenant, METRICS_LISTEN: '[::1]:9464' }).metrics).toEqual({
      host: '::1',
      port: 9464,
    });
    expect(linesOf({ ...tenant, METRICS_LISTEN: '9464' })).toEqual([
      expect.stringMatching(/^METRICS_LISTEN: must be /),
    ]);
  });

  test('is of this machine under the development profile', () => {
    expect(loadConfig(development).metrics).toEqual({ host: '127.0.0.1', port: 0 });
    expect(linesOf({ ...development, METRICS_LISTEN: '0.0.0.0:9464' })).toEqual([
      expect.stringMatching(/^METRICS_LISTEN: /),
    ]);
  });
});

describe('R18: the number of open connections', () => {
  test('comes from the environment; of one address only where that is not a proxy', () => {
    const given = { ...tenant, HTTP_CONNECTIONS_MAX: '100', HTTP_CONNECTIONS_OF_ADDRESS: '7' };
    expect(loadConfig(given).connections).toEqual({ connections: 100, connectionsOfAddress: 7 });
    expect(loadConfig({ ...given, TRUST_PROXY: '1' }).connections.connectionsOfAddress).toBeNull();
    for (const name of ['HTTP_CONNECTIONS_MAX', 'HTTP_CONNECTIONS_OF_ADDRESS'])
      expect(linesOf({ ...tenant, [name]: '0' })).toEqual([expect.stringMatching(`^${name}: must be `)]);
  });
});

describe('R33: the connections to the database', () => {
  test('have their number and their time limits from the environment; 0 says no limit', () => {
    const config = loadConfig({
      ...tenant,
      DATABASE_POOL_MAX: '40',
      DATABASE_POOL_MIN: '4',
      DATABASE_POOL_ACQUIRE_SECONDS: '5',
      DATABASE_POOL_IDLE_SECONDS: '60',
      DATABASE_PREPARED_STATEMENTS: 'off',
      DATABASE_STATEMENT_TIMEOUT_SECONDS: '7',
      DATABASE_LOCK_TIMEOUT_SECONDS: '3',
      DATABASE_IDLE_TRANSACTION_TIMEOUT_SECONDS: '0',
    });
    expect(config.databasePool).toEqual({ max: 40, min: 4, acquire: 5_000, idle: 60_000 });
    expect(config.preparedStatements).toBe(false);
    expect(config.databaseLimits).toEqual({ statement: 7_000, lock: 3_000, idleInTransaction: 0 });
  });

  test('of a worker alone may take longer than those that people wait for', () => {
    const worker = { statement: 300_000, lock: 60_000, idleInTransaction: 300_000 };
    expect(loadConfig({ ...tenant, ROLE: 'worker' }).databaseLimits).toEqual(worker);
    expect(loadConfig({ ...tenant, ROLE: 'web' }).databaseLimits.statement).toBe(30_000);
  });

  test('may go past a pooler, and only where there is one', () => {
    const direct = { DATABASE_DIRECT_URL: 'postgres://app:secret@db.example.com/tabidachi' };
    expect(linesOf({ ...tenant, ...direct })).toEqual([
      'DATABASE_URL: is missing; DATABASE_DIRECT_URL only goes past its pooler',
    ]);
  });

  test.each([
    ['DATABASE_POOL_MAX', '0'],
    ['DATABASE_POOL_MIN', '11'],
    ['DATABASE_POOL_ACQUIRE_SECONDS', '0'],
    ['DATABASE_POOL_IDLE_SECONDS', 'long'],
    ['DATABASE_PREPARED_STATEMENTS', 'no'],
    ['DATABASE_STATEMENT_TIMEOUT_SECONDS', '-1'],
    ['DATABASE_LOCK_TIMEOUT_SECONDS', '10s'],
    ['DATABASE_IDLE_TRANSACTION_TIMEOUT_SECONDS', '1.5'],
  ])('%s=%s is refused by its name', (name, value) => {
    expect(linesOf({ ...tenant, [name]: value })).toEqual([expect.stringMatching(`^${name}: must `)]);
  });
});
