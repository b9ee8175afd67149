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
export { brief, type BriefEvent } from './printed.js';
export type * from './generated/payload.js';
export type {
  Finding,
  JsonObject,
  JsonValue,
  Kept,
  UnknownAttribute,
  UnknownElement,
  Unlisted,
} from './kept.js';
export { eventOf, parse } from './parse.js';
export type { ParseOptions } from './parse-options.js';
export { serialize, type SerializeOptions } from './serialize.js';
export { soapReply } from './soap-reply.js';
export { defaultLimits, type Limits } from './limits.js';
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
export type { HeadersLike } from './receive/headers.js';
export { createListener } from './receive/create-listener.js';
export type { Listener, ListenerOptions } from './receive/listener.js';
export type { Problem } from './receive/problem.js';
export type { RawBody } from './receive/raw-body.js';
export type { BodyStream } from './receive/read-body.js';
export type { Reply } from './receive/reply.js';
export { sign, type SignOptions } from './receive/sign.js';
export { verify, type Verification } from './receive/verify.js';
