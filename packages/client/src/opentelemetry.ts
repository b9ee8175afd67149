import {
  context,
  propagation,
  SpanKind,
  SpanStatusCode,
  trace,
  type TracerProvider,
} from '@opentelemetry/api';
import type { Middleware } from './middleware.js';
import { redactUrl } from './redact.js';

/** Options for creating spans. */
export interface TracingOptions {
  /** The global one by default. */
  readonly tracerProvider?: TracerProvider | undefined;
}

/**
 * Creates middleware that makes a span for each attempt, by the semantic conventions for HTTP
 * clients: the operation is its name, and secrets in the address are removed. The context is sent
 * with the request as the propagator of the process writes it.
 */
export function tracing({
  tracerProvider = trace.getTracerProvider(),
}: TracingOptions = {}): Middleware {
  const tracer = tracerProvider.getTracer('@countersign/client');
  return async (request, next) => {
    const { operation, attempt, method, url, headers } = request;
    const { hostname, port, protocol } = new URL(url, globalThis.location?.href);
    const span = tracer.startSpan(operation, {
      kind: SpanKind.CLIENT,
      attributes: {
        'http.request.method': method,
        'url.full': redactUrl(url),
        'server.address': hostname,
        'server.port': Number(port) || (protocol === 'https:' ? 443 : 80),
        ...(attempt > 1 && { 'http.request.resend_count': attempt - 1 }),
      },
    });
    const within = trace.setSpan(context.active(), span);
    const carrier: Record<string, string> = { ...headers };
    propagation.inject(within, carrier);
    try {
      const response = await context.with(within, () => next({ ...request, headers: carrier }));
      const { status } = response;
      span.setAttribute('http.response.status_code', status);
      const traceToken = response.headers.get('x-docusign-tracetoken');
      if (traceToken !== null)
        span.setAttribute('http.response.header.x-docusign-tracetoken', [traceToken]);
      if (status >= 400) {
        span.setAttribute('error.type', String(status));
        span.setStatus({ code: SpanStatusCode.ERROR });
      }
      return response;
    } catch (error) {
      const name = error instanceof Error ? error.name : 'Error';
      span.setAttribute('error.type', name);
      // Messages can contain data of the request; the name is enough to find the call.
      span.setStatus({ code: SpanStatusCode.ERROR, message: name });
      throw error;
    } finally {
      span.end();
    }
  };
}
