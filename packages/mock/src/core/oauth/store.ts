import type { MockRequest } from '../message.ts';
import type { Authorization } from './authorization.ts';
import type { FindClient } from './clients.ts';
import type { TokenSigner, TokenClaims } from './token-signer.ts';

/**
 * The state of the authentication service. The mock's store only remembers which codes were used;
 * the sandbox's is a tenant, within one transaction.
 */
export interface OAuthStore {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly signer: TokenSigner;
  /** The tenant in which codes and tokens are valid; undefined if there is only one. */
  readonly tenant: string | undefined;
  /** The applications that may ask. */
  findClients(): Promise<FindClient>;
  /**
   * Returns the user who is logged in and has consented; otherwise the address of the page for
   * that.
   */
  findLogin(visit: Visit, authorization: Authorization): Promise<{ userId: string } | string>;
  /** Stores a code when it is issued, and returns it with its ID, if it gets one. */
  keepCode(code: TokenClaims): Promise<TokenClaims>;
  /** Uses a code up; false if it was used before. */
  useCode(code: TokenClaims): Promise<boolean>;
  /** The answer to a grant that is known by its text, such as one of the spec's examples. */
  answerKnown(kind: string, shown: string, origin: string): Promise<object | undefined>;
  /** @throws GrantRefusal where the user may not log in */
  requireUser(userId: string): Promise<void>;
  /** @throws GrantRefusal where the user has not let the application have the scopes */
  requireConsent(userId: string, clientId: string, scopes: readonly string[]): Promise<void>;
}

/** A browser that is at an address of the log-in. */
export interface Visit {
  request: MockRequest;
  query: URLSearchParams;
}
