import type { Page } from '../core/steps.ts';
import type { MockRequest } from '../message.ts';

/** A request to one of the OAuth operations, valid by the spec. */
export interface OAuthCall {
  request: MockRequest;
  query: URLSearchParams;
  /** The fields of the body, where it is a form. */
  form: URLSearchParams;
  /**
   * The body of an example of the spec, anew each time.
   * @throws Error where the spec has no such example
   */
  example(status: number, key: string): Record<string, unknown>;
  /** The body of a request example of the spec. */
  requestExample(key: string): Record<string, unknown>;
}

/** What an OAuth operation answers; the headers of the spec are added to it. */
export interface OAuthReply {
  status: number;
  headers?: Readonly<Record<string, string>>;
  body?: Readonly<Record<string, unknown>>;
}

/** One of the OAuth operations. */
export type OAuthOperation = (call: OAuthCall) => OAuthReply | Promise<OAuthReply>;

/** The authentication service. */
export interface OAuth {
  /** By operationId: `OAuth_authorize`, `OAuth_token`, `OAuth_userInfo`. */
  operations: ReadonlyMap<string, OAuthOperation>;
  /** The page where the user chooses, at `/_countersign/login`. */
  page: Page;
  /** Why a token of ours is not good; undefined for a good one and for one that is not ours. */
  faultOf(token: string): string | undefined;
}
