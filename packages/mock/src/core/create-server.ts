import { prefersXml } from '../engine/accept.ts';
import { loadOperation, type CompiledOperation } from '../engine/contract.ts';
import { problemResponse } from '../engine/problem.ts';
import { Refusal } from '../engine/refusal.ts';
import type { Found } from '../engine/router.ts';
import { describeFault } from '../faults/describe.ts';
import { writeOlderForms } from '../engine/older-forms.ts';
import { createFetch } from '../fetch.ts';
import { isJson, parseMediaType, type MockRequest, type MockResponse } from '../message.ts';
import type { Mock } from '../mock.ts';
import { emptyPreference } from '../engine/prefer.ts';
import { createContext, type RequestContext } from './context.ts';
import { readObserver } from './observer.ts';
import { indentJson } from './indent-json.ts';
import { createRoutes } from './routes.ts';
import { showNotFound } from './show-not-found.ts';
import type { ServerParts } from './steps.ts';
import { transportRefusal } from './transport-refusal.ts';

/**
 * Creates a server without a transport, which passes each request through the steps of its parts.
 */
export function createServer<Caller>(parts: ServerParts<Caller>): Mock {
  const { contract, pages, answered, recorder, recorded, liveHeaders } = parts;
  const steps = parts.steps.filter((step) => step !== undefined);
  const findRoute = createRoutes(contract);
  const indented = new Set(
    contract.areas.flatMap(({ area, indented: own }) => (own === true ? [area] : [])),
  );

  async function handle(request: MockRequest): Promise<MockResponse> {
    const since = performance.now();
    for (const { under, answer } of pages) {
      if (!isUnder(request.url, under)) continue;
      const shown = answer(request, handle);
      const response = shown instanceof Promise ? await shown : shown;
      if (response !== undefined) return response;
    }
    const found = findRoute(request);
    const response =
      found.kind === 'operation'
        ? await callOperation(found, request)
        : (showNotFound(found, request, contract) ??
          withHeaders(refuseRoute(found, request), liveHeaders?.(request, found.area)));
    return conclude(response, request, since);
  }

  /** Adds the headers of every response, and records the exchange. */
  function conclude(response: MockResponse, request: MockRequest, since: number): MockResponse {
    let concluded = indented.has(response.outcome?.area ?? '') ? indentJson(response) : response;
    for (const add of answered) concluded = add(concluded, request);
    const id = recorder.record(request, concluded, performance.now() - since);
    if (readObserver(request) === undefined) recorded?.(concluded, request, id);
    return concluded;
  }

  async function callOperation(
    { route, path, area }: Extract<Found, { kind: 'operation' }>,
    request: MockRequest,
  ): Promise<MockResponse> {
    const operation = await loadOperation(route);
    const context = createContext<Caller>(request, operation, area, path, route.older);
    const live = liveHeaders?.(request, area);
    if (live !== undefined) context.headers = live;
    try {
      return finish(toOlderForm(await passThrough(context), context), context);
    } catch (error) {
      const refusal = error instanceof Refusal ? error : failed(operation, error);
      const { xml } = context;
      return finish(problemResponse(area, refusal, { xml, operation: operation.id }), context);
    }
  }

  async function passThrough(context: RequestContext<Caller>): Promise<MockResponse> {
    for (const step of steps) {
      const result = step(context);
      const response = result instanceof Promise ? await result : result;
      if (response !== undefined) return response;
    }
    throw new Error('no step of the server responds to it');
  }

  return {
    handle,
    refuse(problem, request, sentence) {
      const since = performance.now();
      const { area, ...found } = findRoute(request);
      const response = problemResponse(area, transportRefusal(problem, sentence), {
        xml: prefersXml(request),
        ...(found.kind === 'operation' && { operation: found.route.id }),
      });
      return conclude(withHeaders(response, liveHeaders?.(request, area)), request, since);
    },
    largestBody: (method, url, origin = '') =>
      findRoute({ method, url, origin }).area.problems.largestBody,
    fetch: createFetch(handle),
    traffic: recorder,
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
  const path = request.url.split('?', 1)[0] ?? '';
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

/** A successful JSON response in the form that it has under the older prefix, if it was called there. */
function toOlderForm(
  response: MockResponse,
  { older, operation: { olderForms } }: RequestContext<unknown>,
): MockResponse {
  if (!older || olderForms === undefined || response.status >= 300) return response;
  if (!isJson(parseMediaType(response.headers['content-type']))) return response;
  const sent: unknown = JSON.parse(response.body.toString());
  const body = writeOlderForms(sent, olderForms);
  if (body !== undefined) return { ...response, body: JSON.stringify(body) };
  const { 'content-type': _, ...headers } = response.headers;
  return { ...response, headers, body: '' };
}

/** The response with some of its headers replaced. */
function withHeaders(
  response: MockResponse,
  headers: Readonly<Record<string, string>> | undefined,
): MockResponse {
  if (headers === undefined) return response;
  return { ...response, headers: { ...response.headers, ...headers } };
}

/**
 * Adds to a response its live headers, the effects of faults and limits, and the outcome of the
 * request.
 */
function finish(response: MockResponse, context: RequestContext<unknown>): MockResponse {
  const { operation, preference, count, notes, warnings, userId } = context;
  const tolerated = notes.length === 0 ? [] : notes.filter(({ rule }) => rule !== 'unknown');
  const outcome = {
    ...response.outcome,
    area: operation.area,
    operation: operation.id,
    ...(tolerated.length > 0 && { tolerated }),
    ...(warnings.length > 0 && { warnings }),
    ...(userId !== undefined && { user: userId }),
  };
  const headers = { ...response.headers, ...context.headers, ...count?.headers };
  // Most requests ask for nothing, and every one comes by here.
  if (preference === emptyPreference) return { ...response, headers, outcome };
  const { delay, drop } = preference;
  const fault = describeFault(preference);
  return {
    ...response,
    headers,
    ...(delay !== undefined && { delay }),
    ...(drop !== undefined && { drop }),
    outcome: fault === '' ? outcome : { ...outcome, fault },
  };
}

function failed({ id }: CompiledOperation, error: unknown): Refusal {
  const message = error instanceof Error ? `${error.name} ${error.message}` : String(error);
  return new Refusal('serverError', `The server failed at ${id}: ${message}`);
}
