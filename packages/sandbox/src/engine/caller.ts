import type { CompiledOperation, MockRequest } from '@countersign/mock/extend';
import type { State } from '../state/state.ts';

/** What an access token says. Times are in seconds since 1970. */
export interface Claims {
  /** The user ID; absent where it is the application itself. */
  sub?: string;
  /** The integration key in lower case. */
  clientId: string;
  scopes: readonly string[];
  exp: number;
}

/** Who a request comes from. */
export interface Authenticated {
  /**
   * The tenant: by the header `X-Countersign-Tenant`, else by the token, else the default one. A
   * token that was given in a tenant is good in that one only.
   */
  tenant: string;
  /**
   * What the token says; undefined where the operation needs none.
   * @throws Refusal where the token is not good in the tenant, has expired or lacks a scope
   */
  claimsIn(state: State): Promise<Claims | undefined>;
}

/** What of an operation decides who may call it. */
export type GuardedOperation = Pick<CompiledOperation, 'area' | 'bearer' | 'scopes'>;

/** @throws Refusal where the operation needs a token, and there is none or one that was tampered with */
export type Authenticate = (
  request: MockRequest,
  operation: GuardedOperation,
) => Promise<Authenticated>;
