import { CountersignError } from '../errors/countersign-error.js';
import { signAssertion } from './assertion.js';
import { ConsentRequiredError } from './errors/consent-required-error.js';
import { OAuthError } from './errors/oauth-error.js';
import { checkKey, importKey, readPem } from './private-key.js';
import { Session, type SessionOptions } from './session.js';
import type { TokenSet } from './token-store.js';

/** Options of `jwtGrant`. */
export interface JwtGrantOptions extends SessionOptions {
  /**
   * The ID of the user for whom calls are made, a GUID. Left out, the token is that of the
   * application itself, which only the organization area takes.
   */
  readonly userId?: string | undefined;
  /** The private RSA key of the application: PEM text as PKCS#1 or PKCS#8, or a key for RS256. */
  readonly privateKey: string | CryptoKey;
  /**
   * `signature` and `impersonation` by default, which is for eSignature alone. Operations of Rooms
   * and Admin name the scopes that they need in their documentation.
   */
  readonly scopes?: readonly string[] | undefined;
  /** Milliseconds for which each JWT is good; an hour by default, which is the most that the service documents. */
  readonly lifetime?: number | undefined;
  /**
   * The address to which the browser goes after the consent; it completes the address in
   * `ConsentRequiredError`.
   */
  readonly redirectUri?: string | undefined;
}

/** Options for the address of a consent. */
export interface ConsentOptions {
  /** The address to which the browser goes afterwards, as it is registered for the application. */
  readonly redirectUri: string;
  /** True if an administrator consents for all users of the organization. */
  readonly forOrganization?: boolean | undefined;
  /** A value that the browser brings back unchanged. */
  readonly state?: string | undefined;
}

const hour = 3_600_000;

/** The JWT grant, for programs that act for a user who is not there. */
export class JwtGrant extends Session {
  readonly #options: JwtGrantOptions;
  readonly #scopes: readonly string[];
  readonly #key: CryptoKey | Uint8Array<ArrayBuffer>;
  #signer: Promise<CryptoKey> | undefined;

  /** `jwtGrant` makes these. */
  constructor(options: JwtGrantOptions) {
    super(options);
    const { privateKey, lifetime = hour, scopes } = options;
    if (!(lifetime >= 1000 && lifetime <= hour))
      throw new CountersignError(
        `lifetime must be from 1000 to ${hour} milliseconds, not ${lifetime}: the documentation of the service allows at most one hour`,
      );
    this.#options = options;
    this.#scopes = scopes ?? ['signature', 'impersonation'];
    this.#key = typeof privateKey === 'string' ? readPem(privateKey) : checkKey(privateKey);
  }

  /**
   * Returns the address at which a user consents, once, to the actions of the program. No code has
   * to be exchanged afterwards.
   */
  consentUrl({ redirectUri, forOrganization, state }: ConsentOptions): string {
    const scope = this.#scopes.join(' ');
    return this.service.authorizeUrl({
      response_type: 'code',
      scope: forOrganization ? 'openid' : scope,
      client_id: this.#options.clientId,
      redirect_uri: redirectUri,
      state,
      admin_consent_scope: forOrganization ? scope : undefined,
    });
  }

  protected override async renew(): Promise<TokenSet> {
    const { clientId, userId, lifetime = hour, now = Date.now } = this.#options;
    const iat = Math.floor(now() / 1000);
    const claims = {
      iss: clientId,
      sub: userId,
      aud: this.service.host,
      iat,
      exp: iat + Math.floor(lifetime / 1000),
      scope: this.#scopes.join(' '),
    };
    this.#signer ??=
      this.#key instanceof Uint8Array ? importKey(this.#key) : Promise.resolve(this.#key);
    return this.service.grant({
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      assertion: await signAssertion(claims, await this.#signer),
    });
  }

  protected override get scopes(): readonly string[] {
    return this.#scopes;
  }

  protected override isRenewable(): boolean {
    return true;
  }

  protected override async failure(cause: unknown): Promise<unknown> {
    if (!(cause instanceof OAuthError) || cause.error !== 'consent_required') return cause;
    const { redirectUri } = this.#options;
    return new ConsentRequiredError(
      cause,
      redirectUri === undefined ? undefined : this.consentUrl({ redirectUri }),
    );
  }
}

/** Creates a session that acts for a user by the key of the application. */
export function jwtGrant(options: JwtGrantOptions): JwtGrant {
  return new JwtGrant(options);
}
