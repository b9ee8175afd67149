// The package for applications that receive JSON only: everything except the reader and writer of
// XML.
import type { ConnectEvent } from './connect-event.js';
import { parse } from './json/parse-json.js';
import { createListenerFor, type Listener, type ListenerOptions } from './receive/listener.js';

export { ConnectError, type ConnectErrorCode } from './connect-error.js';
export type {
  ConnectEvent,
  EnvelopeEvent,
  RecipientEvent,
  TemplateEvent,
  UnlistedEvent,
} from './connect-event.js';
export { Content, content } from './content.js';
export { envelopeEventNames, recipientEventNames, templateEventNames } from './event-names.js';
export type {
  EnvelopeEventName,
  RecipientEventName,
  TemplateEventName,
} from './generated/events.js';
export { defaultLimits, type Limits } from './limits.js';
export type { ParseOptions } from './parse-options.js';
export { brief, type BriefEvent } from './printed.js';
export type {
  EventHandler,
  EventHandlers,
  EventName,
  EventNamed,
} from './receive/event-handlers.js';
export {
  memoryStore,
  type Claim,
  type EventStore,
  type MemoryStoreOptions,
} from './receive/event-store.js';
export type { Listener, ListenerOptions } from './receive/listener.js';
export type { Problem } from './receive/problem.js';
export type { Reply } from './receive/reply.js';
export { sign, type SignOptions } from './receive/sign.js';
export { verify, type Verification } from './receive/verify.js';
export { parse };

/**
 * Creates a listener for messages in JSON; that of the whole package also reads XML.
 * @throws {ConnectError} `no-secret` if the list or a secret is empty or missing; `no-handler` if
 * `onEvent` is
 */
export function createListener(options: ListenerOptions): Listener {
  return createListenerFor({ parse, soapReply: noSoap }, options);
}

/** Only XML comes by SOAP. */
function noSoap(_event: ConnectEvent): undefined {
  return undefined;
}
