import { parser } from '@prometheus-io/lezer-promql';
import { readFileSync } from 'node:fs';
import { collectDefaultMetrics } from 'prom-client';
import { parse } from 'yaml';
import { watchDatabase } from '../../server/observing/database-figures.ts';
import { createFigures } from '../../server/observing/figures.ts';
import { watchPool } from '../../server/observing/pool-figures.ts';
import { startOperations } from '../../server/start/operations.ts';
import { freshDatabase } from '../support/database.ts';
import { projectRoot } from '../../project-root.ts';
import { prepared } from '../support/prepared.ts';

/** The dashboard and the alerts as they are delivered: they can be read, and ask for nothing that is not there. */

interface Rule {
  alert: string;
  expr: string;
  for?: string;
  labels: { severity: string };
  annotations: { summary: string; description: string };
}
interface Panel {
  id: number;
  type: string;
  title: string;
  gridPos: { x: number; y: number; w: number; h: number };
  targets?: { expr: string; refId: string }[];
}

const read = (file: string) => readFileSync(`${projectRoot}/operations/${file}`, 'utf8');
const rules = (parse(read('prometheus/alerts.yml')) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  (group) => group.rules,
);
const dashboard = JSON.parse(read('grafana/tabidachi.json')) as {
  uid: string;
  panels: Panel[];
  templating: { list: { name: string; type: string }[] };
};
const targets = dashboard.panels.flatMap(({ title, targets: own = [] }) =>
  own.map(({ expr }) => [`panel "${title}"`, expr] as const),
);
const expressions = [...rules.map(({ alert, expr }) => [`alert ${alert}`, expr] as const), ...targets];

/** What an expression asks for, and whether it can be read at all. */
function askedBy(expression: string): { isBroken: boolean; metrics: string[] } {
  const metrics: string[] = [];
  let isBroken = false;
  parser.parse(expression).iterate({
    enter(node) {
      if (node.type.isError) isBroken = true;
      if (node.name === 'Identifier' && node.node.parent?.name === 'VectorSelector')
        metrics.push(expression.slice(node.from, node.to));
    },
  });
  return { isBroken, metrics };
}

const database = prepared(freshDatabase);

/** The names of all samples that a running process can give: with what has no value yet by its declared type. */
async function exported(): Promise<Set<string>> {
  const figures = createFigures();
  const { registry } = figures;
  collectDefaultMetrics({ register: registry });
  const { sequelize } = database;
  watchPool(registry, sequelize);
  figures.watchWorker(() => new Date(0));
  const refresh = watchDatabase(registry, { sequelize, now: () => new Date() });
  const operations = await startOperations({ host: '127.0.0.1', port: 0 }, { registry, refresh, roles: {} });
  const text = await (await fetch(`${operations.url}/metrics`)).text().finally(operations.stop);
  return new Set(
    [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name],
    ),
  );
}

test('a broken expression and a metric are told apart from a good one, and a label', () => {
  expect(askedBy('sum(rate(a_total{b="c"}[5m])) by (d) > on (e) f')).toEqual({
    isBroken: false,
    metrics: ['a_total', 'f'],
  });
  expect(askedBy('sum(rate(a_total[5m])').isBroken).toBe(true);
  expect(askedBy('a_total{b=c}').isBroken).toBe(true);
});

test.each(expressions)('%s can be read', (_name, expression) => {
  expect(askedBy(expression).isBroken).toBe(false);
});

test('every metric that is asked for is exported; "up" is Prometheus’s own', async () => {
  const known = await exported();
  const asked = expressions.flatMap(([name, expression]) =>
    askedBy(expression).metrics.map((metric) => [name, metric] as const),
  );
  expect(asked.length).toBeGreaterThan(60);
  expect(asked.filter(([, metric]) => metric !== 'up' && !known.has(metric))).toEqual([]);
});

test('every figure of ours is looked at by the dashboard', async () => {
  const shown = new Set(targets.flatMap(([, expression]) => askedBy(expression).metrics));
  const own = [...(await exported())].filter(
    (name) => name.startsWith('tabidachi_') && !/_(sum|bucket|count)$/.test(name),
  );
  expect(own.filter((name) => !shown.has(name))).toEqual([]);
});

test('alerts are complete and named once', () => {
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  for (const rule of rules) {
    expect(['page', 'ticket']).toContain(rule.labels.severity);
    expect(rule.for ?? '0m').toMatch(/^\d+[mh]$/);
    expect(rule.annotations.summary.length).toBeGreaterThan(10);
    expect(rule.annotations.description.length).toBeGreaterThan(10);
  }
});

test('panels have ids of their own, lie beside each other, and take the chosen data source', () => {
  const { panels, templating } = dashboard;
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  expect(templating.list).toEqual([expect.objectContaining({ name: 'datasource', type: 'datasource' })]);
  const cells = panels.flatMap(({ title, gridPos: { x, y, w, h } }) => {
    expect(x + w).toBeLessThanOrEqual(24);
    return Array.from({ length: w * h }, (_, n) => `${x + (n % w)}:${y + Math.floor(n / w)} ${title}`);
  });
  expect(new Set(cells.map((cell) => cell.split(' ', 1)[0])).size).toBe(cells.length);
  for (const panel of panels.filter(({ type }) => type !== 'row'))
    expect(panel).toMatchObject({ datasource: { type: 'prometheus', uid: '${datasource}' } });
});

test('Prometheus is told to read the alerts, from web and worker', () => {
  const settings = parse(read('prometheus/prometheus.yml')) as {
    rule_files: string[];
    scrape_configs: { job_name: string; static_configs: { labels: { role: string } }[] }[];
  };
  expect(settings.rule_files).toEqual(['alerts.yml']);
  const [job] = settings.scrape_configs;
  expect(job!.job_name).toBe('tabidachi');
  expect(job!.static_configs.map(({ labels }) => labels.role)).toEqual(['web', 'worker']);
  expect(expressions.some(([, expression]) => expression.includes('job="tabidachi"'))).toBe(true);
});
