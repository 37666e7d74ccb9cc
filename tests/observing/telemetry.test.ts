import http from 'node:http';
import type { AddressInfo } from 'node:net';
import request from 'supertest';
import { connect } from '../../db/connect.ts';
import { loadConfig } from '../../server/config.ts';
import { createFigures } from '../../server/observing/figures.ts';
import { startTelemetry } from '../../server/observing/telemetry.ts';
import { NO_TRACING } from '../../server/observing/tracing.ts';
import { read, sourceFiles } from '../architecture/imports.ts';
import { tenant } from '../run/support/config.ts';
import { startApi } from '../support/api.ts';
import { student } from '../support/factories.ts';

/** What a collector gets of OpenTelemetry, and that it holds nothing of a person. */

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number };
}
interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: Attribute[];
  status: { code?: number };
}

const variables = (endpoint: string, more: Record<string, string> = {}) => ({
  ...tenant,
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  ...more,
});

describe('the standard variables', () => {
  const telemetry = (more: Record<string, string>) => loadConfig({ ...tenant, ...more }).telemetry;

  test('decide what is sent', () => {
    const at = 'http://127.0.0.1:4318';
    expect(telemetry({})).toBeNull();
    expect(telemetry({ OTEL_EXPORTER_OTLP_ENDPOINT: at })).toEqual({ traces: true, metricsEveryMs: 60_000 });
    expect(telemetry({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: at })).toEqual({
      traces: true,
      metricsEveryMs: null,
    });
    expect(
      telemetry({
        OTEL_EXPORTER_OTLP_ENDPOINT: at,
        OTEL_TRACES_EXPORTER: 'none',
        OTEL_METRIC_EXPORT_INTERVAL: '5000',
      }),
    ).toEqual({ traces: false, metricsEveryMs: 5_000 });
    expect(telemetry({ OTEL_EXPORTER_OTLP_ENDPOINT: at, OTEL_SDK_DISABLED: 'true' })).toBeNull();
  });

  test('that cannot be kept stop the start', () => {
    expect(() => telemetry({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' })).toThrow(
      'OTEL_EXPORTER_OTLP_ENDPOINT',
    );
    expect(() => telemetry({ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' })).toThrow('OTEL_EXPORTER_OTLP_PROTOCOL');
  });
});

test('nothing of OpenTelemetry is loaded where nothing is configured', async () => {
  const telemetry = await startTelemetry(null, {
    role: 'web',
    registry: createFigures().registry,
    refresh: async () => {},
  });
  expect(telemetry.tracing).toBe(NO_TRACING);
  const loaded = /^import (?!type\b)[^;]*from '@opentelemetry\//m;
  const ours = sourceFiles().filter((file) => file.startsWith('server/'));
  const files = ours.filter((file) => loaded.test(read(file)));
  // Which telemetry.ts imports only when metrics are sent.
  expect(files).toEqual(['server/observing/figures-producer.ts']);
  expect(read('server/observing/telemetry.ts')).toContain("await import('./figures-producer.ts')");
  expect(ours.filter((file) => read(file).includes("from './figures-producer.ts'"))).toEqual([]);
});

describe('a collector', () => {
  const got: { path: string; body: string }[] = [];
  const collector = http.createServer((req, res) => {
    let body = '';
    req.on('data', (part) => (body += part));
    req.on('end', () => {
      got.push({ path: req.url ?? '', body });
      res.setHeader('content-type', 'application/json').end('{}');
    });
  });
  let endpoint = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => {
      collector.listen(0, '127.0.0.1', resolve);
    });
    endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
    // The packages read it by themselves, as they do in production.
    process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = endpoint;
  });
  afterAll(() => {
    delete process.env['OTEL_EXPORTER_OTLP_ENDPOINT'];
    collector.closeAllConnections();
    collector.close();
  });
  beforeEach(() => void got.splice(0));

  const factsOf = (span: Span) =>
    Object.fromEntries(
      span.attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]),
    );
  const spans = () =>
    got
      .filter(({ path }) => path === '/v1/traces')
      .flatMap(({ body }) =>
        (JSON.parse(body).resourceSpans as { scopeSpans: { spans: Span[] }[] }[]).flatMap(({ scopeSpans }) =>
          scopeSpans.flatMap((scope) => scope.spans),
        ),
      );

  const start = (registry = createFigures().registry, refresh = async () => {}) =>
    startTelemetry(loadConfig(variables(endpoint)).telemetry, { role: 'web', registry, refresh });

  test('gets a span of each request, of what is printed in it, below the trace of the caller', async () => {
    const telemetry = await start();
    const api = await startApi({ tracing: telemetry.tracing });
    try {
      const person = await student(api);
      const traceId = 'a'.repeat(32);
      await person
        .get('/jtj/queries/user__get_activity_report_pdf?from=2026-04-01&until=2026-09-30')
        .set('traceparent', `00-${traceId}-${'b'.repeat(16)}-01`)
        .set('x-request-id', 'request-0001')
        .expect(200);
      await person.command('user__send_inquiry', { message: 'My number is 090-1234-5678' }).expect(200);
      await request(api.app)
        .get('/jtj/queries/search_recruitments?full_text_search_query=secret')
        .expect(200);
      await telemetry.stop();
      const all = spans();
      const pdf = all.find(({ name }) => name === 'user__get_activity_report_pdf')!;
      expect(pdf).toMatchObject({ traceId, parentSpanId: 'b'.repeat(16) });
      expect(factsOf(pdf)).toEqual({
        'http.request.method': 'GET',
        'http.response.status_code': 200,
        'tabidachi.request_id': 'request-0001',
      });
      expect(all.find(({ name }) => name === 'print activity_report')).toMatchObject({
        traceId,
        parentSpanId: pdf.spanId,
      });
      const inquiry = all.find(({ name }) => name === 'user__send_inquiry')!;
      expect(inquiry.traceId).not.toBe(traceId);
      const sent = got.map(({ body }) => body).join('\n');
      expect(sent).not.toContain(person.email);
      expect(sent).not.toMatch(/090-1234|secret|full_text/);
    } finally {
      await api.close();
    }
  });

  test('gets the statements of a span by their first word, and what failed without its words', async () => {
    const telemetry = await start();
    const api = await startApi();
    const { tracing, onStatement } = telemetry;
    const database = connect(api.url, { onStatement });
    try {
      await database.query('select 1');
      await tracing.span('event x', { 'tabidachi.outbox_event_id': 7 }, () =>
        database.query(`select 'student@example.com'`),
      );
      const failing = tracing.span('mail x', {}, () =>
        Promise.reject(new TypeError('to student@example.com')),
      );
      await expect(failing).rejects.toThrow('student');
      await telemetry.stop();
      const all = spans();
      const event = all.find(({ name }) => name === 'event x')!;
      expect(factsOf(event)).toEqual({ 'tabidachi.outbox_event_id': 7 });
      expect(all.filter(({ name }) => name === 'SELECT')).toEqual([
        expect.objectContaining({ parentSpanId: event.spanId }),
      ]);
      const mail = all.find(({ name }) => name === 'mail x')!;
      expect(mail.status.code).toBe(2);
      expect(factsOf(mail)).toEqual({ 'error.type': 'TypeError' });
      expect(got.map(({ body }) => body).join('\n')).not.toContain('student@');
    } finally {
      await database.close();
      await api.close();
    }
  });

  test('gets the figures as metrics, and the last of them at the end', async () => {
    const figures = createFigures();
    let refreshed = 0;
    const telemetry = await start(figures.registry, async () => void (refreshed += 1));
    figures.requestEnded('get_settings', 200, 0.03);
    figures.requestEnded('get_settings', 200, 3);
    figures.watchWorker(() => new Date(5_000));
    await telemetry.stop();
    expect(refreshed).toBeGreaterThan(0);
    const sent = got.findLast(({ path }) => path === '/v1/metrics')!;
    const [{ resource, scopeMetrics }] = JSON.parse(sent.body).resourceMetrics;
    expect(resource.attributes).toEqual(
      expect.arrayContaining([{ key: 'service.name', value: { stringValue: 'tabidachi' } }]),
    );
    const metrics = (scopeMetrics as { metrics: { name: string }[] }[]).flatMap((scope) => scope.metrics);
    const metric = (name: string) => metrics.find((one) => one.name === name);
    expect(metric('tabidachi_requests_total')).toMatchObject({
      sum: { isMonotonic: true, aggregationTemporality: 2, dataPoints: [{ asDouble: 2 }] },
    });
    expect(metric('tabidachi_worker_last_look_timestamp_seconds')).toMatchObject({
      gauge: { dataPoints: [{ asDouble: 5 }] },
    });
    expect(metric('tabidachi_request_duration_seconds')).toMatchObject({
      histogram: {
        dataPoints: [
          {
            count: 2,
            sum: 3.03,
            explicitBounds: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
            bucketCounts: [0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0],
          },
        ],
      },
    });
  });
});
