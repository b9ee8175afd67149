import type { ContractIndex } from '../engine/contract.ts';
import type { Found } from '../engine/router.ts';
import type { MockRequest, MockResponse } from '../message.ts';
import type { RequestContext } from './context.ts';
import type { LiveHeaders } from './live-headers.ts';

/**
 * Handles one aspect of a request. A step responds, which ends the request; or returns a function
 * that the response of a later step passes through; or changes the context alone.
 * @throws Refusal, which ends the request with an error in the shape of its area
 */
export type Step<Context = RequestContext> = (context: Context) => StepResult | Promise<StepResult>;

type StepResult = MockResponse | After | undefined;

/** Receives the response of a later step, and returns it or another. */
export type After = (response: MockResponse) => MockResponse;

/** Is there for each call, also for one that the transport refuses. It never responds. */
export type Around = (call: Call) => After | undefined;

/** A call that no page has answered. */
export interface Call {
  readonly request: MockRequest;
  /** The operation at its address, or the reason why there is none. */
  readonly found: Found;
  /** The ID of its exchange, once it is recorded. */
  exchange: number | undefined;
}

/** A page or an API beside the contract. */
export interface Page {
  /** The prefix of the page's addresses; `/` matches only the root itself. */
  under: string;
  /**
   * Answers; undefined where nothing is at the address.
   * @param handle has the server answer another request
   */
  answer: (request: MockRequest, handle: Handle) => PageResult | Promise<PageResult>;
}

type PageResult = MockResponse | undefined;

/** Answers a request. */
export type Handle = (request: MockRequest) => Promise<MockResponse>;

/** The parts of a server: everything that it does with a request, in order. */
export interface ServerParts<Caller = unknown> {
  contract: ContractIndex;
  /** First: the addresses beside the contract. */
  pages: readonly Page[];
  /** Then, for every call that no page answered: these, such as the record. */
  around: readonly Around[];
  /** Then, for a call of an operation: these, until one responds. An undefined step is left out. */
  steps: readonly (Step<RequestContext<Caller>> | undefined)[];
  /** Creates the headers that differ from response to response; undefined to keep the examples. */
  liveHeaders: LiveHeaders | undefined;
}
