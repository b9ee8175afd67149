import { createHash } from 'node:crypto';
import { createEngine, type CallCount } from './engine/engine.ts';
import type { ContractIndex, ProblemKind } from './engine/contract.ts';
import { prefersXml } from './engine/accept.ts';
import { problemResponse } from './engine/problem.ts';
import { Refusal } from './engine/refusal.ts';
import type { Service } from './engine/service.ts';
import { createRouter, type Found, type Router } from './engine/router.ts';
import { createFaults } from './faults/create-faults.ts';
import { createRateLimit } from './faults/rate-limit.ts';
import { createFetch } from './fetch.ts';
import type { MockRequest, MockResponse, Outcome } from './message.ts';
import type { Mock, MockOptions, TransportProblem } from './mock.ts';
import { createOAuth } from './oauth/create-oauth.ts';
import { examplePath } from './engine/example-path.ts';
import { knownNames, onlyAreas, servedAreas, servedContract } from './engine/served-contract.ts';
import { createTrafficPage } from './traffic/own-addresses.ts';
import { createRecorder } from './traffic/recorder.ts';

const sentences: Record<TransportProblem, string> = {
  tooLarge: 'The body is larger than this address reads.',
  timedOut: 'The request took too long to arrive; send all of it, or ask for more time.',
  headersTooLarge: 'The headers are larger than the server reads.',
  malformed: 'The request is no HTTP that the server can read.',
  wrongHost: 'This server does not answer to that host.',
  delivery: 'Events are not delivered to a Countersign server; give the address of a receiver.',
  foreignPage: 'Pages of that origin may not call this server.',
};

/** What no area describes: these are answered as a bad parameter, with a status of their own. */
const statuses: Partial<Record<TransportProblem, number>> = {
  wrongHost: 421,
  delivery: 403,
  foreignPage: 403,
};

function kindOf(problem: TransportProblem): ProblemKind {
  if (problem === 'tooLarge' || problem === 'timedOut' || problem === 'headersTooLarge')
    return problem;
  return 'badParameter';
}

/** What the mock is made of beside the contract; see `MockOptions`. */
export interface MockParts {
  /** Whether a reference site is served beside the mock; the traffic page leads there. */
  reference?: boolean;
  /** What answers in place of the mock, where it can. */
  service?: Service;
}

/**
 * Makes a mock without a transport.
 * @throws Error where an option names an area or an operation that there is not
 */
