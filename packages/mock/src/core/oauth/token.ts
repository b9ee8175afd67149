import { createHash } from 'node:crypto';
import type { MockRequest } from '../message.ts';
import { readAssertion } from './assertion.ts';
import { identifyCaller } from './caller.ts';
import { checkAssertion } from './check-assertion.ts';
import { GrantRefusal } from './grant-refusal.ts';
import { isSame, type TokenClaims } from './token-signer.ts';
import type { OAuthStore } from './store.ts';
import { tokenForJwt, tokensWithRefresh, type TokenAnswer, type TokenContent } from './tokens.ts';

/** A request for tokens. */
export interface TokenCall {
  store: OAuthStore;
  request: MockRequest;
  /** The fields of the form. */
  form: URLSearchParams;
  /** Tells of what the service refuses. */
  warn(sentence: string): void;
}

const jwtGrant = 'urn:ietf:params:oauth:grant-type:jwt-bearer';

/** The form field of each grant's proof. */
const fields: ReadonlyMap<string, string> = new Map([
  ['authorization_code', 'code'],
  ['refresh_token', 'refresh_token'],
  [jwtGrant, 'assertion'],
]);

/**
 * Returns the code, token or JWT that a request presents; undefined if its grant type is unknown.
 */
export function shownIn(form: URLSearchParams): string | undefined {
  return form.get(fields.get(form.get('grant_type') ?? '') ?? '') ?? undefined;
}

/**
 * Issues tokens for a code, a refresh token, a JWT or a grant that the store knows.
 * @throws GrantRefusal
 */
export async function token(call: TokenCall): Promise<object> {
  const kind = call.form.get('grant_type') ?? '';
  const name = fields.get(kind);
  if (name === undefined) throw new GrantRefusal('invalid_grant', 'unsupported_grant_type');
  const shown = field(call, name);
  const known = await call.store.answerKnown(kind, shown, call.request.origin);
  if (known !== undefined) return known;
  if (kind === jwtGrant) return byJwt(call, shown);
  return kind === 'refresh_token' ? byRefreshToken(call, shown) : byCode(call, shown);
}

async function byCode(call: TokenCall, code: string): Promise<TokenAnswer> {
  const { client, showedSecret } = identifyCaller(call, await call.store.findClients());
  const claims = opened(call, code, 'code', 'expired_client_token');
  requireClient(claims, client.id);
  if (claims.challenge !== undefined) checkVerifier(field(call, 'code_verifier'), claims.challenge);
  else if (!showedSecret)
    throw new GrantRefusal(
      'invalid_client',
      'Exchanging a code requires the secret key of the application, or PKCE.',
    );
  if (!(await call.store.useCode(claims)))
    throw new GrantRefusal('invalid_grant', 'expired_client_token');
  return tokensWithRefresh(await readTokenContent(call, claims), makerOf(call));
}

/**
 * With the scope `extended`, each refresh renews the life of the refresh token; without it, the end
 * stays.
 */
async function byRefreshToken(call: TokenCall, refreshToken: string): Promise<TokenAnswer> {
  const { client } = identifyCaller(call, await call.store.findClients());
  const claims = opened(call, refreshToken, 'refresh', 'expired_grant');
  requireClient(claims, client.id);
  const end = claims.scp?.includes('extended') === true ? undefined : claims.exp;
  return tokensWithRefresh(await readTokenContent(call, claims), makerOf(call), end);
}

/** Ignores the Authorization header: clients send old tokens along. */
async function byJwt(call: TokenCall, assertion: string): Promise<TokenAnswer> {
  const { store, request } = call;
  const { clientId, userId, scopes } = checkAssertion(readAssertion(assertion), {
    find: await store.findClients(),
    origin: request.origin,
    now: store.now / 1000,
    warn: call.warn,
  });
  if (userId !== undefined) {
    await store.requireUser(userId);
    await store.requireConsent(userId, clientId, scopes);
  }
  return tokenForJwt({ userId, clientId, scopes }, makerOf(call));
}

function opened(
  { store }: TokenCall,
  text: string,
  use: TokenClaims['use'],
  fault: string,
): TokenClaims {
  const claims = store.signer.open(text);
  if (claims?.use !== use || claims.exp <= store.now / 1000 || claims.ten !== store.tenant)
    throw new GrantRefusal('invalid_grant', fault);
  return claims;
}

function requireClient({ client_id: owner }: TokenClaims, clientId: string): void {
  if (owner !== clientId) throw new GrantRefusal('invalid_grant', 'unauthorized_client');
}

/** Reads the content of a new token for the same user, who may have been deleted since. */
async function readTokenContent({ store }: TokenCall, claims: TokenClaims): Promise<TokenContent> {
  const { sub: userId = '', client_id: clientId = '', scp: scopes = [] } = claims;
  await store.requireUser(userId);
  return { userId, clientId, scopes };
}

function makerOf({ store, request: { origin } }: TokenCall) {
  return { store, origin };
}

function checkVerifier(verifier: string, challenge: string): void {
  if (!isSame(createHash('sha256').update(verifier).digest('base64url'), challenge))
    throw new GrantRefusal('invalid_grant', 'unauthorized_client');
}

function field({ form }: TokenCall, name: string): string {
  const value = form.get(name);
  if (value === null || value === '')
    throw new GrantRefusal('invalid_request', `The field ${name} is missing.`);
  if (value.includes('\0'))
    throw new GrantRefusal(
      'invalid_request',
      `The field ${name} contains the NUL character, which is not allowed.`,
    );
  return value;
}
