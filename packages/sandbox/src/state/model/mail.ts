import type { BccEmailArchiveStatus } from '@countersign/types/esign-v2.1';
import { kind } from '../records.ts';
import type { Editor } from './account.ts';

/** A text message instead of an e-mail, and how it is delivered. */
export type TextMessageMethod = 'SMS' | 'WhatsApp';

/** Delivery to a telephone number: by text message, or by a call in which the text is read out. */
type TelephoneMethod = TextMessageMethod | 'Call';

/** An e-mail or text message that the service would have sent. See `createMails`. */
export interface StoredMail {
  mailId: string;
  sentAt: number;
  /** The addressee; for a text message with a telephone number, and an empty e-mail address. */
  to: { name: string; email: string; phoneNumber?: string };
  /** The delivery method; absent for e-mail. */
  deliveryMethod?: TelephoneMethod;
  /** The person who gets the answers to it, if the envelope names one. */
  replyTo?: { name: string; email: string };
  cc: string[];
  bcc: string[];
  subject: string;
  /** The code of the language of the text; absent for English. */
  language?: string;
  /** Paragraphs of plain text. */
  text: string[];
  /**
   * The subject of the message: `signing-request`, `reminder`, `completed`, `voided`, `declined`,
   * `expired`...
   */
  reason: string;
  envelopeId?: string;
  recipientId?: string;
  /** The target of its button: a path on this server. */
  link?: string;
  /** Set once a reader of the outbox has seen it. */
  read?: boolean;
}

/** An address that gets hidden copies of an account's e-mails. Kept under the account, by its ID. */
export interface StoredBccArchive {
  bccEmailArchiveId: string;
  email: string;
  /** The message that asks the address to confirm. */
  emailNotificationId: string;
  status: BccEmailArchiveStatus;
  /** Actions on it, oldest first, each with the status after it. */
  history: { action: string; status: BccEmailArchiveStatus; at: number; by: Editor }[];
}

export const bccArchives = kind<StoredBccArchive>('bcc-archive');
