import { kind } from '../records.ts';

/** The registration of a notary in one jurisdiction. */
export interface StoredNotaryJurisdiction {
  jurisdictionId: string;
  commissionId: string;
  /** A date in ISO 8601, as it was sent. */
  commissionExpiration: string;
  registeredName: string;
  county?: string;
  sealType?: string;
}

/** A user who is registered as a notary. Kept under no account, by the user ID. */
export interface StoredNotary {
  userId: string;
  userName: string;
  email: string;
  createdAt: number;
  enabled: 'true' | 'false';
  searchable: 'true' | 'false';
  jurisdictions: StoredNotaryJurisdiction[];
}

export const notaries = kind<StoredNotary>('notary');

/** A person who vouched for the identity of a signer to a notary. */
interface StoredCredibleWitness {
  name: string;
  address: string;
}

/** A notary's record about a signer of an envelope. */
export interface StoredNotarization {
  /** Time at which the signer joined the session. */
  joinedAt?: number;
  /**
   * Time at which the notary confirmed the signer's identity; the properties below say by which ID.
   */
  identifiedAt?: number;
  signerIdType?: string;
  comment?: string;
  credibleWitnesses?: StoredCredibleWitness[];
}

/**
 * A notarial act, for one signer and one document. Kept under the user ID of the notary, by its ID.
 */
export interface StoredNotaryJournal {
  notaryJournalId: string;
  createdAt: number;
  documentName: string;
  signerName: string;
  jurisdictionId: string;
  county?: string;
  comment?: string;
  signerIdType?: string;
  credibleWitnesses: StoredCredibleWitness[];
  /** The image of the signature of the signer, as an ID of contents. */
  signatureImage?: string;
  envelopeId?: string;
}

export const notaryJournals = kind<StoredNotaryJournal>('notary-journal', {
  holdsContents: true,
});
