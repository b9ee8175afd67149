import type { Page, Step } from '../../core/steps/steps.ts';
import { bearerToken } from '../../core/engine/bearer-token.ts';
import { Refusal } from '../../core/engine/refusal.ts';
import { showGrantRefusal } from '../../core/oauth/grant-page.ts';
import { createLoginPage } from './login-page.ts';
import { createOAuthStep } from '../../core/oauth/oauth-step.ts';
import { createStatelessStore, mockTokens, type StatelessParts } from './stateless-store.ts';
import type { OAuthStore } from '../../core/oauth/store.ts';
import type { RequestContext } from '../../core/steps/context.ts';
import { answerExample } from './examples.ts';

/** The authentication service of the mock. */
export interface OAuth {
  /** The page where the user chooses. */
  page: Page;
  /** Requires a bearer token where the operation needs one. */
  authenticate: Step;
  /** Answers the operations of the authentication service. */
  answer: Step;
}

/** The parts of the authentication service. */
interface OAuthParts extends StatelessParts {
  /** The `base_uri` of accounts; undefined for the address of the request. */
  baseUri: string | undefined;
}

/** @throws Error where a public key among the options cannot be read */
export function createOAuth({ baseUri, ...parts }: OAuthParts): OAuth {
  const store = createStatelessStore(parts);
  return {
    page: createLoginPage(store),
    authenticate: requireToken(store),
    answer: createOAuthStep({
      inStoreOfVisit: (_, work) => work(store),
      inStoreOfGrant: (_, __, work) => work(store),
      userInfo: (context) => userInfo(context, baseUri),
      showRefusal: showGrantRefusal,
    }),
  };
}

/** Any token is good enough, unless it is one of ours that has expired or was changed. */
function requireToken(store: OAuthStore): Step {
  return ({ request, operation }) => {
    if (!operation.bearer) return undefined;
    const token = bearerToken(request);
    const fault = mockTokens.matches(token) ? findTokenFault(token, store) : undefined;
    if (fault !== undefined) throw new Refusal('badToken', fault, { answer: '' });
    return undefined;
  };
}

/** Explains why an access token is not valid; undefined for a valid one. */
function findTokenFault(token: string, { signer, now }: OAuthStore): string | undefined {
  const claims = signer.open(token);
  if (claims === undefined)
    return 'The access token was modified, or was issued by a server with another seed.';
  if (claims.use !== 'access') return 'This is another kind of token, not an access token.';
  return claims.exp > now / 1000 ? undefined : 'The access token has expired.';
}

/**
 * Returns the user of the spec's example for every token: the name, the accounts and their
 * addresses belong together. All addresses are on this server, so that a client that follows them
 * stays with it, unless the options set another `base_uri`.
 */
function userInfo({ operation, request: { origin } }: RequestContext, baseUri = origin): object {
  const text = JSON.stringify(answerExample(operation, 'oneAccount'));
  const body: object = JSON.parse(text, (name, value: unknown) => {
    if (name === 'base_uri') return baseUri;
    return name === 'href' && typeof value === 'string' ? moved(value, origin) : value;
  });
  return body;
}

/** Moves an address to another server. */
function moved(address: string, origin: string): string {
  return origin + address.slice(new URL(address).origin.length);
}
