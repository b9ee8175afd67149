import type { EnvelopeTransferRule } from '@countersign/types/esign-v2.1';
import { kind } from '../records.ts';

/** A rule that gives envelopes of a member, or of the members of a group, to another member. */
export interface StoredTransferRule {
  ruleId: string;
  eventType: NonNullable<EnvelopeTransferRule['eventType']>;
  enabled: boolean;
  /** Sends the previous owner a copy. */
  copiesOwner: boolean;
  fromUserId?: string;
  fromGroupId?: string;
  toUserId: string;
  /** The folder of the new owner; absent for the usual one. */
  toFolderId?: string;
  modifiedAt: number;
  modifiedBy: string;
}

/** Kept under the account, by the ID. */
export const transferRules = kind<StoredTransferRule>('envelope-transfer-rule');
