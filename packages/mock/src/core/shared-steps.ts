import type { MockRequest } from '../message.ts';
import { createLiveHeaders, type LiveHeaders } from './live-headers.ts';
import type { Page, Step } from './steps.ts';
import type { ContractIndex } from '../engine/contract.ts';
import { createExampleSteps, type ExampleSteps } from '../engine/example-steps.ts';
import { examplePath } from '../engine/example-path.ts';
import { findFault, readPrefer } from '../engine/prefer.ts';
import { readRequest } from '../engine/read-request.ts';
import { knownNames, servedAreas, servedContract } from '../engine/served-contract.ts';
import { countCalls } from '../faults/count-calls.ts';
import { createFaults } from '../faults/create-faults.ts';
import type { MockOptions } from '../mock.ts';
import { readBaseUri } from '../oauth/base-uri.ts';
import { createTrafficPages } from '../traffic/own-addresses.ts';
import { createRecorder, type Recorder } from '../traffic/recorder.ts';

/** What the mock and the sandbox do alike: steps and pages by their names, for either to list in order. */
export interface SharedSteps extends ExampleSteps {
  contract: ContractIndex;
  /** The `base_uri` of accounts; undefined for the address of the request. */
  baseUri: string | undefined;
  recorder: Recorder;
  /** Counts the call against the limit of the options, where they have one. */
  countCall: Step | undefined;
  /** Finds the fault of the options that meets the request, where they have any. */
  findFault: Step | undefined;
  /** Reads the `Prefer` header. */
  readPrefer: Step;
  /** Validates parameters and body. */
  readRequest: Step;
  /** Creates trace tokens and counts calls; undefined where examples stay unchanged. */
  liveHeaders: LiveHeaders | undefined;
  /** The traffic page and its API. */
  trafficPages: readonly Page[];
  /** `/healthz`. */
  healthPage: Page;
}

/**
 * Makes the shared steps.
 * @param reference whether a reference site is served as well; the traffic page leads there
 * @param tenantName reads the tenant of a request, for servers that have several
 * @throws Error where an option names an area or an operation that does not exist, or is invalid
 */
export function createSharedSteps(
  options: MockOptions,
  reference: boolean,
  tenantName: (request: Pick<MockRequest, 'headers'>) => string = () => '',
): SharedSteps {
  const { seed = 'countersign', clock = Date.now, remember = 500 } = options;
  const { faults, rateLimit, strict = false, dynamic = false, plain = false } = options;
  const contract = servedContract(options.areas);
  const recorder = createRecorder({ remember, clock });
  const about = {
    title: 'Countersign',
    areas: servedAreas(contract),
    reference,
    example: examplePath(contract),
  };
  return {
    contract,
    baseUri: options.baseUri === undefined ? undefined : readBaseUri(options.baseUri),
    recorder,
    countCall: rateLimit && countCalls(rateLimit, clock),
    findFault: faults && findFault(createFaults(faults, knownNames(contract))),
    readPrefer,
    readRequest: readRequest(strict),
    ...createExampleSteps({ strict, dynamic, plain, seed }),
    liveHeaders: plain ? undefined : createLiveHeaders(clock, tenantName),
    trafficPages: createTrafficPages({ traffic: recorder, about }),
    healthPage: createHealthPage(contract),
  };
}

function createHealthPage({ routes }: ContractIndex): Page {
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  const body = JSON.stringify({ status: 'ok', operations: routes.length });
  return {
    under: '/healthz',
    answer: ({ url }) => (url === '/healthz' ? { status: 200, headers, body } : undefined),
  };
}
