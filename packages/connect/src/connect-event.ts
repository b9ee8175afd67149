import type { Envelope } from '@countersign/types/esign-v2.1/schemas/envelope';
import type {
  EnvelopeEventName,
  RecipientEventName,
  TemplateEventName,
} from './generated/events.js';
import type { EnvelopeInformation } from './generated/payload.js';
import type { Finding } from './kept.js';

/** The fields of every event, in either form. */
interface EventBase extends EnvelopeInformation {
  /**
   * An ID that stays the same however often the event is sent: its name, its subject and its time.
   * Inferred: the service gives messages no ID.
   */
  id: string;
  /** The form it came in, or is to be sent in. */
  format: 'json' | 'xml';
  /** The time at which the message was created, which is not that of the event. */
  generatedDateTime: Date;
  /** The account of the sender, by GUID. XML does not say. */
  accountId?: string;
  /** The user who sent the envelope or made the template, by GUID. XML does not say. */
  userId?: string;
  /** The Connect configuration behind the message. XML does not say. */
  configurationId?: number;
  /** The number of times that the message was sent before. Missing in XML. */
  retryCount?: number;
  /** The relative address of the envelope or template. XML does not say. */
  uri?: string;
  /** The version of the interface whose schemas the data follow. XML does not say. */
  apiVersion?: string;
  /**
   * The envelope as the service sends it, in the shape that `Envelopes_get` has too, so that one
   * function serves envelopes that were polled and such that were pushed. JSON messages about
   * envelopes have it. It is not copied with the event and not in its JSON, where `envelope` is.
   */
  readonly summary?: Envelope;
  /** The namespace of the wrapper, where the message came in a SOAP envelope. */
  soapNamespace?: string;
  /** Parts of the message that the contract does not define; they are kept all the same. */
  findings: Finding[];
}

/** An event of an envelope as a whole. */
export interface EnvelopeEvent extends EventBase {
  subject: 'envelope';
  event: EnvelopeEventName;
  envelopeId: string;
}

/** An event of one recipient of an envelope. */
export interface RecipientEvent extends EventBase {
  subject: 'recipient';
  event: RecipientEventName;
  envelopeId: string;
  /** The recipient, by GUID. */
  recipientId: string;
  /** The recipient who has taken over, by GUID; only with `recipient-reassign`. */
  reassignedRecipientId?: string;
}

/** A template was made, changed or deleted. XML has no such events. */
export interface TemplateEvent extends EventBase {
  subject: 'template';
  event: TemplateEventName;
  templateId: string;
}

/** An event that the contract describes no message of; all that came with it is in `otherFields`. */
export interface UnlistedEvent extends EventBase {
  subject: 'unlisted';
  event: 'unlisted';
  /** The event as the message names it. */
  name: string;
}

/** A pushed event; `event` is its name, and `subject` the kind of its subject. */
export type ConnectEvent = EnvelopeEvent | RecipientEvent | TemplateEvent | UnlistedEvent;
