import type { State } from '../state/state.ts';
import type { Seal } from './sealed.ts';

/** What a token is to say. */
export interface TokenContent {
  /** Absent where it is that of the application itself. */
  userId: string | undefined;
  clientId: string;
  scopes: readonly string[];
}

/** How long tokens live, in seconds. */
const eightHours = 28_800;
const hour = 3600;
const thirtyDays = 30 * 86_400;

/** What `OAuth_token` answers. */
export interface TokenAnswer {
  access_token: string;
  token_type: string;
  refresh_token?: string;
  expires_in: number;
  scope: string;
}

/** What makes tokens: the seal, this server, and the tenant in whose state they are good. */
export interface TokenMaker {
  seal: Seal;
  origin: string;
  state: State;
}

/**
 * An access token and a refresh token.
 * @param end when the refresh token ends, in seconds since 1970; 30 days from now where it is left out
 */
export function tokensWithRefresh(
  content: TokenContent,
  maker: TokenMaker,
  end?: number,
): TokenAnswer {
  const { iat } = common(content, maker);
  const refresh = {
    use: 'refresh',
    ...common(content, maker),
    exp: end ?? iat + thirtyDays,
  } as const;
  return { ...accessToken(content, maker, eightHours), refresh_token: maker.seal.close(refresh) };
}

/** An access token alone, as a JWT brings it. */
export function tokenForJwt(content: TokenContent, maker: TokenMaker): TokenAnswer {
  return accessToken(content, maker, hour);
}

function accessToken(content: TokenContent, maker: TokenMaker, life: number): TokenAnswer {
  const claims = common(content, maker);
  return {
    access_token: maker.seal.close({ use: 'access', ...claims, exp: claims.iat + life }),
    token_type: 'Bearer',
    expires_in: life,
    scope: content.scopes.join(' '),
  };
}

function common({ userId, clientId, scopes }: TokenContent, { origin, state }: TokenMaker) {
  return {
    iss: origin,
    ten: state.tenant.name,
    ...(userId !== undefined && { sub: userId }),
    client_id: clientId,
    scp: scopes,
    iat: Math.floor(state.now / 1000),
  };
}
