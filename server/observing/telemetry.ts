import { AsyncLocalStorage } from 'node:async_hooks';
import { hostname } from 'node:os';
import type { Context } from '@opentelemetry/api';
import type { Registry } from 'prom-client';
import type { TelemetryConfig } from '../config.ts';
import { NO_TRACING, type Tracing } from './tracing.ts';

/** Who exports, and whom it may not keep from ending. */
interface Telemetry {
  tracing: Tracing;
  /** For the database's connections; undefined where nobody wants to know of statements. */
  onStatement: Tracing['statement'] | undefined;
  stop(): Promise<void>;
}

interface Options {
  /** What this process is: web, worker or both. */
  role: string;
  /** The figures to send as metrics. */
  registry: Registry;
  /** Brings them up to date. */
  refresh(): Promise<void>;
}

/** A collector that does not answer may not hold up a stop. */
const STOP_MS = 5_000;
const TRACEPARENT = /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;

/**
 * Sends traces and metrics by OTLP (HTTP, JSON) to where the standard OTEL_* variables say. Its packages are loaded
 * only where they are set: headers, certificates, time limits and the sampler are theirs to read.
 */
export async function startTelemetry(config: TelemetryConfig | null, options: Options): Promise<Telemetry> {
  if (!config) return { tracing: NO_TRACING, onStatement: undefined, stop: async () => {} };
  const { defaultResource, detectResources, envDetector, resourceFromAttributes } =
    await import('@opentelemetry/resources');
  const resource = defaultResource()
    .merge(
      resourceFromAttributes({
        'service.name': 'tabidachi',
        'service.instance.id': `${hostname()}-${options.role}-${process.pid}`,
      }),
    )
    .merge(detectResources({ detectors: [envDetector] }));
  const traces = config.traces ? await startTraces(resource) : null;
  const metrics =
    config.metricsEveryMs === null ? null : await startMetrics(resource, config.metricsEveryMs, options);
  return {
    tracing: traces?.tracing ?? NO_TRACING,
    onStatement: traces?.tracing.statement,
    async stop() {
      let timer: NodeJS.Timeout | undefined;
      const patience = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, STOP_MS);
      });
      await Promise.race([Promise.allSettled([traces?.stop(), metrics?.stop()]), patience]);
      clearTimeout(timer);
    },
  };
}

type Resource = ReturnType<(typeof import('@opentelemetry/resources'))['defaultResource']>;

async function startTraces(resource: Resource): Promise<Omit<Telemetry, 'onStatement'>> {
  const { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } = await import('@opentelemetry/api');
  const { BatchSpanProcessor, TracerProvider } = await import('@opentelemetry/sdk-trace');
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
  const provider = new TracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const tracer = provider.getTracer('tabidachi');
  const current = new AsyncLocalStorage<Context>();
  const here = () => current.getStore() ?? ROOT_CONTEXT;

  function callersContext(traceparent: string | undefined): Context {
    const [, traceId, spanId, flags] = TRACEPARENT.exec(traceparent ?? '') ?? [];
    if (!traceId || !spanId || !flags) return ROOT_CONTEXT;
    return trace.setSpanContext(ROOT_CONTEXT, {
      traceId,
      spanId,
      traceFlags: Number.parseInt(flags, 16) & 1,
      isRemote: true,
    });
  }

  return {
    tracing: {
      async span(name, facts, work) {
        const span = tracer.startSpan(name, { attributes: { ...facts } }, here());
        try {
          return await current.run(trace.setSpan(here(), span), work);
        } catch (error) {
          // Its message may quote what somebody typed: the kind of error is enough to look in the log.
          const kind = error instanceof Error ? error.name : 'Error';
          span.setStatus({ code: SpanStatusCode.ERROR });
          span.setAttribute('error.type', kind);
          throw error;
        } finally {
          span.end();
        }
      },
      request(traceparent, work) {
        const parent = callersContext(traceparent);
        const span = tracer.startSpan('request', { kind: SpanKind.SERVER }, parent);
        current.run(trace.setSpan(parent, span), work);
        return (name, facts, isError) => {
          span.updateName(name);
          span.setAttributes({ ...facts });
          if (isError) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        };
      },
      statement(operation, milliseconds) {
        // Of a statement that nobody asked for, such as a timer's, there is no use.
        if (!current.getStore()) return;
        const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': operation };
        const endTime = Date.now();
        const startTime = endTime - milliseconds;
        tracer.startSpan(operation, { kind: SpanKind.CLIENT, attributes, startTime }, here()).end(endTime);
      },
    },
    stop: () => provider.shutdown(),
  };
}

async function startMetrics(
  resource: Resource,
  exportIntervalMillis: number,
  { registry, refresh }: Options,
): Promise<{ stop(): Promise<void> }> {
  const { MeterProvider, PeriodicExportingMetricReader } = await import('@opentelemetry/sdk-metrics');
  const { OTLPMetricExporter } = await import('@opentelemetry/exporter-metrics-otlp-http');
  const { figuresProducer } = await import('./figures-producer.ts');
  const reader = new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter(),
    exportIntervalMillis,
    exportTimeoutMillis: exportIntervalMillis,
    metricProducers: [figuresProducer(registry, refresh)],
  });
  const provider = new MeterProvider({ resource, readers: [reader] });
  return { stop: () => provider.shutdown() };
}
