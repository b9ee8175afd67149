import type { MockRequest } from '@countersign/mock/core/server';
import type { Sandbox } from '@countersign/sandbox';
import { readContract, type ContractOperation } from '../contract.ts';
import { findWorld, readWorlds, createSeed, type World } from './worlds.ts';

/** The header that sets the clock of the tenant, for requests that contain dates. */
export const clockHeader = 'x-contract-clock';

/** A request, addressed to its tenant. */
interface Arranged {
  request: MockRequest;
  /** Takes the tenant back, with the status of the response. */
  finish(status: number): Promise<void>;
}

/**
 * Creates the function that assigns a tenant to a request, with the data that it needs: the default
 * seed, changed by the world of the operation. A request that may change something gets a tenant that
 * is as it was planted: a new one, or one that has refused all requests so far, since a refused
 * request changes nothing.
 */
export function createArrange(sandbox: Sandbox): (request: MockRequest) => Promise<Arranged> {
  const findOperation = createOperationFinder();
  let count = 0;
  /** The names of tenants that have refused all of their requests. */
  const unchanged: string[] = [];
  const control = async (path: string, init: RequestInit): Promise<void> => {
    const url = `http://sandbox.invalid/_countersign/control/v1${path}`;
    const response = await sandbox.fetch(url, init);
    if (!response.ok) throw new Error(`${path} responded with ${await response.text()}`);
  };
  const send = (method: string, path: string, tenant: string, body: unknown): Promise<void> =>
    control(path, {
      method,
      headers: { 'content-type': 'application/json', 'x-countersign-tenant': tenant },
      body: JSON.stringify(body),
    });

  function worldFor(request: MockRequest): World | undefined {
    const operation = findOperation(request);
    if (operation === undefined) return undefined;
    const query = new URLSearchParams(request.url.split(/\?(.*)/s)[1]);
    return findWorld(readWorlds(operation), { query, body: parseBody(request) });
  }

  return async (request) => {
    const world = worldFor(request);
    // Requests that only read can share a tenant.
    if (world === undefined && request.method === 'GET')
      return {
        request: complete(request, { 'x-countersign-tenant': 'readers' }),
        finish: async () => undefined,
      };
    const now = request.headers[clockHeader];
    const isPlain = world === undefined && now === undefined;
    const name = (isPlain ? unchanged.pop() : undefined) ?? `case-${(count += 1)}`;
    if (world !== undefined) await send('POST', '/seed', name, createSeed(world));
    if (now !== undefined) await send('PUT', '/clock', name, { now, frozen: true });
    return {
      request: complete(request, { 'x-countersign-tenant': name }, world?.with),
      async finish(status) {
        if (isPlain && status >= 400 && status < 500) unchanged.push(name);
        else await control(`/tenants/${name}`, { method: 'DELETE' });
      },
    };
  };
}

/** Adds headers, and the world's own headers and parameters to requests that lack them. */
function complete(
  request: MockRequest,
  headers: Record<string, string>,
  { query = {}, header = {} }: World['with'] = {},
): MockRequest {
  const lower = Object.entries(header).map(([name, text]) => [name.toLowerCase(), text]);
  const [path = '', given] = request.url.split(/\?(.*)/s);
  const texts = new URLSearchParams(given);
  for (const [name, text] of Object.entries(query)) if (!texts.has(name)) texts.set(name, text);
  return {
    ...request,
    url: texts.size === 0 ? path : `${path}?${texts.toString()}`,
    headers: { ...Object.fromEntries(lower), ...request.headers, ...headers },
  };
}

/** Parses a body; undefined if it is not JSON. */
function parseBody({ body }: MockRequest): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

/** Creates the function that finds the operation of a request. */
function createOperationFinder(): (
  request: Pick<MockRequest, 'method' | 'url'>,
) => ContractOperation | undefined {
  const operations = readContract().map((operation) => ({
    operation,
    pattern: new RegExp(`${operation.path.replaceAll(/\{\w+\}/g, '[^/]*')}$`),
    words: operation.path.split('/').filter((step) => /^\w/.test(step)).length,
  }));
  // Paths with more fixed words are tried first: another path may have a parameter in the same
  // step.
  operations.sort((one, other) => other.words - one.words);
  return ({ method, url }) => {
    const [path = ''] = url.split('?');
    return operations.find((one) => one.operation.method === method && one.pattern.test(path))
      ?.operation;
  };
}
