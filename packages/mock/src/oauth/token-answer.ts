import type { JwtGrant } from './check-assertion.ts';
import type { OAuthCall, OAuthReply } from './oauth.ts';
import type { Claims } from './sealed.ts';
import type { Setting } from './setting.ts';

/** How long a refresh token lives, in seconds. */
const thirtyDays = 30 * 86_400;

/**
 * An access token and a refresh token, for what a code or a refresh token allows. With the scope
 * `extended` the refresh token lives anew from each refresh; without it, its end stays.
 */
export function tokensWithRefresh(call: OAuthCall, from: Claims, setting: Setting): OAuthReply {
  const { use, sub, client_id, scp } = from;
  const renews = use === 'code' || scp.includes('extended');
  const iat = seconds(setting);
  const answer = call.example(200, 'withRefreshToken');
  const common = {
    iss: call.request.origin,
    ...(sub !== undefined && { sub }),
    client_id,
    scp,
    iat,
  };
  return {
    status: 200,
    body: {
      ...answer,
      access_token: setting.seal.close({ use: 'access', ...common, exp: iat + life(answer) }),
      refresh_token: setting.seal.close({
        use: 'refresh',
        ...common,
        exp: renews ? iat + thirtyDays : from.exp,
      }),
      scope: scp.join(' '),
    },
  };
}

/** An access token for what a JWT asks for. */
export function jwtTokens(
  call: OAuthCall,
  { clientId, userId, scopes }: JwtGrant,
  setting: Setting,
): OAuthReply {
  const iat = seconds(setting);
  const answer = call.example(200, 'forJwt');
  const claims: Claims = {
    use: 'access',
    iss: call.request.origin,
    ...(userId !== undefined && { sub: userId }),
    client_id: clientId,
    scp: scopes,
    iat,
    exp: iat + life(answer),
  };
  const body = { ...answer, access_token: setting.seal.close(claims), scope: scopes.join(' ') };
  return { status: 200, body };
}

/** How many seconds an access token lives: what the spec's example says. */
function life({ expires_in }: Record<string, unknown>): number {
  return Number(expires_in);
}

function seconds({ clock }: Setting): number {
  return Math.floor(clock() / 1000);
}
