import type { StoredEnvelope } from './model/envelope.ts';

/** Something that happened, as Connect tells of it. */
export interface StateEvent {
  /** Such as `envelope-sent`, `recipient-completed`, `template-created`. */
  event: string;
  accountId: string;
  /** Who sent the envelope: registrations can be for some users only. */
  userId: string;
  envelopeId?: string;
  /** The GUID of the recipient, of an event about one. */
  recipientIdGuid?: string;
  templateId?: string;
  /** The envelope, so that nobody has to read it again; it may change until the transaction ends. */
  envelope?: StoredEnvelope;
}
