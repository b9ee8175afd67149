/**
 * The interface for servers on the core of the mock, such as the sandbox: the server with its list
 * of steps, and the functions that steps use. It may change with any version; the mock's own users
 * import from `@countersign/mock`.
 *
 * A server is `createServer({ contract, recorder, pages, steps, answered, … })`. `createSharedSteps`
 * has the steps that every server needs, by name; docs/decisions/0033-steps-of-a-request.md
 * explains the order.
 */

// The server: its steps, and the objects that pass through them.
export { createServer } from './core/create-server.ts';
export { createSharedSteps } from './core/shared-steps.ts';
export type { Handle, Page, Step } from './core/steps.ts';
export { exceptObservers, observerHeader, readObserver } from './core/observer.ts';
export type { RequestContext } from './core/context.ts';
export type { Note, Warning } from './traffic/exchange.ts';
export { parseMediaType, type MockRequest, type MockResponse } from './message.ts';
export type { Mock } from './mock.ts';
export { createFetch } from './fetch.ts';

// To answer, and to refuse.
export { completeAnswer, type Answer } from './engine/complete-answer.ts';
export { writeAnswerMembers } from './engine/answer-members.ts';
export { findAnswerWriter } from './engine/find-answer-writer.ts';
export { Refusal } from './engine/refusal.ts';
export { bearerToken } from './engine/bearer-token.ts';
export { setFault } from './engine/prefer.ts';
export { callCount } from './faults/count-calls.ts';
export { createFaults } from './faults/create-faults.ts';
export type { Fault, FaultRule } from './faults/fault.ts';
export { createRateLimit } from './faults/rate-limit.ts';

// The contract.
export {
  loadOperation,
  loadSchemas,
  readIndex,
  type Administrators,
  type CompiledOperation,
  type ContractIndex,
} from './engine/contract.ts';
export { knownNames } from './engine/served-contract.ts';
export type { FileBeside } from './engine/body.ts';
export { findNameElsewhere, listNamesAt } from './engine/known-properties.ts';
export { readJson, type JsonReading } from './engine/read-json.ts';

// Limits and parsers for input from outside.
export { Excess } from './outside/excess.ts';
export { limits } from './outside/limits.ts';
export { excessIn } from './outside/json-excess.ts';
export { readOutsideBytes } from './outside/read-bytes.ts';
export { readOutsideFields } from './outside/read-fields.ts';
export { readOutsideForm } from './outside/read-form.ts';
export { readOutsideJson } from './outside/read-json.ts';
export { unpack } from './outside/unpack.ts';

// The authentication service: a server brings a store, and pages.
export { readOlderCredentials, type OlderCredentials } from './engine/older-credentials.ts';
export { createOAuthStep } from './oauth/oauth-step.ts';
export type { OAuthStore, Visit } from './oauth/store.ts';
export { readAuthorization, type Authorization } from './oauth/authorization.ts';
export { answerAuthorization, problemWith } from './oauth/authorize.ts';
export { isBrowserAddress, policySource } from './oauth/browser-address.ts';
export { readPublicKey, type FindClient } from './oauth/clients.ts';
export { grantPage, showGrantRefusal } from './oauth/grant-page.ts';
export { GrantRefusal } from './oauth/grant-refusal.ts';
export { refused, returnUrl } from './oauth/return-url.ts';
export { knownScopes, describeScope } from './oauth/scopes.ts';
export {
  isSame,
  createTokenFormat,
  type TokenSigner,
  type TokenFormat,
} from './oauth/token-signer.ts';
export { tokenForJwt, tokensWithRefresh } from './oauth/tokens.ts';

// The transport, and its options.
export { mockOptions, refuseUnknown, startOptions, type OptionNames } from './known-options.ts';
export { createEventStreams, type EventStreams, type SendEvent } from './live/event-stream.ts';
export { serve } from './server/serve.ts';
export type { RunningMock, StartOptions } from './server/options.ts';
export { deliveryMark } from './server/delivery-mark.ts';
export { isForeign } from './is-foreign.ts';
export { isLoopback } from './loopback.ts';

// The command line.
export { flagLines, serverFlags, type Flag } from './cli/flags.ts';
export type { CommandArguments } from './cli/read-arguments.ts';
export { runCommand } from './cli/run-command.ts';
export { run } from './cli/run.ts';
export { runMock } from './cli/run-mock.ts';
export { UsageError } from './cli/usage-error.ts';

// Pages and records.
export { nearest } from './nearest.ts';
export { formatPointer } from './json-pointer.ts';
export { baseStyles } from './pages/base-styles.ts';
export { redactNote } from './traffic/redact-note.ts';
export { redactText } from './traffic/redact-text.ts';
export { redactUrl } from './traffic/redact-url.ts';
export { includesObservers, readFilter } from './traffic/filter-exchanges.ts';
export { repeatRequest } from './traffic/repeat-request.ts';
export { toHar } from './traffic/to-har.ts';
export type { Exchange } from './traffic/exchange.ts';
export type { ExchangeDetails, MessageDetails } from './traffic/exchange-details.ts';
export type { Recorder } from './traffic/recorder.ts';
export { redactWarning } from './traffic/redact-warning.ts';
