// What a server is made of that answers by the contract and keeps a state of its own: the sandbox.
export { flagLines, serverFlags, type Flag, type ServerFlag } from './cli/flags.ts';
export { runCommand } from './cli/run-command.ts';
export { run } from './cli/run.ts';
export { runMock } from './cli/run-mock.ts';
export type { Words } from './cli/read-words.ts';
export { UsageError } from './cli/usage-error.ts';
export type { CallCount, RequestContext } from './core/context.ts';
export { baseStyles } from './pages/base-styles.ts';
export { createServer } from './core/create-server.ts';
export { createSharedSteps, type SharedSteps } from './core/shared-steps.ts';
export type { Page, ServerParts, Step } from './core/steps.ts';
export { completeAnswer, type Answer } from './engine/complete-answer.ts';
export { setFault } from './engine/prefer.ts';
export { bearerToken } from './engine/bearer-token.ts';
export { callCount } from './faults/count-calls.ts';
export { readAuthorization, type Authorization } from './oauth/authorization.ts';
export { isBrowserAddress, policySource } from './oauth/browser-address.ts';
export { authorize, giveCode, problemWith } from './oauth/authorize.ts';
export { readPublicKey, type FindClient } from './oauth/clients.ts';
export { GrantRefusal } from './oauth/grant-refusal.ts';
export { createOAuthStep } from './oauth/oauth-step.ts';
export { refused, returnUrl } from './oauth/return-url.ts';
export { knownScopes, wordsOf } from './oauth/scopes.ts';
export { isSame, sealKind, type Seal, type SealKind } from './oauth/sealed.ts';
export type { OAuthStore, Visit } from './oauth/store.ts';
export { tokenForJwt, tokensWithRefresh } from './oauth/tokens.ts';
export {
  loadOperation,
  readIndex,
  type CompiledOperation,
  type ProblemKind,
} from './engine/contract.ts';
export { examplePath } from './engine/example-path.ts';
export type { FileBeside } from './engine/body.ts';
export { excessIn } from './engine/json-limits.ts';
export { parseJson } from './engine/parse-json.ts';
export { Refusal } from './engine/refusal.ts';
export { knownNames, servedAreas, servedContract } from './engine/served-contract.ts';
export { createFetch } from './fetch.ts';
export { createFaults } from './faults/create-faults.ts';
export type { Fault, FaultRule } from './faults/fault.ts';
export { createRateLimit } from './faults/rate-limit.ts';
export { isForeign } from './is-foreign.ts';
export { isLoopback } from './loopback.ts';
export { mediaTypeOf, type MockRequest, type MockResponse } from './message.ts';
export type { Mock, MockOptions, TransportProblem } from './mock.ts';
export type { RunningMock, StartOptions } from './server/options.ts';
export { deliveryMark } from './server/delivery-mark.ts';
export { serve } from './server/serve.ts';
export type { Exchange, Finding } from './traffic/exchange.ts';
export { redactText } from './traffic/redact-text.ts';
export { redactUrl } from './traffic/redact-url.ts';
export type { Traffic } from './traffic/traffic.ts';
