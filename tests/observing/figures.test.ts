import { jest } from '@jest/globals';
import request from 'supertest';
import { PageView } from '../../db/models/page-view.ts';
import { Delivery } from '../../db/models/delivery.ts';
import { OutboxEvent } from '../../db/models/outbox-event.ts';
import { ResumeVersion } from '../../db/models/resume-history.ts';
import { connect } from '../../db/connect.ts';
import { buildResumeDocument } from '../../domain/resume-document.ts';
import { watchDatabase } from '../../server/observing/database-figures.ts';
import { createFigures } from '../../server/observing/figures.ts';
import { watchPool } from '../../server/observing/pool-figures.ts';
import { processNextEvent } from '../../server/worker/process-event.ts';
import { startApi } from '../support/api.ts';
import { member, recruitment, student } from '../support/factories.ts';
import { prepared } from '../support/prepared.ts';
import { fullInput } from '../support/resume-input.ts';

/** What the operator sees of what the process does and of what waits in the database. */

const api = prepared(startApi);

/** The value of one line of /metrics; undefined where it is not there. */
async function figure(line: string, { registry } = api.figures): Promise<number | undefined> {
  const text = await registry.metrics();
  const found = text.split('\n').find((one) => one.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length + 1));
}

const requests = (call: string, status: number) =>
  figure(`tabidachi_requests_total{call="${call}",status="${status}"}`);

test('attempts of a process that has made none yet are 0, so that their rates have a line', async () => {
  const figures = createFigures();
  for (const [name, outcomes] of [
    ['mail', ['sent', 'retry', 'refused', 'unknown']],
    ['webhook', ['sent', 'retry', 'refused']],
  ] as const)
    for (const outcome of outcomes)
      expect(await figure(`tabidachi_${name}_attempts_total{outcome="${outcome}"}`, figures)).toBe(0);
});

describe('requests', () => {
  test('are counted by call and status, whatever their path looks like', async () => {
    await request(api.app).get('/jtj/queries/get_settings').expect(200);
    await request(api.app).get('/JTJ/queries/get_settings/?a=b').expect(400);
    await request(api.app).get('/jtj/queries/made-up-by-a-visitor').expect(404);
    await request(api.app).get('/files/secret-name').expect(404);
    expect(await requests('get_settings', 200)).toBe(1);
    expect(await requests('get_settings', 400)).toBe(1);
    expect(await requests('unknown call', 404)).toBe(1);
    expect(await requests('file', 404)).toBe(1);
    const text = await api.figures.registry.metrics();
    expect(text).not.toMatch(/made-up|secret-name|a=b/);
  });

  test('of the console by method and resource', async () => {
    const manager = await member(api, 'manager');
    await manager.list('companies').expect(200);
    await manager.get('/staff/api/companies/999999').expect(404);
    expect(await requests('GET companies', 200)).toBe(1);
    expect(await requests('GET companies', 404)).toBe(1);
  });

  test('have a histogram of their time; those of monitoring are left out', async () => {
    await request(api.app).get('/is-japan').expect(200);
    await request(api.app).get('/readyz').expect(200);
    const count = 'tabidachi_request_duration_seconds_count';
    expect(await figure(`${count}{call="is-japan"}`)).toBe(1);
    expect(await figure('tabidachi_request_duration_seconds_bucket{le="+Inf",call="is-japan"}')).toBe(1);
    expect(await requests('page', 200)).toBeUndefined();
  });
});

test('searches tell whether anything was found', async () => {
  await recruitment(api, { fields: { title: { ja: '通訳' } } });
  const found = (what: string) => figure(`tabidachi_searches_total{found="${what}"}`);
  const before = [await found('something'), await found('nothing')];
  await request(api.app).get('/jtj/queries/search_recruitments').expect(200);
  const nothing = 'q[company_id_eq_any][]=999999';
  await request(api.app).get(`/jtj/queries/search_recruitments?${nothing}`).expect(200);
  expect([await found('something'), await found('nothing')]).toEqual([before[0]! + 1, before[1]! + 1]);
});

test('PDFs are counted and timed, also those that fail', async () => {
  const printed = (outcome: string) =>
    figure(`tabidachi_pdf_duration_seconds_count{document="resume",outcome="${outcome}"}`);
  const document = buildResumeDocument(fullInput);
  await api.adapters.renderResume(document);
  await expect(api.adapters.renderResume(document, Buffer.from('no photo'))).rejects.toThrow();
  expect([await printed('printed'), await printed('failed')]).toEqual([1, 1]);
});

test('the worker counts what it takes up', async () => {
  const figures = createFigures();
  const { sequelize } = api;
  const now = () => api.clock.now;
  const logger = { info() {}, warn() {}, error() {} } as never;
  await OutboxEvent.create({ type: 'unheard_of', payload: { user_id: 1 }, available_at: now() });
  while (await processNextEvent({ sequelize, now, logger, baseUrl: 'https://tabidachi.example', figures }));
  expect(await figure('tabidachi_outbox_events_total{outcome="failed"}', figures)).toBe(1);
  figures.watchWorker(() => new Date(12_000));
  expect(await figure('tabidachi_worker_last_look_timestamp_seconds', figures)).toBe(12);
  await OutboxEvent.destroy({ where: { type: 'unheard_of' } });
});

