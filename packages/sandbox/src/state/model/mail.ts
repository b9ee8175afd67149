import type { BccEmailArchiveStatus } from '@countersign/types/esign-v2.1';
import { kind } from '../records.ts';
import type { Editor } from './account.ts';

/** A text message instead of an e-mail, and how it is delivered. */
export type TextMessageMethod = 'SMS' | 'WhatsApp';

/** What reaches a telephone number: a text message, or a call in which a text is read out. */
export type TelephoneMethod = TextMessageMethod | 'Call';

/** An e-mail or text message that the service would have sent. See `createMails`. */
export interface StoredMail {
  mailId: string;
  sentAt: number;
  /** Of a text message: with the telephone number, and without an e-mail address. */
  to: { name: string; email: string; phoneNumber?: string };
  /** How it is delivered, if not by e-mail. */
  deliveryMethod?: TelephoneMethod;
  cc: string[];
  bcc: string[];
  subject: string;
  /** Paragraphs of plain text. */
  text: string[];
  /** What it is about: `signing-request`, `reminder`, `completed`, `voided`, `declined`, `expired`... */
  reason: string;
  envelopeId?: string;
  recipientId?: string;
  /** Where its button leads: a path on this server. */
  link?: string;
  /** Whether somebody who watches the outbox has read it. */
  read?: boolean;
}

/** An address that gets hidden copies of an account's e-mails. Kept under the account, by its ID. */
export interface StoredBccArchive {
  bccEmailArchiveId: string;
  email: string;
  /** The message that asks the address to confirm. */
  emailNotificationId: string;
  status: BccEmailArchiveStatus;
  /** What became of it, oldest first; how it stood afterwards. */
  history: { action: string; status: BccEmailArchiveStatus; at: number; by: Editor }[];
}

export const bccArchives = kind<StoredBccArchive>('bcc-archive');
