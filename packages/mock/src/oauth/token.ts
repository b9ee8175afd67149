import { createHash } from 'node:crypto';
import type { MockRequest } from '../message.ts';
import { readAssertion } from './assertion.ts';
import { callerOf } from './caller.ts';
import { checkAssertion } from './check-assertion.ts';
import { GrantRefusal } from './grant-refusal.ts';
import { isSame, type Sealed } from './sealed.ts';
import type { OAuthStore } from './store.ts';
import { tokenForJwt, tokensWithRefresh, type TokenAnswer, type TokenContent } from './tokens.ts';

/** A request for tokens. */
export interface TokenCall {
  store: OAuthStore;
  request: MockRequest;
  /** The fields of the form. */
  form: URLSearchParams;
}

const jwtGrant = 'urn:ietf:params:oauth:grant-type:jwt-bearer';

/** By which field each grant comes. */
const fields: ReadonlyMap<string, string> = new Map([
  ['authorization_code', 'code'],
  ['refresh_token', 'refresh_token'],
  [jwtGrant, 'assertion'],
]);

/** What a request shows to get tokens; undefined where it is no grant that the service knows. */
export function shownIn(form: URLSearchParams): string | undefined {
  return form.get(fields.get(form.get('grant_type') ?? '') ?? '') ?? undefined;
}

/**
 * Gives tokens for a code, a refresh token, a JWT or a grant that the store knows.
 * @throws GrantRefusal
 */
export async function token(call: TokenCall): Promise<object> {
  const kind = call.form.get('grant_type') ?? '';
  const name = fields.get(kind);
  if (name === undefined) throw new GrantRefusal('unsupported_grant_type', 'Unknown grant type.');
  const shown = field(call, name);
  const known = await call.store.answerKnown(kind, shown, call.request.origin);
  if (known !== undefined) return known;
  if (kind === jwtGrant) return byJwt(call, shown);
  return kind === 'refresh_token' ? byRefreshToken(call, shown) : byCode(call, shown);
}

async function byCode(call: TokenCall, code: string): Promise<TokenAnswer> {
  const { client, showedSecret } = callerOf(call, await call.store.findClients());
  const sealed = opened(call, code, 'code', 'expired_client_token');
  requireClient(sealed, client.id);
  if (sealed.challenge !== undefined) checkVerifier(field(call, 'code_verifier'), sealed.challenge);
  else if (!showedSecret)
    throw new GrantRefusal(
      'invalid_client',
      'Exchanging a code requires the secret key of the application, or PKCE.',
    );
  if (!(await call.store.useCode(sealed)))
    throw new GrantRefusal('invalid_grant', 'expired_client_token');
  return tokensWithRefresh(await contentOf(call, sealed), makerOf(call));
}

/** With the scope `extended` a refresh token lives anew from each refresh; without it, its end stays. */
async function byRefreshToken(call: TokenCall, refreshToken: string): Promise<TokenAnswer> {
  const { client } = callerOf(call, await call.store.findClients());
  const sealed = opened(call, refreshToken, 'refresh', 'expired_grant');
  requireClient(sealed, client.id);
  const end = sealed.scp?.includes('extended') === true ? undefined : sealed.exp;
  return tokensWithRefresh(await contentOf(call, sealed), makerOf(call), end);
}

/** Ignores the Authorization header: clients send old tokens along. */
async function byJwt(call: TokenCall, assertion: string): Promise<TokenAnswer> {
  const { store, request } = call;
  const { clientId, userId, scopes } = checkAssertion(readAssertion(assertion), {
    find: await store.findClients(),
    origin: request.origin,
    now: store.now / 1000,
  });
  if (userId !== undefined) {
    await store.requireUser(userId);
    await store.requireConsent(userId, clientId, scopes);
  }
  return tokenForJwt({ userId, clientId, scopes }, makerOf(call));
}

function opened({ store }: TokenCall, text: string, use: Sealed['use'], fault: string): Sealed {
  const sealed = store.seal.open(text);
  if (sealed?.use !== use || sealed.exp <= store.now / 1000 || sealed.ten !== store.tenant)
    throw new GrantRefusal('invalid_grant', fault);
  return sealed;
}

function requireClient({ client_id: owner }: Sealed, clientId: string): void {
  if (owner !== clientId) throw new GrantRefusal('invalid_grant', 'unauthorized_client');
}

/** What a token for the same user says; the user may have gone since. */
async function contentOf({ store }: TokenCall, sealed: Sealed): Promise<TokenContent> {
  const { sub: userId = '', client_id: clientId = '', scp: scopes = [] } = sealed;
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
