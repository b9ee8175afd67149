import type { Fault } from '../faults/fault.ts';
import type { MockRequest, MockResponse } from '../message.ts';
import type { CompiledOperation } from './contract.ts';
import type { CallCount } from '../core/context.ts';
import type { FileBeside } from './read-body.ts';
import type { PathValues } from './router.ts';

/** A request to an operation, valid by the spec, as a service behind the contract takes it. */
export interface ServiceCall {
  operation: CompiledOperation;
  request: MockRequest;
  path: PathValues;
  query: URLSearchParams;
  /** The value of a JSON, XML or form body; undefined where there was none, or it was bytes. */
  body: unknown;
  /** The files that came beside the JSON, by what names their item in it. */
  files: ReadonlyMap<string, FileBeside>;
}

/** What a service answers; the headers of the spec and the form of the body are seen to. */
export interface ServiceAnswer {
  status: number;
  /** Names in lower case. */
  headers?: Readonly<Record<string, string>>;
  /** The value that is written as JSON, or as XML where the caller speaks it. */
  body?: unknown;
  /** A body that is no JSON, with its media type. */
  file?: { bytes: Buffer | string; mediaType: string };
  /** Whether `body` holds a whole list, of which the page that was asked for is to be cut out. */
  paged?: boolean;
}

/** A service that keeps state behind the contract. All it does not know is answered by the mock. */
export interface Service {
  /**
   * Answers a call, or leaves it to the mock.
   * @throws Refusal
   */
  answer(call: ServiceCall): Promise<ServiceAnswer | undefined>;
  /**
   * Looks at who calls, before anything else of the request is read.
   * @throws Refusal
   */
  authorize(request: MockRequest, operation: CompiledOperation): Promise<void> | void;
  /** Answers at addresses that are none of the contract's; undefined for all others. */
  page(request: MockRequest): Promise<MockResponse | undefined> | undefined;
  /** The fault that a request meets by rule, beside those that the mock was started with. */
  faultFor?(operation: CompiledOperation, request: MockRequest): Fault | undefined;
  /** Counts a call against a limit, beside that which the mock was started with. */
  countCall?(operation: CompiledOperation, request: MockRequest): CallCount | undefined;
}
