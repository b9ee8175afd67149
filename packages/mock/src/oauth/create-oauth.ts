import { authorize } from './authorize.js';
import { createClients } from './clients.js';
import { CodeUses } from './code-uses.js';
import { orRefusal } from './grant-refusal.js';
import { loginPage } from './login-page.js';
import type { OAuth } from './oauth.js';
import type { OAuthOptions } from './options.js';
import { createSeal, isSealed } from './sealed.js';
import type { Setting } from './setting.js';
import { token } from './token.js';
import { userInfo } from './user-info.js';

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
    page: (request) => loginPage(request, setting),
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
