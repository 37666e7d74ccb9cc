import { ValueType, type HrTime } from '@opentelemetry/api';
import { emptyResource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  DataPointType,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { MetricObjectWithValues, MetricValue, Registry } from 'prom-client';

type Metric = MetricObjectWithValues<MetricValue<string>>;
type Value = MetricValue<string> & { metricName?: string };

const hrTime = (ms: number): HrTime => [Math.floor(ms / 1000), Math.round((ms % 1000) * 1e6)];

/** Without `le`, which tells buckets apart. */
function labelsOf({ labels }: Value): Record<string, string | number> {
  const { le: _le, ...own } = labels as Record<string, string | number>;
  return own;
}

/** The buckets, sum and count of each set of labels. Prometheus counts buckets up to a bound, OTLP between two. */
function histogramsOf({ name, values }: Metric) {
  const byLabels = new Map<string, Value[]>();
  for (const value of values as Value[]) {
    const key = JSON.stringify(labelsOf(value));
    byLabels.set(key, [...(byLabels.get(key) ?? []), value]);
  }
  return [...byLabels.values()].map((own) => {
    const buckets = own.filter(({ metricName }) => metricName === `${name}_bucket`);
    const boundaries = buckets
      .map(({ labels }) => Number((labels as { le?: string | number }).le))
      .filter((bound) => Number.isFinite(bound));
    const counts = buckets.map(({ value }, index) => value - (buckets[index - 1]?.value ?? 0));
    const sum = own.find(({ metricName }) => metricName === `${name}_sum`)?.value ?? 0;
    const count = own.find(({ metricName }) => metricName === `${name}_count`)?.value ?? 0;
    const value: Histogram = { buckets: { boundaries, counts }, sum, count };
    return { attributes: labelsOf(own[0] as Value), value };
  });
}

function metricDataOf(metric: Metric, startTime: HrTime, endTime: HrTime): MetricData | null {
  const { name, help, values } = metric;
  const type = String(metric.type);
  const descriptor = { name, description: help, unit: '', valueType: ValueType.DOUBLE };
  const base = { descriptor, aggregationTemporality: AggregationTemporality.CUMULATIVE };
  const during = { startTime, endTime };
  if (type === 'histogram') {
    const dataPoints = histogramsOf(metric).map((point) => ({ ...during, ...point }));
    return { ...base, dataPointType: DataPointType.HISTOGRAM, dataPoints };
  }
  const dataPoints = values.map((value) => ({ ...during, attributes: labelsOf(value), value: value.value }));
  if (type === 'counter') return { ...base, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints };
  return type === 'gauge' ? { ...base, dataPointType: DataPointType.GAUGE, dataPoints } : null;
}

/** The figures of a registry as OpenTelemetry takes them: counted once, they leave by both ways. */
export function figuresProducer(registry: Registry, refresh: () => Promise<void>): MetricProducer {
  const startTime = hrTime(Date.now());
  return {
    async collect() {
      await refresh();
      const endTime = hrTime(Date.now());
      const all = (await registry.getMetricsAsJSON()) as unknown as Metric[];
      const metrics = all.flatMap((metric) => metricDataOf(metric, startTime, endTime) ?? []);
      const scopeMetrics = [
        { scope: { name: 'tabidachi' }, metrics: metrics.filter(({ dataPoints }) => dataPoints.length > 0) },
      ];
      return { resourceMetrics: { resource: emptyResource(), scopeMetrics }, errors: [] };
    },
  };
}
