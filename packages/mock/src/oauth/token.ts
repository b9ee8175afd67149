import { createHash } from 'node:crypto';
import { readAssertion } from './assertion.ts';
import { callerOf } from './caller.ts';
import { checkAssertion } from './check-assertion.ts';
import { GrantRefusal } from './grant-refusal.ts';
import type { OAuthCall, OAuthReply } from './oauth.ts';
import type { Setting } from './setting.ts';
import { jwtTokens, tokensWithRefresh } from './token-answer.ts';

/**
 * Gives tokens for a code, a refresh token or a JWT.
 * @throws GrantRefusal
 */
export function token(call: OAuthCall, setting: Setting): OAuthReply {
  switch (call.form.get('grant_type')) {
    case 'authorization_code':
      return byCode(call, setting);
    case 'refresh_token':
      return byRefreshToken(call, setting);
    case 'urn:ietf:params:oauth:grant-type:jwt-bearer':
      return byJwt(call, setting);
    default:
      throw new GrantRefusal('unsupported_grant_type', 'The service does not know this grant.');
  }
}

function byCode(call: OAuthCall, setting: Setting): OAuthReply {
  const code = field(call, 'code');
  if (['code', 'codeOfPublicClient'].some((key) => call.requestExample(key).code === code))
    return { status: 200, body: call.example(200, 'withRefreshToken') };
  const { client, showedSecret } = callerOf(call, setting.find);
  const claims = setting.seal.open(code);
  const now = setting.clock() / 1000;
  if (claims?.use !== 'code' || claims.exp <= now)
    throw new GrantRefusal('invalid_grant', 'expired_client_token');
  if (claims.client_id !== client.id)
    throw new GrantRefusal('invalid_grant', 'unauthorized_client');
  if (claims.challenge !== undefined) checkVerifier(field(call, 'code_verifier'), claims.challenge);
  else if (!showedSecret)
    throw new GrantRefusal(
      'invalid_client',
      'A code is exchanged with the secret key of the application, or with PKCE.',
    );
  if (!setting.uses.take(code, claims.exp, now))
    throw new GrantRefusal('invalid_grant', 'expired_client_token');
  return tokensWithRefresh(call, claims, setting);
}

function byRefreshToken(call: OAuthCall, setting: Setting): OAuthReply {
  const refreshToken = field(call, 'refresh_token');
  if (call.requestExample('refresh').refresh_token === refreshToken)
    return { status: 200, body: call.example(200, 'withRefreshToken') };
  const { client } = callerOf(call, setting.find);
  const claims = setting.seal.open(refreshToken);
  if (claims?.use !== 'refresh' || claims.exp <= setting.clock() / 1000)
    throw new GrantRefusal('invalid_grant', 'expired_grant');
  if (claims.client_id !== client.id)
    throw new GrantRefusal('invalid_grant', 'unauthorized_client');
  return tokensWithRefresh(call, claims, setting);
}

/** An Authorization header is passed over: clients send old tokens along. */
function byJwt(call: OAuthCall, setting: Setting): OAuthReply {
  const assertion = field(call, 'assertion');
  if (call.requestExample('jwt').assertion === assertion)
    return { status: 200, body: call.example(200, 'forJwt') };
  const { find, withoutConsent, clock } = setting;
  const { origin } = call.request;
  const rules = { find, withoutConsent, origin, now: clock() / 1000 };
  return jwtTokens(call, checkAssertion(readAssertion(assertion), rules), setting);
}

function checkVerifier(verifier: string, challenge: string): void {
  if (createHash('sha256').update(verifier).digest('base64url') !== challenge)
    throw new GrantRefusal('invalid_grant', 'unauthorized_client');
}

function field({ form }: OAuthCall, name: string): string {
  const value = form.get(name);
  if (value === null || value === '')
    throw new GrantRefusal('invalid_request', `The field ${name} is missing.`);
  return value;
}
