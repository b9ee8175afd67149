import { type MockRequest, isJson, parseMediaType, type MockResponse } from '../message.ts';
import { exceptObservers } from './observer.ts';
import { createLiveHeaders, type LiveHeaders } from './live-headers.ts';
import { showProblem } from './show-problem.ts';
import type { After, Around, Page, Step } from './steps.ts';
import { readVersion, type About } from '../console/about.ts';
import { createConsolePages } from '../console/console-pages.ts';
import type { ContractIndex } from '../engine/contract.ts';
import { createExampleSteps, type ExampleSteps } from '../engine/example-steps.ts';
import { examplePath } from '../engine/example-path.ts';
import { findFault, readPrefer } from '../engine/prefer.ts';
import { readRequest } from '../engine/read-request.ts';
import { createRepeatedRequests } from '../engine/repeated-requests.ts';
import { knownNames, servedAreas, servedContract } from '../engine/served-contract.ts';
import { countCalls } from '../faults/count-calls.ts';
import { createFaults } from '../faults/create-faults.ts';
import type { MockOptions } from '../mock.ts';
import { readBaseUri } from '../oauth/base-uri.ts';
import { createRecorder, type Recorder } from '../traffic/recorder.ts';
import { createTrafficApi } from '../traffic/traffic-api.ts';

/**
 * The steps and pages that all servers share, by name, for each to put in its own order.
 */
export interface SharedSteps extends ExampleSteps {
  contract: ContractIndex;
  /** The `base_uri` of accounts; undefined for the address of the request. */
  baseUri: string | undefined;
  recorder: Recorder;
  /** Records the exchange. Steps before it learn its ID, and those behind it are in the record. */
  record: Around;
  /** Indents the JSON of areas that do so. */
  indent: Around;
  /** Shows people in browsers a page instead of an error of the log-in. */
  showProblem: Around;
  /** Counts the call against the limit of the options; undefined if they have none. */
  countCall: Step | undefined;
  /** Finds the fault of the options that applies to the request; undefined if they have none. */
  findFault: Step | undefined;
  /** Reads the `Prefer` header. */
  readPrefer: Step;
  /** Validates parameters and body. */
  readRequest: Step;
  /** Creates trace tokens and counts calls; undefined where examples stay unchanged. */
  liveHeaders: LiveHeaders | undefined;
  /** The API of recorded requests. */
  trafficPages: readonly Page[];
  /** The console and the facts that it needs about the server. */
  consolePages: readonly Page[];
  /** `/healthz`, with `/healthz/live` and `/healthz/ready`. */
  healthPage: Page;
}

/** Differences between the servers that share the steps. */
export interface SharedStepsOptions {
  /** The kind of server, which the console and the first event of each stream name. */
  server: About['server'];
  /** True if a reference site is served as well; the console links to it. */
  reference?: boolean | undefined;
  /** Reads the tenant of a request, for servers that have several. */
  tenantName?: ((request: Pick<MockRequest, 'headers'>) => string) | undefined;
  /** The operations whose handlers take the files of documents, and not their texts (`decodedFile`). */
  decodesFiles?: ReadonlySet<string>;
}

/**
 * Creates the shared steps.
 * @throws Error if an option names an area or an operation that does not exist, or is invalid
 */
export function createSharedSteps(
  options: MockOptions,
  { server, reference = false, tenantName, decodesFiles }: SharedStepsOptions,
): SharedSteps {
  const { seed = 'countersign', clock = Date.now, remember = 1000 } = options;
  const { faults, rateLimit, strict = false, dynamic = false, plain = false } = options;
  const contract = servedContract(options.areas);
  const recorder = createRecorder({ remember, clock, tenantName });
  const indent = indentAreas(contract);
  const about = {
    title: 'Countersign',
    server,
    version: readVersion(),
    areas: servedAreas(contract),
    reference,
    example: examplePath(contract),
  };
  return {
    contract,
    baseUri: options.baseUri === undefined ? undefined : readBaseUri(options.baseUri),
    recorder,
    record(call) {
      const since = performance.now();
      return (response) => {
        call.exchange = recorder.record(call.request, response, performance.now() - since);
        return response;
      };
    },
    indent: () => indent,
    showProblem,
    countCall: rateLimit && exceptObservers(countCalls(rateLimit, clock)),
    findFault: faults && exceptObservers(findFault(createFaults(faults, knownNames(contract)))),
    readPrefer,
    readRequest: readRequest(strict, {
      ...(server === 'mock' && { repeated: createRepeatedRequests() }),
      ...(decodesFiles !== undefined && { decodesFiles }),
    }),
    ...createExampleSteps({ strict, dynamic, plain, seed }),
    liveHeaders: plain ? undefined : createLiveHeaders(clock, tenantName ?? (() => '')),
    trafficPages: [createTrafficApi(server, recorder)],
    consolePages: createConsolePages(about),
    healthPage: createHealthPage(contract),
  };
}

/** Creates the function that indents the responses of the areas that do so. */
function indentAreas({ areas }: ContractIndex): After {
  const indented = new Set(
    areas.flatMap(({ area, indented: own }) => (own === true ? [area] : [])),
  );
  return (response) =>
    indented.has(response.outcome?.area ?? '') ? indentJson(response) : response;
}

function createHealthPage({ routes }: ContractIndex): Page {
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  const body = JSON.stringify({ status: 'ok', operations: routes.length });
  return {
    under: '/healthz',
    answer: ({ url }) =>
      /^\/healthz(?:\/(?:live|ready))?$/.test(url) ? { status: 200, headers, body } : undefined,
  };
}

/**
 * Writes the JSON of a response as areas do that indent it: one member a line, and `&` as an escape.
 * Shell programs of users read such responses line by line.
 */
function indentJson(response: MockResponse): MockResponse {
  if (!isJson(parseMediaType(response.headers['content-type']))) return response;
  const text = response.body.toString();
  if (text === '') return response;
  const data: unknown = JSON.parse(text);
  return { ...response, body: JSON.stringify(data, undefined, 2).replaceAll('&', '\\u0026') };
}
