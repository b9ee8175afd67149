import type { AccountIdentityVerificationWorkflow } from '@countersign/types/esign-v2.1';
import { kind } from '../records.ts';

/**
 * A way for a recipient to prove their identity: show an identity document, take a portrait, enter
 * a code from a telephone call or a text message, or answer questions.
 */
export type CheckKind = 'id_document' | 'liveness' | 'phone' | 'sms' | 'knowledge';

/** The state of a recipient's identity checks across all sessions. */
export interface StoredIdentityState {
  /** Failed checks in a row. Sending the envelope again resets the count. */
  failures?: number;
  /** The number of codes that were sent. */
  codes?: number;
  /** Time since when a person has to decide. */
  reviewSince?: number;
  /** Set where the recipient is not asked again: it has shown a document, or was approved. */
  passed?: true;
}

/** A workflow that an account has in addition to those of the service. Kept under the account, by its ID. */
export const identityWorkflows = kind<AccountIdentityVerificationWorkflow>('identity-workflow');

/** An attempt of a recipient to prove their identity. */
export interface StoredIdentityAttempt {
  at: number;
  check: CheckKind;
  outcome: 'passed' | 'failed' | 'manual-review';
  /** The reason for the failure, as a sentence. */
  reason?: string;
  /** Evidence that the recipient presented, by human-readable names such as `Document`. */
  evidence: Record<string, string>;
}

/**
 * The evidence that a recipient provided in a workflow. Kept under the account, by the envelope ID
 * and the GUID of the recipient, with a slash between.
 */
export interface StoredIdentityProof {
  envelopeId: string;
  recipientIdGuid: string;
  name: string;
  email: string;
  workflowId: string;
  workflowName: string;
  attempts: StoredIdentityAttempt[];
}

export const identityProofs = kind<StoredIdentityProof>('identity-proof');
