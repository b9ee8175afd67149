import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { messageOf } from '../core/message-of.ts';
import { getRoutes } from '../core/steps/routes.ts';
import type { ContractIndex } from '../core/engine/contract.ts';
import { servedContract } from '../core/engine/served-contract.ts';
import type { MockRequest } from '../core/message.ts';
import { limits } from '../core/outside/limits.ts';
import { unpack } from '../core/outside/unpack.ts';
import { listenSecure } from '../core/server/listen-secure.ts';
import type { TlsFiles } from '../core/server/options.ts';
import { redactUrl } from '../core/traffic/redact-url.ts';
import { flatten } from '../core/server/request.ts';
import { createCheck } from './check-exchange.ts';
import type { CheckedExchange, Deviation } from './deviation.ts';
import { createForward, type Forwarded } from './forward.ts';
import { createReport, type OperationReport } from './report.ts';
import { createBatch } from './batch.ts';
import { readUpstreams, type FindUpstream } from './upstreams.ts';

/** The addresses of a proxy and of its upstream, and the use of its findings. */
export interface ProxyOptions {
  /** `demo`, `production`, an address, or addresses by area. */
  upstream: string;
  /**
   * Send upstream the host that the program has called, and not upstream's own. The sandbox then
   * writes addresses that lead through the proxy; the real service accepts its own host only.
   */
  keepHost?: boolean | undefined;
  /** The port to listen on; 0, the default, selects a free one. */
  port?: number | undefined;
  /** The address to listen on (`127.0.0.1`). */
  host?: string | undefined;
  /** Also serve HTTPS: with a certificate for this machine, or with this one. */
  https?: boolean | TlsFiles | undefined;
  /** Further names that it answers to; `*` is any. */
  hostnames?: readonly string[] | undefined;
  /** The origins whose pages may call it; by default those of this machine, `*` is any. */
  cors?: readonly string[] | undefined;
  /**
   * A folder into which each exchange is written, without secrets and people: they have stand-ins of
   * the same shape. It must be empty or new.
   */
  record?: string | undefined;
  /**
   * Is called with the reason why an exchange was not compared, or was not recorded since a part of
   * it still looks like a secret.
   */
  onLeftOut?: ((reason: string) => void) | undefined;
  /** Is called with each compared exchange, and its new deviations. */
  onChecked?: ((checked: CheckedExchange, fresh: readonly Deviation[]) => void) | undefined;
}

/** A proxy that listens. */
export interface RunningProxy {
  /** Its address, without a slash at the end. */
  url: string;
  /** Its address with `https`, if HTTPS is served. */
  httpsUrl?: string;
  /** The certificate that clients have to trust, if it was created for this machine (PEM). */
  certificate?: string;
  /** Resolves when everything that went through was compared. */
  idle(): Promise<void>;
  /** The exchanges so far, by operation. */
  report(): OperationReport[];
  /**
   * Waits up to five seconds for running requests, ends all connections, and resolves when all
   * exchanges are compared.
   */
  close(): Promise<void>;
}

/** The longest time in milliseconds for which requests in progress delay the end of the proxy. */
const patience = 5000;

/** The path of the report, which the service itself does not have. */
const reportPath = '/_countersign/proxy/report';

/**
 * Starts a proxy that returns upstream's responses, and compares each exchange with the contract.
 * @throws Error if the upstream is invalid, or the error of the socket
 */
