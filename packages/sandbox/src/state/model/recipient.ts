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
} as const;

/** The name of a list of recipients. */
export type RecipientList = keyof typeof recipientTypes;

export type RecipientType = (typeof recipientTypes)[RecipientList];

/** What the sender says of a recipient: the fields of a signer, and those of the other kinds. */
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
  /** Of an in-person signer: the notary who hosts the signing. */
  notaryHost?: NotaryHost | undefined;
  /** Of a notary: whether it meets the signers, and who they are. */
  notaryType?: string | undefined;
  notarySigners?: string[] | undefined;
  /** Of a notary: whether another company provides it, and which. */
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
  /** As the sender chose it: unique in the envelope. */
  recipientId: string;
  recipientIdGuid: string;
  /** The turn; equal ones are in parallel. */
  routingOrder: number;
  status: RecipientStatus;
  details: RecipientDetails;
  /** With an ID for each tab, and the values that were entered. */
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
  /** Of a signing group: the member who opened it. */
  actedBy?: { userName: string; email: string };
  /** The images that were adopted, as IDs of contents. */
  signatureImage?: string;
  initialsImage?: string;
  /** Documents that are hidden from it. */
  hiddenDocuments?: string[];
  /**
   * How often in a row the access code was wrong, in whatever session. It begins again when the
   * sender sends the envelope again or changes the code.
   */
  accessCodeFailures?: number;
  /**
   * Of the person who filled in a PowerForm: signing begins at once, without an invitation
   * (`direct`), or with the access code that comes with the invitation (`code`).
   */
  powerFormStart?: 'direct' | 'code';
  /** Of somebody who signs instead of another recipient: who asked for that, and why. */
  reassigned?: { by: string; reason: string };
  /** Of a signer before a notary: what the notary recorded. */
  notarization?: StoredNotarization;
  /** Of a notary, or of a signer with a notary as the host: the commission that is used. */
  commission?: StoredNotaryJurisdiction;
  /** Who it is, and the address by which that was found. */
  user?: { userId: string; email: string };
  /** Where its identity checks stand. */
  identity?: StoredIdentityState;
  /** How many reminders went out. */
  reminders?: number;
}

/**
 * The people who stand behind a recipient of a template. Kept under the account, by the template's
 * ID and the recipient's GUID with a slash between.
 */
export const bulkRecipients = kind<BulkRecipient[]>('bulk-recipients');
