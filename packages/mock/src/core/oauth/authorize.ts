import { readAuthorization, type Authorization } from './authorization.ts';
import type { OAuthStore, Visit } from './store.ts';
import { commonClaims, tokenForBrowser } from './tokens.ts';
import { returnUrl } from './return-url.ts';

/** The lifetime of a code in seconds. */
const life = 120;

/**
 * Returns the address for the browser: a page of the log-in, or the application's.
 * @throws GrantRefusal if the application or its address is unknown, so that the browser must stay
 * here
 */
export async function authorize(visit: Visit, store: OAuthStore): Promise<string> {
  const authorization = readAuthorization(visit.query, await store.findClients());
  const problem = problemWith(authorization);
  if (problem !== undefined) return problem;
  const login = await store.findLogin(visit, authorization);
  if (typeof login === 'string') return login;
  return answerAuthorization(
    store,
    { userId: login.userId, origin: visit.request.origin },
    authorization,
  );
}

/**
 * Returns the address that reports a problem with the requested scopes or grant; undefined if there
 * is none.
 */
export function problemWith(authorization: Authorization): string | undefined {
  const { scopeProblem, responseType, implicitGrant } = authorization;
  if (responseType === 'token' && !implicitGrant)
    return returnUrl(authorization, {
      error: 'unauthorized_client',
      error_description: 'The implicit grant is not enabled for this integration key.',
    });
  if (scopeProblem === undefined) return undefined;
  return returnUrl(authorization, { error: 'invalid_scope', error_description: scopeProblem });
}

/**
 * Issues a code or, for `response_type=token`, a token once the user has consented, and returns the
 * application's address with it.
 */
export async function answerAuthorization(
  store: OAuthStore,
  { userId, origin }: { userId: string; origin: string },
  authorization: Authorization,
): Promise<string> {
  const { clientId, scopes, challenge, responseType } = authorization;
  if (responseType === 'token') {
    const issued = tokenForBrowser({ userId, clientId, scopes }, { store, origin });
    const { access_token, expires_in, token_type, scope } = issued;
    return returnUrl(authorization, {
      access_token,
      expires_in: String(expires_in),
      token_type,
      scope,
    });
  }
  const claims = commonClaims({ userId, clientId, scopes }, { store, origin });
  const code = await store.keepCode({
    use: 'code',
    ...claims,
    exp: store.now / 1000 + life,
    ...(challenge !== null && { challenge }),
  });
  return returnUrl(authorization, { code: store.signer.close(code) });
}