export async function startProxy(options: ProxyOptions): Promise<RunningProxy> {
  const {
    upstream,
    port = 0,
    host = '127.0.0.1',
    https = false,
    keepHost = false,
    hostnames = [],
    cors,
    onChecked,
  } = options;
  const contract = servedContract(undefined);
  const findUpstream = readUpstreams(upstream, contract);
  const findRoute = getRoutes(contract);
  const check = createCheck(findRoute);
  const report = createReport();
  const { forward, close: closeForward } = createForward();
  const later = createBatch();
  // Exchanges that have not been compared yet.
  const checking = new Set<Promise<void>>();
  const recording =
    options.record === undefined
      ? undefined
      : (await import('./record/create-recording.ts')).createRecording(options.record);
  let places = 0;

  async function compare(request: MockRequest, forwarded: Forwarded, place: number): Promise<void> {
    const { requestBody, status, headers, responseBody } = forwarded;
    const seen = {
      request: {
        ...request,
        headers: withoutEncoding(request.headers),
        body: await decode(request.headers, requestBody),
        origin: '',
      },
      response: { status, headers: flatten(headers), body: await decode(headers, responseBody) },
    };
    const checked = await check(seen);
    const { area, operation, deviations } = checked;
    // Pages for people are not part of the contract, and contain too much personal data to remove.
    const isApi = operation !== undefined || deviations.length > 0;
    const reason = isApi
      ? recording?.add(place, seen, { ...(operation !== undefined && { area, operation }) })
      : undefined;
    if (reason !== undefined) options.onLeftOut?.(reason);
    const fresh = report.add(checked);
    onChecked?.(checked, fresh);
  }

  /** No error after the response may end the proxy, whatever upstream has sent. */
  async function compareSafely(
    request: MockRequest,
    forwarded: Forwarded,
    place: number,
  ): Promise<void> {
    try {
      await compare(request, forwarded, place);
    } catch (error) {
      const reason = messageOf(error);
      options.onLeftOut?.(`${describe(request)} was not compared: ${reason}`);
    }
  }

  async function answer(
    request: MockRequest,
    incoming: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const { url } = request;
    if (url === reportPath) {
      response.setHeader('content-type', 'application/json; charset=utf-8');
      response.end(JSON.stringify(report.list()));
      return;
    }
    const place = (places += 1);
    const target = findUpstream(findRoute(request).area.area);
    let forwarded: Forwarded;
    try {
      forwarded = await forward(request, incoming, response, target, keepHost);
    } catch (error) {
      const reason = refuse(response, target, error);
      options.onLeftOut?.(`${describe(request)}: ${reason}`);
      return;
    }
    await later.run(() => compareSafely(request, forwarded, place));
  }

  const { at, close } = await listenSecure(
    (request, incoming, response) => {
      const work = answer(request, incoming, response)
        .catch(() => void response.destroy())
        .finally(() => checking.delete(work));
      checking.add(work);
    },
    { https, port, host, hostnames, cors },
  );
  recording?.describe([...listOrigins(contract, findUpstream), ...listOwnOrigins(at.url)]);
  return {
    ...at,
    async idle() {
      await Promise.all(checking);
    },
    report: report.list,
    async close() {
      // Wait for responses in progress, if upstream gives them soon.
      await Promise.race([Promise.all(checking), setTimeout(patience, undefined, { ref: false })]);
      await close();
      closeForward();
      await Promise.all(checking);
      recording?.close();
    },
  };
}

function describe({ method, url }: MockRequest): string {
  return `${method} ${redactUrl(url).slice(0, 200)}`;
}

/**
 * Lists the forms of the proxy's own address that upstream can have written, if upstream got that
 * host.
 */
function listOwnOrigins(url: string): string[] {
  const { port, host } = new URL(url);
  return ['http', 'https'].flatMap((scheme) =>
    [host, `localhost:${port}`].map((one) => `${scheme}://${one}`),
  );
}

/** Lists the origins of all areas, which a replay replaces by its own. */
function listOrigins({ areas }: ContractIndex, findUpstream: FindUpstream): string[] {
  return [...new Set(areas.map(({ area }) => findUpstream(area).origin))];
}

/** Reports to the program that its request did not reach the service, in the service's own form. */
function refuse(response: ServerResponse, { origin }: URL, error: unknown): string {
  const reason = messageOf(error);
  const message = `The proxy cannot reach ${origin}: ${reason}`;
  if (response.headersSent || response.destroyed) response.destroy();
  else {
    response.writeHead(502, { 'content-type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify({ errorCode: 'UNSPECIFIED_ERROR', message }));
  }
  return message;
}

/** Headers of a body that is decoded: its encoding would be taken for one that it still has. */
function withoutEncoding(headers: MockRequest['headers']): MockRequest['headers'] {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => name !== 'content-encoding'),
  );
}

/** Decodes a body's content encoding; undefined if that fails, or the body is too long. */
async function decode(
  { 'content-encoding': encoding = '' }: IncomingMessage['headers'],
  body: Buffer | undefined,
): Promise<Buffer | undefined> {
  if (body === undefined || body.length === 0 || /^(?:identity)?$/i.test(encoding)) return body;
  return unpack(body, encoding, limits.kept.bytes).catch(() => undefined);
}