export function createMock(
  options: MockOptions = {},
  { reference = false, service }: MockParts = {},
): Mock {
  const { seed = 'countersign', clock = Date.now } = options;
  const contract = servedContract(options.areas);
  const routers = routersOf(contract);
  const oauth = createOAuth({ options: options.oauth ?? {}, seed, clock });
  const recorder = createRecorder({ remember: options.remember ?? 500, clock });
  const page = createTrafficPage({ traffic: recorder, about: aboutOf(contract, reference) });
  const health = JSON.stringify({ status: 'ok', operations: contract.routes.length });
  const answerOperation = createEngine({
    strict: options.strict ?? false,
    auth: options.auth ?? true,
    dynamic: options.dynamic ?? false,
    plain: options.plain ?? false,
    seed,
    oauth,
    faultFor: createFaults(options.faults ?? [], knownNames(contract)),
    countCall: callCounter(options, clock),
    service,
  });

  // The transport asks for the limit of a body, and then has the request answered.
  let last: { method: string; url: string; found: Found } | undefined;

  function find({ method, url }: Pick<MockRequest, 'method' | 'url'>): Found {
    if (last?.url === url && last.method === method) return last.found;
    const end = url.indexOf('?');
    const found = routers(method, end === -1 ? url : url.slice(0, end));
    last = { method, url, found };
    return found;
  }

  async function answer(request: MockRequest): Promise<MockResponse> {
    const found = find(request);
    if (found.kind === 'operation') return answerOperation(found, request);
    const path = request.url.split('?', 1)[0] ?? '';
    const refusal =
      found.kind === 'notFound'
        ? new Refusal(
            'notFound',
            `Nothing is served at ${path}; the reference lists every address.`,
          )
        : notAllowed(request.method, path, found.allowed);
    return problemResponse(found.area, refusal, { xml: prefersXml(request) });
  }

  function own(request: MockRequest): MockResponse | undefined {
    const { url } = request;
    if (url === '/' || url.startsWith('/_countersign/') || url.startsWith('/?'))
      return oauth.page(request) ?? page(request);
    if (url !== '/healthz') return undefined;
    const headers = { 'content-type': 'application/json; charset=utf-8' };
    return { status: 200, headers, body: health };
  }

  function record({ method, url }: MockRequest, response: MockResponse, since: number): void {
    const { outcome = none, status } = response;
    recorder.record({
      method,
      url,
      status,
      milliseconds: performance.now() - since,
      findings: [],
      ...outcome,
    });
  }

  async function handle(request: MockRequest): Promise<MockResponse> {
    const since = performance.now();
    const served = service?.page(request);
    const mine = (served === undefined ? undefined : await served) ?? own(request);
    if (mine !== undefined) return mine;
    const response = await answer(request);
    record(request, response, since);
    return response;
  }

  return {
    handle,
    refuse(problem, request, sentence = sentences[problem]) {
      const since = performance.now();
      const { area, ...found } = find(request);
      const status = statuses[problem];
      const refusal = new Refusal(kindOf(problem), sentence, {
        headers: { connection: 'close' },
        ...(status !== undefined && { status }),
      });
      const response = problemResponse(area, refusal, {
        xml: prefersXml(request),
        ...(found.kind === 'operation' && { operation: found.route.id }),
      });
      record(request, response, since);
      return response;
    },
    largestBody: (method, url) => find({ method, url }).area.problems.largestBody,
    fetch: createFetch(handle),
    traffic: recorder,
  };
}

const none: Outcome = {};

function notAllowed(method: string, path: string, allowed: readonly string[]): Refusal {
  const allow = allowed.join(', ');
  return new Refusal('methodNotAllowed', `${path} does not know ${method}; it knows ${allow}.`, {
    headers: { allow },
  });
}

/** All areas together; and behind its name, each alone, for who wants a base URL for each. */
function routersOf(contract: ContractIndex): Router {
  const all = createRouter(contract);
  const each = new Map<string, Router>();
  const { areas: names } = knownNames(contract);
  return (method, path) => {
    const found = all(method, path);
    const [, name = ''] = path.split('/', 2);
    // An area may have the name that its own paths begin with.
    if (found.kind !== 'notFound' || !names.has(name)) return found;
    let router = each.get(name);
    if (router === undefined) {
      router = createRouter(onlyAreas(contract, [name]));
      each.set(name, router);
    }
    return router(method, path.slice(name.length + 1) || '/');
  };
}

function callCounter(
  { rateLimit }: MockOptions,
  clock: () => number,
): (request: MockRequest) => CallCount | undefined {
  if (rateLimit === undefined) return () => undefined;
  const count = createRateLimit(rateLimit, clock);
  return ({ headers: { authorization = '' } }) => {
    // Callers are told apart by their tokens, which need not be kept for it.
    const key = createHash('sha256').update(authorization).digest('base64');
    const { limit, remaining, reset, exceeded } = count(key);
    const headers = {
      'x-ratelimit-limit': String(limit),
      'x-ratelimit-remaining': String(remaining),
      'x-ratelimit-reset': String(reset),
      ...(exceeded && { 'retry-after': String(Math.max(reset - Math.ceil(clock() / 1000), 1)) }),
    };
    return { exceeded, headers };
  };
}

function aboutOf(contract: ContractIndex, reference: boolean) {
  return {
    title: 'Countersign',
    areas: servedAreas(contract),
    reference,
    example: examplePath(contract),
  };
}
