import { Refusal, type MockRequest } from '@countersign/mock/extend';
import { tokens } from '../state/model/account.ts';
import type { State } from '../state/state.ts';
import type { Authenticate, Claims, GuardedOperation } from '../engine/caller.ts';
import { isSealed, type Seal } from './sealed.ts';
import { tenantOf } from '../state/tenant-name.ts';

/** How strict the server is. */
export interface AuthenticateOptions {
  /** Whether operations that need a token refuse requests without one (true). */
  auth?: boolean | undefined;
}

/** The token of the seed that counts where none has to come with a request. */
const openToken = 'sandbox';

/** Whether a token is good is up to the tenant: the rest is found within the request's transaction. */
export function createAuthenticate(
  seal: () => Promise<Seal>,
  { auth = true }: AuthenticateOptions = {},
): Authenticate {
  return async (request, operation) => {
    if (!operation.bearer) return { tenant: tenantOf(request), claimsIn: async () => undefined };
    const isOpen = !auth && request.headers.authorization === undefined;
    const token = isOpen ? openToken : tokenOf(request);
    if (!isSealed(token))
      return {
        tenant: tenantOf(request),
        claimsIn: async (state) => allowed(await knownToken(state, token), operation),
      };
    const sealed = (await seal()).open(token);
    if (sealed === undefined)
      throw new Refusal('badToken', 'The access token was changed, or is from another server.');
    if (sealed.use !== 'access')
      throw new Refusal('badToken', 'This is a token of another kind, and no access token.');
    const tenant = tenantOf(request, sealed.ten);
    if (tenant !== sealed.ten)
      throw new Refusal(
        'badToken',
        `The access token is of the tenant ${sealed.ten}, and X-Countersign-Tenant names ${tenant}; get a token in that tenant, or leave the header out.`,
      );
    const { sub, client_id: clientId = '', scp = [], exp } = sealed;
    const claims = { ...(sub !== undefined && { sub }), clientId, scopes: scp, exp };
    return {
      tenant,
      claimsIn: async (state) => allowed(current(claims, state), operation),
    };
  };
}

function tokenOf({ headers: { authorization } }: MockRequest): string {
  if (authorization === undefined)
    throw new Refusal(
      'noToken',
      'No access token came with the call; send one in the Authorization header, after the word Bearer.',
    );
  const [, token] = /^Bearer (\S+)$/i.exec(authorization) ?? [];
  if (token !== undefined) return token;
  throw new Refusal(
    'badToken',
    'The Authorization header must be the word Bearer, a space and the access token.',
  );
}

async function knownToken(state: State, token: string): Promise<Claims> {
  const known = await state.of(tokens).get('', token);
  if (known === undefined)
    throw new Refusal(
      'badToken',
      'The access token is neither one that this server gave nor one of the seed; get one with OAuth_token.',
    );
  const { userId, integrationKey, scopes } = known;
  return { sub: userId, clientId: integrationKey, scopes, exp: Infinity };
}

function current(claims: Claims, { now }: State): Claims {
  if (claims.exp * 1000 > now) return claims;
  throw new Refusal('badToken', 'The access token has expired; get a new one with OAuth_token.');
}

/** The one area that takes the token of an application alone. */
const organizationArea = 'admin-v2';

function allowed(claims: Claims, { area, scopes }: GuardedOperation): Claims {
  if (claims.sub === undefined && area !== organizationArea)
    throw new Refusal(
      'badToken',
      'The token is that of an application alone; this operation needs the token of a user.',
    );
  const missing = scopes.filter((scope) => !claims.scopes.includes(scope));
  if (missing.length === 0) return claims;
  throw new Refusal(
    'badToken',
    `The access token lacks the scope ${missing.join(' ')}; ask for it when you get the token.`,
  );
}
