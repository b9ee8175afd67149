import type { AccountIdentityVerificationWorkflow } from '@countersign/types/esign-v2.1';
import { kind } from '../records.ts';

/**
 * One thing that a recipient does to prove who it is: show an identity document, take a portrait,
 * enter a code from a telephone call or a text message, or answer questions.
 */
export type CheckKind = 'id_document' | 'liveness' | 'phone' | 'sms' | 'knowledge';

/** Where the identity checks of a recipient stand, in all sessions together. */
export interface StoredIdentityState {
  /** How often in a row a check went wrong. It begins again when the envelope is sent again. */
  failures?: number;
  /** How many codes were sent. */
  codes?: number;
  /** Since when a person has to decide. */
  reviewSince?: number;
  /** Set where the recipient is not asked again: it has shown a document, or was approved. */
  passed?: true;
}

/** A workflow that an account has in addition to those of the service. Kept under the account, by its ID. */
export const identityWorkflows = kind<AccountIdentityVerificationWorkflow>('identity-workflow');

/** One attempt to prove who a recipient is. */
export interface StoredIdentityAttempt {
  at: number;
  check: CheckKind;
  outcome: 'passed' | 'failed' | 'manual-review';
  /** Why it failed, as a sentence. */
  reason?: string;
  /** What was presented, by names that people read, such as `Document`. */
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
