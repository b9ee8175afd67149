import { readAuthorization, type Authorization } from './authorization.ts';
import type { OAuthStore, Visit } from './store.ts';
import { commonClaims } from './tokens.ts';
import { returnUrl } from './return-url.ts';

/** How long a code lives, in seconds. */
const life = 120;

/**
 * Where the browser goes next: to a page of the log-in, or back to the application.
 * @throws GrantRefusal where it must stay here, since the application or its address is not known
 */
export async function authorize(visit: Visit, store: OAuthStore): Promise<string> {
  const authorization = readAuthorization(visit.query, await store.findClients());
  const problem = problemWith(authorization);
  if (problem !== undefined) return problem;
  const login = await store.findLogin(visit, authorization);
  if (typeof login === 'string') return login;
  return issueCode(store, { userId: login.userId, origin: visit.request.origin }, authorization);
}

/** Where the browser goes because of what is requested; undefined where nothing is wrong with it. */
export function problemWith(authorization: Authorization): string | undefined {
  const { scopeProblem } = authorization;
  if (scopeProblem === undefined) return undefined;
  return returnUrl(authorization, { error: 'invalid_scope', error_description: scopeProblem });
}

/** Where the browser goes when the user consents: back to the application, with a code. */
export async function issueCode(
  store: OAuthStore,
  { userId, origin }: { userId: string; origin: string },
  authorization: Authorization,
): Promise<string> {
  const { clientId, scopes, challenge } = authorization;
  const claims = commonClaims({ userId, clientId, scopes }, { store, origin });
  const code = await store.keepCode({
    use: 'code',
    ...claims,
    exp: store.now / 1000 + life,
    ...(challenge !== null && { challenge }),
  });
  return returnUrl(authorization, { code: store.signer.close(code) });
}
