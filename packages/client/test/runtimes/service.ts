import { createHash, randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { readBody, localServer } from '../local-server.ts';

/** The service that visit.ts goes to. */
export interface VisitedService {
  readonly url: string;
  /** SHA-256 of its document. */
  readonly sha256: string;
  /** Waits for the report of a runtime. */
  report(runtime: string): Promise<unknown>;
  close(): Promise<unknown>;
}

const size = 1_048_576;

/** Starts the service on a port of its own. Pages of any origin may read its answers. */
export async function startVisited(): Promise<VisitedService> {
  const document = randomBytes(size);
  const sha256 = computeHash(document);
  const reports = new Map<string, unknown>();
  const flaky = new Map<string, number>();
  const changed: (() => void)[] = [];

  const { url, close } = await localServer(async (request, response) => {
    const body = await readBody(request);
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'authorization, content-type');
    response.setHeader('access-control-allow-methods', 'GET, POST, PUT, DELETE');
    response.setHeader('access-control-expose-headers', 'x-sha-256');
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://host');
    const [, root = '', runtime = '', account = '', , , part = ''] = pathname.split('/');
    if (request.method === 'OPTIONS') response.writeHead(204).end();
    else if (root === '') page(response);
    else if (root === 'report') {
      reports.set(runtime, JSON.parse(body.toString()));
      for (const notify of changed.splice(0)) notify();
      json(response, 200, {});
    } else if (pathname.endsWith('/envelopes')) {
      const first = searchParams.get('start_position') === null;
      json(response, 200, {
        envelopes: first ? [{ envelopeId: 'a' }, { envelopeId: 'b' }] : [{ envelopeId: 'c' }],
        totalSetSize: '3',
        nextUri: first ? '/envelopes?start_position=2' : null,
      });
    } else if (part === 'documents') {
      if (request.method === 'PUT') {
        response.setHeader('x-sha-256', computeHash(body));
        json(response, 200, {});
      } else {
        response.writeHead(200, { 'content-type': 'application/pdf' });
        if (pathname.endsWith('/endless')) response.write(document);
        else response.end(document);
      }
    } else if (pathname.includes('/missing/')) {
      json(response, 404, { errorCode: 'ENVELOPE_DOES_NOT_EXIST', message: 'There is none.' });
    } else if (pathname.includes('/flaky/')) {
      const times = (flaky.get(account) ?? 0) + 1;
      flaky.set(account, times);
      json(response, times > 2 ? 200 : 503, {});
    } else if (!pathname.includes('/stalled/')) json(response, 200, { lockType: 'edit' });
  });

  return {
    url,
    close,
    sha256,
    async report(runtime) {
      while (!reports.has(runtime)) {
        await new Promise<void>((resolve) => {
          changed.push(resolve);
        });
      }
      return reports.get(runtime);
    },
  };
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function page(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>-</title>');
}

function computeHash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
