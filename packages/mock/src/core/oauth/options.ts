/**
 * The applications that may log in, and the consent of users. Facts that are left out are not
 * checked.
 */
export interface OAuthOptions {
  /** The known applications. If omitted, any application is known. */
  clients?: readonly OAuthClient[] | undefined;
  /** Show a page and let the user choose, instead of consenting at once (false). */
  ask?: boolean | undefined;
  /** User IDs that have not consented: their JWT gets `consent_required` (none). */
  withoutConsent?: readonly string[] | undefined;
}

/** An application that is known. */
export interface OAuthClient {
  /** The integration key. */
  id: string;
  /** The secret key. If omitted, any secret is accepted. */
  secret?: string | undefined;
  /** The registered addresses. If omitted, any address is accepted. */
  redirectUris?: readonly string[] | undefined;
  /** The public key in PEM that verifies its JWTs. If omitted, any signature is accepted. */
  publicKey?: string | undefined;
  /** Allow `response_type=token`, which puts the token into the address (false). */
  implicitGrant?: boolean | undefined;
}
