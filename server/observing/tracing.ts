/** What a span says beside its name: names of calls, kinds and states, never persons or what somebody typed. */
export type SpanFacts = Readonly<Record<string, string | number>>;

/** Spans of what this process does, for OpenTelemetry (telemetry.ts), or none. */
export interface Tracing {
  /** Runs work as a span below the one under way. */
  span<T>(name: string, facts: SpanFacts, work: () => Promise<T>): Promise<T>;
  /**
   * Runs a request as a span, below the caller's where it names one.
   * @param traceparent header of W3C Trace Context
   * @returns how to end it
   */
  request(
    traceparent: string | undefined,
    work: () => void,
  ): (name: string, facts: SpanFacts, isError: boolean) => void;
  /** A statement of the database that has just ended, by its first word. */
  statement(operation: string, milliseconds: number): void;
}

export const NO_TRACING: Tracing = {
  span: (_name, _facts, work) => work(),
  request(_traceparent, work) {
    work();
    return () => {};
  },
  statement() {},
};
