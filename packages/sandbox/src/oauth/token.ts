import { createHash } from 'node:crypto';
import {
  callerOf,
  checkAssertion,
  GrantRefusal,
  readAssertion,
  type FindClient,
  type MockRequest,
} from '@countersign/mock/extend';
import type { State } from '../state/state.ts';
import { clientsIn } from './clients.ts';
import { hasConsent } from './consent.ts';
import { grants, openCodes } from './model.ts';
import { isSame, type Seal, type Sealed } from './sealed.ts';
import { tokenForJwt, tokensWithRefresh, type TokenAnswer } from './tokens.ts';
import { activeUser } from './users.ts';

/** A request for tokens. */
export interface TokenCall {
  state: State;
  seal: Seal;
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
 * Gives tokens for a code, a refresh token, a JWT or a grant of the seed.
 * @throws GrantRefusal
 */
export async function token(call: TokenCall): Promise<TokenAnswer> {
  const kind = call.form.get('grant_type') ?? '';
  const name = fields.get(kind);
  if (name === undefined)
    throw new GrantRefusal('unsupported_grant_type', 'The service does not know this grant.');
  const shown = field(call, name);
  const known = await call.state.of(grants).get('', shown);
  if (known?.kind === kind) {
    const { userId, integrationKey: clientId, scopes } = known;
    const make = kind === jwtGrant ? tokenForJwt : tokensWithRefresh;
    return make({ userId, clientId, scopes }, makerOf(call));
  }
  if (kind === jwtGrant) return byJwt(call, shown);
  const find = await clientsIn(call.state);
  return kind === 'refresh_token' ? byRefreshToken(call, shown, find) : byCode(call, shown, find);
}

async function byCode(call: TokenCall, code: string, find: FindClient): Promise<TokenAnswer> {
  const { client, showedSecret } = callerOf(call, find);
  const sealed = opened(call, code, 'code', 'expired_client_token');
  requireClient(sealed, client.id);
  if (sealed.challenge !== undefined) checkVerifier(field(call, 'code_verifier'), sealed.challenge);
  else if (!showedSecret)
    throw new GrantRefusal(
      'invalid_client',
      'A code is exchanged with the secret key of the application, or with PKCE.',
    );
  if (!(await call.state.of(openCodes).remove('', sealed.jti ?? '')))
    throw new GrantRefusal('invalid_grant', 'expired_client_token');
  return tokensWithRefresh(await contentOf(call.state, sealed), makerOf(call));
}

/** With the scope `extended` a refresh token lives anew from each refresh; without it, its end stays. */
async function byRefreshToken(
  call: TokenCall,
  refreshToken: string,
  find: FindClient,
): Promise<TokenAnswer> {
  const { client } = callerOf(call, find);
  const sealed = opened(call, refreshToken, 'refresh', 'expired_grant');
  requireClient(sealed, client.id);
  const end = sealed.scp?.includes('extended') === true ? undefined : sealed.exp;
  return tokensWithRefresh(await contentOf(call.state, sealed), makerOf(call), end);
}

/** An Authorization header is passed over: clients send old tokens along. */
async function byJwt(call: TokenCall, assertion: string): Promise<TokenAnswer> {
  const { state } = call;
  const { clientId, userId, scopes } = checkAssertion(readAssertion(assertion), {
    find: await clientsIn(state),
    withoutConsent: new Set(),
    origin: call.request.origin,
    now: state.now / 1000,
  });
  if (userId !== undefined) {
    const user = await activeUser(state, userId);
    if (user === undefined) throw new GrantRefusal('invalid_grant', 'user_not_found');
    if (!(await hasConsent(state, user, clientId, scopes)))
      throw new GrantRefusal('consent_required');
  }
  return tokenForJwt({ userId, clientId, scopes }, makerOf(call));
}

function opened(
  { seal, state }: TokenCall,
  text: string,
  use: Sealed['use'],
  fault: string,
): Sealed {
  const sealed = seal.open(text);
  if (sealed?.use !== use || sealed.exp * 1000 <= state.now || sealed.ten !== state.tenant.name)
    throw new GrantRefusal('invalid_grant', fault);
  return sealed;
}

function requireClient({ client_id: owner }: Sealed, clientId: string): void {
  if (owner !== clientId) throw new GrantRefusal('invalid_grant', 'unauthorized_client');
}

/** What a token for the same user says; the user may have gone since. */
async function contentOf(state: State, { sub = '', client_id: clientId = '', scp = [] }: Sealed) {
  if ((await activeUser(state, sub)) === undefined)
    throw new GrantRefusal('invalid_grant', 'user_not_found');
  return { userId: sub, clientId, scopes: scp };
}

function makerOf({ seal, state, request: { origin } }: TokenCall) {
  return { seal, state, origin };
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
    throw new GrantRefusal('invalid_request', `The field ${name} holds the character NUL.`);
  return value;
}
