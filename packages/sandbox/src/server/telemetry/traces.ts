import { splitUrl, type Handle } from '@countersign/mock/core/server';
import type { Database } from '../../state/storage/database.ts';
import type { Tracing } from '../../state/reports.ts';
import { loadPeer } from '../../state/storage/load-peer.ts';

/** Writes traces from requests to the messages that they lead to. */
export interface Traces {
  /** Traces requests, as they pass by. */
  follow(handle: Handle): Handle;
  close(): void;
}

/**
 * Starts tracing with `@opentelemetry/api`. The SDK that the process has registered decides where
 * the traces go; without one nothing is traced.
 * @throws Error if the package is not installed
 */
export async function createTraces(database: Database): Promise<Traces> {
  const api = await loadPeer(
    () => import('@opentelemetry/api'),
    '@opentelemetry/api',
    'traces needs',
  );
  const { context, propagation, trace, SpanKind, SpanStatusCode, ROOT_CONTEXT } = api;
  const tracer = trace.getTracer('@countersign/sandbox');

  function write(within = context.active()): Record<string, string> {
    const headers: Record<string, string> = {};
    propagation.inject(within, headers);
    return headers;
  }

  const tracing: Tracing = {
    current: () => write()['traceparent'],
    startDelivery({ event, url, tries }, cause) {
      const before =
        cause === undefined
          ? ROOT_CONTEXT
          : propagation.extract(ROOT_CONTEXT, { traceparent: cause });
      const attributes = {
        'countersign.event': event,
        'countersign.tries': tries,
        'url.full': withoutSecrets(url),
        'http.request.method': 'POST',
      };
      const span = tracer.startSpan(
        `deliver ${event}`,
        { kind: SpanKind.PRODUCER, attributes },
        before,
      );
      return {
        headers: write(trace.setSpan(before, span)),
        end(outcome) {
          if ('status' in outcome) {
            span.setAttribute('http.response.status_code', outcome.status);
            if (outcome.status >= 300) span.setStatus({ code: SpanStatusCode.ERROR });
          } else span.setStatus({ code: SpanStatusCode.ERROR, message: outcome.problem });
          span.end();
        },
      };
    },
  };
  database.reports.tracing = tracing;

  const endTransactions = database.reports.transaction.watch(
    ({ mode, attempts, failed, milliseconds }) => {
      // Transactions outside of requests, such as those of deliveries, would each begin a trace of
      // their own.
      if (trace.getActiveSpan() === undefined) return;
      const end = Date.now();
      const span = tracer.startSpan(`transaction ${mode}`, {
        startTime: end - milliseconds,
        attributes: {
          'db.system.name': database.flavour === 'postgres' ? 'postgresql' : 'sqlite',
          'countersign.attempts': attempts,
        },
      });
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(end);
    },
  );

  return {
    follow: (handle) => async (request) => {
      const { method, url, headers } = request;
      const path = splitUrl(url).path;
      const before = propagation.extract(ROOT_CONTEXT, headers);
      const span = tracer.startSpan(
        method,
        {
          kind: SpanKind.SERVER,
          attributes: { 'http.request.method': method, 'url.path': path },
        },
        before,
      );
      try {
        const response = await context.with(trace.setSpan(before, span), () => handle(request));
        const { operation, area } = response.outcome ?? {};
        if (operation !== undefined) {
          span.updateName(operation);
          span.setAttributes({ 'countersign.operation': operation, 'countersign.area': area });
        }
        span.setAttribute('http.response.status_code', response.status);
        if (response.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        return response;
      } finally {
        span.end();
      }
    },
    close() {
      endTransactions();
      database.reports.tracing = undefined;
    },
  };
}

/** An address without what may be a password or a token. */
function withoutSecrets(text: string): string {
  const url = URL.parse(text);
  return url === null ? '' : `${url.origin}${url.pathname}`;
}
