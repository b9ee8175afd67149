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
  /** The tenant in which codes and tokens are good; undefined where there is only one. */
  readonly tenant: string | undefined;
  /** The applications that may ask. */
  findClients(): Promise<FindClient>;
  /**
   * The user who is logged in and has consented; else the address of the page where that is to
   * happen.
   */
  findLogin(visit: Visit, authorization: Authorization): Promise<{ userId: string } | string>;
  /** Keeps a code that is given, and returns it with its ID, where it gets one. */
  keepCode(code: TokenClaims): Promise<TokenClaims>;
  /** Uses a code up; false where that was done before. */
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
