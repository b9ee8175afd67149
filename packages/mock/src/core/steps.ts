import type { ContractIndex } from '../engine/contract.ts';
import type { MockRequest, MockResponse } from '../message.ts';
import type { Recorder } from '../traffic/recorder.ts';
import type { RequestContext } from './context.ts';
import type { LiveHeaders } from './live-headers.ts';

/**
 * Handles one aspect of a request to an operation. The first step that returns a response ends the
 * request; the others change the context.
 * @throws Refusal, which ends the request with an error in the shape of its area
 */
export type Step<Caller = unknown> = (
  context: RequestContext<Caller>,
) => StepResult | Promise<StepResult>;

/** A page or an API beside the contract. */
export interface Page {
  /** The prefix of the page's addresses; `/` matches only the root itself. */
  under: string;
  /**
   * Answers; undefined where nothing is at the address.
   * @param handle has the server answer another request
   */
  answer: (request: MockRequest, handle: Handle) => StepResult | Promise<StepResult>;
}

/** Answers a request. */
export type Handle = (request: MockRequest) => Promise<MockResponse>;

type StepResult = MockResponse | undefined;

/** The parts of a server: everything that it does with a request, in order. */
export interface ServerParts<Caller = unknown> {
  contract: ContractIndex;
  /** First: the addresses beside the contract. */
  pages: readonly Page[];
  /** Then, for a request to an operation: these, until one responds. An undefined step is left out. */
  steps: readonly (Step<Caller> | undefined)[];
  /** Last, for every request that no page answered: functions that add to the response. */
  answered: readonly ((response: MockResponse, request: MockRequest) => MockResponse)[];
  /** Is called with every request of a program that no page answered, and the ID of its exchange. */
  recorded?: (response: MockResponse, request: MockRequest, id: number) => void;
  /** Creates the headers that differ from response to response; undefined to keep the examples. */
  liveHeaders: LiveHeaders | undefined;
  /** Keeps each request and its response, except those of pages. */
  recorder: Recorder;
}
