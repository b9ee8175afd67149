import { authorize } from './authorize.ts';
import { createClients } from './clients.ts';
import { CodeUses } from './code-uses.ts';
import { orRefusal } from './grant-refusal.ts';
import { loginPage, loginPath } from './login-page.ts';
import type { OAuth } from './oauth.ts';
import type { OAuthOptions } from './options.ts';
import { createSeal, isSealed } from './sealed.ts';
import type { Setting } from './setting.ts';
import { token } from './token.ts';
import { userInfo } from './user-info.ts';

/** What the authentication service is made of. */
export interface OAuthParts {
  options: OAuthOptions;
  /** Codes and tokens are good at every server with the same seed. */
  seed: string;
  /** Milliseconds since 1970. */
  clock: () => number;
}

/**
 * Makes the authentication service. It remembers which codes were used, and nothing else.
 * @throws Error where a public key among the options cannot be read
 */
export function createOAuth({ options, seed, clock }: OAuthParts): OAuth {
  const { clients, ask = false, withoutConsent = [] } = options;
  const seal = createSeal(seed);
  const setting: Setting = {
    seal,
    find: createClients(clients),
    uses: new CodeUses(),
    ask,
    withoutConsent: new Set(withoutConsent.map((id) => id.toLowerCase())),
    clock,
  };
  return {
    operations: new Map([
      ['OAuth_authorize', (call) => orRefusal(() => authorize(call, setting))],
      ['OAuth_token', (call) => orRefusal(() => token(call, setting))],
      ['OAuth_userInfo', userInfo],
    ]),
    page: { under: loginPath, answer: (request) => loginPage(request, setting) },
    faultOf(text) {
      if (!isSealed(text)) return undefined;
      const claims = seal.open(text);
      if (claims === undefined)
        return 'The access token was changed, or is from a server with another seed.';
      if (claims.use !== 'access') return 'This is a token of another kind, and no access token.';
      return claims.exp > clock() / 1000 ? undefined : 'The access token has expired.';
    },
  };
}
