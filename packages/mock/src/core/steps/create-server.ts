import { beginTurn } from '../breathe.ts';
import { joinSlashes, splitUrl } from '../split-url.ts';
import { prefersXml } from '../engine/accept.ts';
import { loadOperation, type CompiledOperation } from '../engine/contract.ts';
import { problemResponse } from '../engine/problem.ts';
import { Refusal } from '../engine/refusal.ts';
import type { Found } from '../engine/router.ts';
import { createFetch } from '../fetch.ts';
import type { MockRequest, MockResponse } from '../message.ts';
import type { Mock } from '../mock.ts';
import { completeResponse, toOlderForm } from './complete-response.ts';
import { createContext, type RequestContext } from './context.ts';
import { getRoutes } from './routes.ts';
import { showNotFound } from './show-not-found.ts';
import type { After, Call, ServerParts, Step } from './steps.ts';
import { transportRefusal } from './transport-refusal.ts';

type FoundOperation = Extract<Found, { kind: 'operation' }>;

/** A server without a transport, and without a record of its own. */
export type Server = Omit<Mock, 'traffic'>;

/**
 * Creates a server without a transport, which passes each request through the steps of its parts.
 */
export function createServer<Caller>(parts: ServerParts<Caller>): Server {
  const { contract, pages, around, liveHeaders } = parts;
  const findRoute = getRoutes(contract);
  const steps: Step<RequestContext<Caller>>[] = [
    completeResponse,
    toOlderForm,
    ...parts.steps.filter((step) => step !== undefined),
  ];
  async function handle(request: MockRequest): Promise<MockResponse> {
    beginTurn();
    const url = joinSlashes(request.url);
    const asked = url === request.url ? request : { ...request, url };
    for (const { under, answer } of pages) {
      if (!isUnder(url, under)) continue;
      const shown = answer(asked, handle);
      const response = shown instanceof Promise ? await shown : shown;
      if (response !== undefined) return response;
    }
    const found = findRoute(request);
    const afters = begin(request, found);
    const response =
      found.kind === 'operation'
        ? await callOperation(found, request)
        : (showNotFound(found, request, contract) ??
          withHeaders(refuseRoute(found, request), liveHeaders?.(request, found.area)));
    return passBack(response, afters);
  }

  /** Begins a call: what its response passes through at the end. */
  function begin(request: MockRequest, found: Found): After[] {
    const call: Call = { request, found, exchange: undefined };
    const afters: After[] = [];
    for (const step of around) {
      const after = step(call);
      if (after !== undefined) afters.push(after);
    }
    return afters;
  }

  async function callOperation(
    { route, path, area }: FoundOperation,
    request: MockRequest,
  ): Promise<MockResponse> {
    const operation = await loadOperation(route);
    const context = createContext<Caller>(request, operation, area, path, route.older);
    const live = liveHeaders?.(request, area);
    if (live !== undefined) context.headers = live;
    return passThrough(steps, context, (error) => {
      const refusal = error instanceof Refusal ? error : failed(operation, error);
      return problemResponse(area, refusal, { xml: context.xml, operation: operation.id });
    });
  }

  return {
    handle,
    refuse(problem, request, sentence) {
      const found = findRoute(request);
      const afters = begin(request, found);
      const response = problemResponse(found.area, transportRefusal(problem, sentence), {
        xml: prefersXml(request),
        ...(found.kind === 'operation' && { operation: found.route.id }),
      });
      return passBack(withHeaders(response, liveHeaders?.(request, found.area)), afters);
    },
    largestBody: (method, url, origin = '') =>
      findRoute({ method, url, origin }).area.problems.largestBody,
    fetch: createFetch(handle),
  };
}

function isUnder(url: string, under: string): boolean {
  return url.startsWith(under) && (under !== '/' || url.length === 1 || url.startsWith('/?'));
}

/** Refuses a request to a path that has no operation, or none of that method. */
function refuseRoute(
  found: Exclude<Found, { kind: 'operation' }>,
  request: MockRequest,
): MockResponse {
  const { method } = request;
  const path = splitUrl(request.url).path;
  const allow = found.kind === 'methodNotAllowed' ? found.allowed.join(', ') : '';
  const refusal =
    found.kind === 'notFound'
      ? new Refusal(
          'notFound',
          `Nothing is served at ${path}; ${found.elsewhere ?? 'the reference lists every address'}.`,
        )
      : new Refusal(
          'methodNotAllowed',
          `${method} is not allowed for ${path}. Allowed: ${allow}.`,
          {
            headers: { allow },
          },
        );
  return problemResponse(found.area, refusal, { xml: prefersXml(request) });
}

/** The response with some of its headers replaced. */
function withHeaders(
  response: MockResponse,
  headers: Readonly<Record<string, string>> | undefined,
): MockResponse {
  if (headers === undefined) return response;
  return { ...response, headers: { ...response.headers, ...headers } };
}

function failed({ id }: CompiledOperation, error: unknown): Refusal {
  const message = error instanceof Error ? `${error.name} ${error.message}` : String(error);
  return new Refusal('serverError', `The server failed at ${id}: ${message}`);
}

/**
 * Passes a context through steps until one responds, and the response back through the functions
 * that the steps before it returned, the last one first.
 * @param refuse makes the response to an error
 */
async function passThrough<Context>(
  steps: readonly Step<Context>[],
  context: Context,
  refuse: (error: unknown) => MockResponse,
): Promise<MockResponse> {
  const afters: After[] = [];
  try {
    for (const step of steps) {
      const result = step(context);
      const response = result instanceof Promise ? await result : result;
      if (typeof response === 'function') afters.push(response);
      else if (response !== undefined) return passBack(response, afters);
    }
    throw new Error('no step of the server responds to it');
  } catch (error) {
    // Those that have seen the response are no longer among them.
    return passBack(refuse(error), afters);
  }
}

/** Passes a response through functions, which it empties, the last one first. */
function passBack(response: MockResponse, afters: After[]): MockResponse {
  let passed = response;
  for (let after = afters.pop(); after !== undefined; after = afters.pop()) passed = after(passed);
  return passed;
}
