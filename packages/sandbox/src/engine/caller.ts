import { Refusal } from '@countersign/mock/core/answers';
import type { RequestContext } from '@countersign/mock/core/server';
import { tokens } from '../state/model/account.ts';
import type { State } from '../state/state.ts';
import { getNow } from '../state/tenant.ts';

/** The claims of an access token. Times are in seconds since 1970. */
export interface Claims {
  /** The user ID; absent for the application itself. */
  sub?: string;
  /** The integration key in lower case. */
  clientId: string;
  scopes: readonly string[];
  exp: number;
}

/** The caller as given in the request. The tenant's state determines whether the token is valid. */
export type Caller = { claims: Claims } | { seedToken: string };

/** The sender of a request, as the request says. */
export interface Identity {
  tenant: string;
  caller: Caller;
  userId?: string | undefined;
}

/** The scopes that an operation needs. */
interface OperationScopes {
  scopes: readonly string[];
  /** Other sets of scopes, each of which is enough instead. */
  otherScopes?: readonly (readonly string[])[];
}

/** A request on its way through the steps of the sandbox. */
export type Call = RequestContext<Caller>;

/**
 * Reads the claims of a request's token in the state of its tenant; undefined if the operation
 * needs no token.
 * @param takesApplications true if the token of an application without a user is enough
 * @throws Refusal if the token is not valid in the tenant, has expired or lacks a scope
 */
export async function readClaims(
  state: State,
  { caller, operation }: { caller?: Caller | undefined; operation: OperationScopes },
  takesApplications = false,
): Promise<Claims | undefined> {
  if (caller === undefined) return undefined;
  return requireScopes(await readCurrentClaims(state, caller), operation, takesApplications);
}

/**
 * Reads the claims of a token, whatever it is needed for.
 * @throws Refusal if the token is not valid in the tenant or has expired
 */
export async function readCurrentClaims(state: State, caller: Caller): Promise<Claims> {
  return 'claims' in caller
    ? requireCurrent(caller.claims, getNow(state.tenant))
    : findSeedToken(state, caller.seedToken);
}

async function findSeedToken(state: State, token: string): Promise<Claims> {
  const known = await state.of(tokens).get('', token);
  if (known === undefined)
    throw new Refusal(
      'badToken',
      'Unknown access token. Get one with OAuth_token, or use a token of the seed.',
      { answer: '' },
    );
  const { userId, integrationKey, scopes } = known;
  return { sub: userId, clientId: integrationKey, scopes, exp: Infinity };
}

function requireCurrent(claims: Claims, now: number): Claims {
  if (claims.exp * 1000 > now) return claims;
  throw new Refusal('badToken', 'The access token has expired. Get a new one with OAuth_token.', {
    answer: '',
  });
}

function requireScopes(
  claims: Claims,
  { scopes, otherScopes = [] }: OperationScopes,
  takesApplications: boolean,
): Claims {
  if (claims.sub === undefined && !takesApplications)
    throw new Refusal(
      'badToken',
      'The token was issued to an application without a user. This operation requires the token of a user.',
    );
  const missing = [scopes, ...otherScopes].map((set) =>
    set.filter((scope) => !claims.scopes.includes(scope)).join(' '),
  );
  if (missing.includes('')) return claims;
  throw new Refusal(
    'badToken',
    `The access token does not have the scope ${missing.join(' or ')}. Request it when you get the token.`,
  );
}
