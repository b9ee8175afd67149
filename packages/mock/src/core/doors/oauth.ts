// The authentication service: a server brings a store, and pages.
export { readOlderCredentials, type OlderCredentials } from '../engine/older-credentials.ts';
export { createOAuthStep } from '../oauth/oauth-step.ts';
export type { OAuthStore, Visit } from '../oauth/store.ts';
export { readAuthorization, type Authorization } from '../oauth/authorization.ts';
export { answerAuthorization, problemWith } from '../oauth/authorize.ts';
export { isBrowserAddress, policySource } from '../oauth/browser-address.ts';
export { readPublicKey, type FindClient } from '../oauth/clients.ts';
export { grantPage, showGrantRefusal } from '../oauth/grant-page.ts';
export { GrantRefusal } from '../oauth/grant-refusal.ts';
export { refused, returnUrl } from '../oauth/return-url.ts';
export { knownScopes, describeScope } from '../oauth/scopes.ts';
export {
  isSame,
  createTokenFormat,
  type TokenSigner,
  type TokenFormat,
} from '../oauth/token-signer.ts';
export { tokenForJwt, tokensWithRefresh } from '../oauth/tokens.ts';
