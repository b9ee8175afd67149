import { kind } from '../things.ts';

/** An e-mail that the service would have sent. Kept under the account, by its ID. */
export interface StoredMail {
  mailId: string;
  sentAt: number;
  to: { name: string; email: string };
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
}

export const mails = kind<StoredMail>('mail');
