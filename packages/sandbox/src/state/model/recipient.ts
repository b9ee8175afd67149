import type {
  BulkRecipient,
  NotaryHost,
  RecipientStatus,
  Signer,
  Tabs,
} from '@countersign/types/esign-v2.1';
import { kind } from '../records.ts';
import type { StoredIdentityState } from './identity.ts';
import type { StoredNotarization, StoredNotaryJurisdiction } from './notary.ts';

/** The lists of a body of recipients, and what a recipient of each is called by itself. */
export const recipientTypes = {
  signers: 'signer',
  inPersonSigners: 'inPersonSigner',
  carbonCopies: 'carbonCopy',
  certifiedDeliveries: 'certifiedDelivery',
  editors: 'editor',
  agents: 'agent',
  intermediaries: 'intermediary',
  notaries: 'notary',
  seals: 'seal',
  witnesses: 'witness',
  participants: 'participant',
  notaryWitnesses: 'notaryWitness',
  authorizedSignatories: 'authorizedSignatory',
} as const;

/** The name of a list of recipients. */
export type RecipientList = keyof typeof recipientTypes;

export type RecipientType = (typeof recipientTypes)[RecipientList];

/** A recipient's properties as the sender gave them: those of a signer, and of the other kinds. */
export interface RecipientDetails extends Omit<
  Signer,
  | 'recipientId'
  | 'recipientIdGuid'
  | 'recipientType'
  | 'routingOrder'
  | 'status'
  | 'tabs'
  | 'sentDateTime'
  | 'deliveredDateTime'
  | 'signedDateTime'
  | 'declinedDateTime'
  | 'declinedReason'
  | 'errorDetails'
> {
  hostName?: string | undefined;
  hostEmail?: string | undefined;
  /** The notary who hosts the signing of an in-person signer. */
  notaryHost?: NotaryHost | undefined;
  /** The kind of a notary (whether it meets the signers), and the signers. */
  notaryType?: string | undefined;
  notarySigners?: string[] | undefined;
  /** The source of a notary (whether another company provides it), and the company. */
  notarySourceType?: string | undefined;
  notaryThirdPartyPartner?: string | undefined;
  inPersonSigningType?: string | undefined;
  signerName?: string | undefined;
  signerEmail?: string | undefined;
  witnessFor?: string | undefined;
  witnessForGuid?: string | undefined;
  [field: string]: unknown;
}

/** A recipient as it is kept. Times are in milliseconds since 1970. */
export interface StoredRecipient {
  type: RecipientType;
  /** The recipient ID that the sender chose, unique in the envelope. */
  recipientId: string;
  recipientIdGuid: string;
  /** The turn; equal ones are in parallel. */
  routingOrder: number;
  status: RecipientStatus;
  details: RecipientDetails;
  /** Tabs with their IDs, and the values that were entered. */
  tabs: Tabs;
  sentAt?: number;
  deliveredAt?: number;
  signedAt?: number;
  completedAt?: number;
  declinedAt?: number;
  declinedReason?: string;
  autoRespondedReason?: string;
  /** The address from which it was opened and signed. */
  ipAddress?: string;
  /** The member who opened the envelope for a signing group. */
  actedBy?: { userName: string; email: string };
  /** The images that were adopted, as IDs of contents. */
  signatureImage?: string;
  initialsImage?: string;
  /** Documents that are hidden from it. */
  hiddenDocuments?: string[];
  /**
   * Wrong access codes in a row, across all sessions. Sending the envelope again or changing the
   * code resets the count.
   */
  accessCodeFailures?: number;
  /** The steps of the page that its e-mail leads to before the documents, such as a form. */
  startPage?: readonly string[];
  /**
   * The start of the person who filled in a PowerForm: signing begins at once, without an
   * invitation (`direct`), or with the access code in the invitation (`code`).
   */
  powerFormStart?: 'direct' | 'code';
  /**
   * Set for a signer who replaces another recipient: the one who reassigned the signing, its
   * recipientIdGuid, and the reason.
   */
  reassigned?: { by: string; recipientIdGuid?: string; reason: string };
  /** The notary's record about a signer. */
  notarization?: StoredNotarization;
  /** The commission that a notary uses, or the notary who hosts an in-person signer. */
  commission?: StoredNotaryJurisdiction;
  /** The user account of the recipient, and the address by which it was found. */
  user?: { userId: string; email: string };
  /** The state of its identity checks. */
  identity?: StoredIdentityState;
  /** The number of reminders sent. */
  reminders?: number;
}

/**
 * The people who stand behind a recipient of a template. Kept under the account, by the template's
 * ID and the recipient's GUID with a slash between.
 */
export const bulkRecipients = kind<BulkRecipient[]>('bulk-recipients');
