import type { OAuthStore } from './store.ts';

/** The content of a new token. */
export interface TokenContent {
  /** The user; undefined for a token of the application itself. */
  userId: string | undefined;
  clientId: string;
  scopes: readonly string[];
}

/** The lifetimes of tokens, in seconds. */
const eightHours = 28_800;
const hour = 3600;
const thirtyDays = 30 * 86_400;

/** The body of `OAuth_token`, in the order of the spec's example. */
export interface TokenAnswer {
  access_token: string;
  token_type: string;
  refresh_token?: string;
  expires_in: number;
  scope: string;
}

/** The context in which tokens are created: the store that accepts them, and this server. */
export interface TokenMaker {
  store: Pick<OAuthStore, 'now' | 'signer' | 'tenant'>;
  origin: string;
}

/**
 * Issues an access token and a refresh token.
 * @param end the expiry of the refresh token, in seconds since 1970; 30 days from now by default
 */
export function tokensWithRefresh(
  content: TokenContent,
  maker: TokenMaker,
  end?: number,
): TokenAnswer {
  const common = commonClaims(content, maker);
  const exp = end ?? common.iat + thirtyDays;
  const refresh = maker.store.signer.close({ use: 'refresh', ...common, exp });
  return accessToken(content, maker, eightHours, { refresh_token: refresh });
}

/** An access token alone, as a browser gets it from the implicit grant. */
export function tokenForBrowser(content: TokenContent, maker: TokenMaker): TokenAnswer {
  return accessToken(content, maker, eightHours);
}

/** An access token alone, as a JWT brings it. */
export function tokenForJwt(content: TokenContent, maker: TokenMaker): TokenAnswer {
  return accessToken(content, maker, hour);
}

function accessToken(
  content: TokenContent,
  maker: TokenMaker,
  life: number,
  refresh: Pick<TokenAnswer, 'refresh_token'> = {},
): TokenAnswer {
  const common = commonClaims(content, maker);
  return {
    access_token: maker.store.signer.close({ use: 'access', ...common, exp: common.iat + life }),
    token_type: 'Bearer',
    ...refresh,
    expires_in: life,
    scope: content.scopes.join(' '),
  };
}

/** Builds the claims that codes and tokens have in common. */
export function commonClaims(
  { userId, clientId, scopes }: TokenContent,
  { store: { now, tenant }, origin }: TokenMaker,
) {
  return {
    iss: origin,
    ...(tenant !== undefined && { ten: tenant }),
    ...(userId !== undefined && { sub: userId }),
    client_id: clientId,
    scp: scopes,
    iat: Math.floor(now / 1000),
  };
}