describe('rows', () => {
  const minutes = (count: number) => new Date(api.clock.now.getTime() + count * 60_000);

  test('tell what waits, how long, and what a person has to decide', async () => {
    const person = await student(api);
    const job = await recruitment(api);
    await person.command('user__apply', { application: { recruitment_id: job.recruitment.id } }).expect(200);
    await OutboxEvent.destroy({ where: {} });
    const event = { type: 'application_created', payload: {} };
    await OutboxEvent.bulkCreate([
      { ...event, available_at: minutes(-10) },
      { ...event, available_at: minutes(-5) },
      { ...event, available_at: minutes(5) },
      { ...event, available_at: minutes(-90), attempts: 12 },
      { ...event, available_at: minutes(-99), processed_at: minutes(-98) },
    ]);
    const mail = {
      template: 'x',
      recipient_email: 'a@example.com',
      language_code: 'ja',
      available_at: minutes(-3),
    };
    await Delivery.bulkCreate([
      { ...mail, cause: '1', state: 'pending' },
      { ...mail, cause: '2', state: 'held' },
      { ...mail, cause: '3', state: 'held' },
      { ...mail, cause: '4', state: 'sent' },
      { ...mail, cause: '5', state: 'sent', bounced_at: minutes(0), bounce_kind: 'hard' },
    ]);
    const figures = createFigures();
    const refresh = watchDatabase(figures.registry, { sequelize: api.sequelize, now: () => api.clock.now });
    expect(await figure('tabidachi_outbox_waiting', figures)).toBeUndefined();
    await refresh();
    const at = (line: string) => figure(`tabidachi_${line}`, figures);
    expect(await at('database_reachable')).toBe(1);
    expect(await at('outbox_waiting')).toBe(2);
    expect(await at('outbox_oldest_seconds')).toBe(600);
    expect(await at('outbox_later')).toBe(1);
    expect(await at('outbox_given_up')).toBe(1);
    expect(await at('deliveries{state="pending"}')).toBe(1);
    expect(await at('deliveries{state="held"}')).toBe(2);
    expect(await at('deliveries{state="failed"}')).toBe(0);
    expect(await at('deliveries{state="returned"}')).toBe(1);
    expect(await at('deliveries_oldest_due_seconds')).toBe(180);
    expect(await at('pdfs_waiting')).toBe(await ResumeVersion.count({ where: { pdf_file_id: null } }));
    expect(await at('applications{state="applied"}')).toBe(1);
    expect(await at('applications_last_day')).toBe(1);
    expect(await at('sign_ups_last_day')).toBe(await at('students'));
    expect(await at('erasures_overdue')).toBe(0);
    expect(await at('rows_without_month{table="audit_logs"}')).toBe(0);
  });

  test('tell of rows for whose month nobody has made a partition', async () => {
    await PageView.create({ path: '/', visit_at: minutes(2 * 365 * 24 * 60) });
    const figures = createFigures();
    await watchDatabase(figures.registry, { sequelize: api.sequelize, now: () => api.clock.now })();
    expect(await figure('tabidachi_rows_without_month{table="page_views"}', figures)).toBe(1);
  });

  test('tell for how many days the next step is waited for', async () => {
    const { sequelize } = api;
    await sequelize.query(
      `update applications set state = 'sent_to_company', sent_resume_to_company_at = $1`,
      { bind: [minutes(-4 * 24 * 60)] },
    );
    const figures = createFigures();
    await watchDatabase(figures.registry, { sequelize, now: () => api.clock.now })();
    const days = (quantile: string) =>
      figure(`tabidachi_application_days_in_state{state="sent_to_company",quantile="${quantile}"}`, figures);
    expect([await days('0.5'), await days('0.9')]).toEqual([4, 4]);
  });

  test('are asked for once in a while, however often they are looked at', async () => {
    const refresh = watchDatabase(createFigures().registry, {
      sequelize: api.sequelize,
      now: () => api.clock.now,
    });
    await Promise.all([refresh(), refresh()]);
    await refresh();
    api.takeStatements();
    await refresh();
    expect(api.takeStatements()).toEqual([]);
  });

  test('of a database that is away are absent, not old', async () => {
    const figures = createFigures();
    const away = connect('postgres://nobody@127.0.0.1:1/nothing');
    const query = { fails: false };
    const sequelize = {
      query: (...asked: Parameters<typeof away.query>) =>
        query.fails ? away.query(...asked) : api.sequelize.query(...asked),
    } as typeof away;
    const clock = { now: api.clock.now };
    let skipped = 0;
    const time = jest.spyOn(performance, 'now').mockImplementation(() => (skipped += 1_000_000));
    try {
      const refresh = watchDatabase(figures.registry, { sequelize, now: () => clock.now });
      await refresh();
      expect(await figure('tabidachi_outbox_waiting', figures)).toBe(2);
      query.fails = true;
      await refresh();
    } finally {
      time.mockRestore();
      await away.close();
    }
    expect(await figure('tabidachi_database_reachable', figures)).toBe(0);
    expect(await figure('tabidachi_outbox_waiting', figures)).toBeUndefined();
    expect(await figure('tabidachi_deliveries{state="held"}', figures)).toBeUndefined();
  });
});

test('the pool tells its connections', async () => {
  const { registry } = createFigures();
  watchPool(registry, api.sequelize);
  const figures = { registry } as typeof api.figures;
  await api.sequelize.transaction(async () => {
    expect(await figure('tabidachi_database_connections{state="used"}', figures)).toBe(1);
  });
  expect(await figure('tabidachi_database_connections{state="used"}', figures)).toBe(0);
  expect(await figure('tabidachi_database_connections_max', figures)).toBe(10);
  expect(await figure('tabidachi_database_connections_waiting', figures)).toBe(0);
});
