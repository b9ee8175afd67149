import type { MockRequest } from '@countersign/mock/extend';
import type { Sandbox } from '@countersign/sandbox';
import { readContract, type ContractOperation } from '../contract.ts';
import { findWorld, readWorlds, seedOfWorld, type World } from './worlds.ts';

/** The header that sets the clock of the tenant, for requests that contain dates. */
export const clockHeader = 'x-contract-clock';

/** A request in the tenant that it gets. */
export interface Arranged {
  request: MockRequest;
  /** Takes the tenant away, where it is for this request alone. */
  remove(): Promise<void>;
}

/**
 * Makes the function that gives a request its tenant, with the world that it needs: the default
 * seed, and over it what the worlds of the operation say. Requests that may change something get
 * one of their own.
 */
export function createArrange(sandbox: Sandbox): (request: MockRequest) => Promise<Arranged> {
  const findOperation = createOperationFinder();
  const worlds = new Map<string, World[]>();
  let count = 0;
  const control = async (path: string, init: RequestInit): Promise<void> => {
    const url = `http://sandbox.invalid/_countersign/control/v1${path}`;
    const answer = await sandbox.fetch(url, init);
    if (!answer.ok) throw new Error(`${path} was answered with ${await answer.text()}`);
  };
  const send = (method: string, path: string, tenant: string, body: unknown): Promise<void> =>
    control(path, {
      method,
      headers: { 'content-type': 'application/json', 'x-countersign-tenant': tenant },
      body: JSON.stringify(body),
    });

  function findRequestWorld(request: MockRequest): World | undefined {
    const operation = findOperation(request);
    if (operation === undefined) return undefined;
    const known = worlds.get(operation.id) ?? readWorlds(operation);
    worlds.set(operation.id, known);
    const query = new URLSearchParams(request.url.split(/\?(.*)/s)[1]);
    return findWorld(known, { query, body: parseBody(request) });
  }

  return async (request) => {
    const world = findRequestWorld(request);
    // What only reads finds nothing that another one has left.
    if (world === undefined && request.method === 'GET')
      return { request: completed(request, { 'x-countersign-tenant': 'readers' }), remove };
    count += 1;
    const name = `case-${count}`;
    if (world !== undefined) await send('POST', '/seed', name, seedOfWorld(world));
    const now = request.headers[clockHeader];
    if (now !== undefined) await send('PUT', '/clock', name, { now, frozen: true });
    return {
      request: completed(request, { 'x-countersign-tenant': name }, world?.with),
      remove: () => control(`/tenants/${name}`, { method: 'DELETE' }),
    };
  };
}

/** There is nothing to take away. */
async function remove(): Promise<void> {}

/** The request with more headers, and with what its world says that it does not have. */
function completed(
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

/** The body, where it is JSON. */
function parseBody({ body }: MockRequest): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

/** Makes the function that says which operation a request calls; undefined where it calls none. */
function createOperationFinder(): (
  request: Pick<MockRequest, 'method' | 'url'>,
) => ContractOperation | undefined {
  const operations = readContract().map((operation) => {
    const steps = operation.path.split('/').map((step) => (step.startsWith('{') ? '' : step));
    const words = steps.filter((step) => step !== '').length;
    return { operation, steps, words };
  });
  // Where a path has a word, another may have a parameter.
  operations.sort((one, other) => other.words - one.words);
  return ({ method, url }) => {
    const requestedSteps = (url.split('?')[0] ?? '').split('/');
    return operations.find(({ operation, steps }) => {
      const tail = requestedSteps.slice(-steps.length + 1);
      return (
        operation.method === method &&
        tail.length === steps.length - 1 &&
        steps.slice(1).every((step, at) => step === '' || step === tail[at])
      );
    })?.operation;
  };
}
