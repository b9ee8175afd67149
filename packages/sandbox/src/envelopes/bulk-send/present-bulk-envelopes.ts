import type { BulkEnvelope, BulkEnvelopeStatus } from '@countersign/types/esign-v2.1';
import { dateTime } from '../../engine/date-time.ts';
import type { StoredBatch, StoredCopy } from './stored-batch.ts';

/** A batch in the form of the older listing, without its copies. */
export function presentBulkEnvelopes(batch: StoredBatch): BulkEnvelopeStatus {
  const { batchId, size, queued, sent, failed, submittedAt } = batch;
  return {
    batchId,
    batchSize: String(size),
    queued: String(queued),
    sent: String(sent),
    failed: String(failed),
    submittedDate: dateTime(submittedAt),
    bulkEnvelopesBatchUri: `/bulk_envelopes/${batchId}`,
  };
}

/** Presents a copy in the form of the older listing, by its first recipient. */
export function presentBulkEnvelope(
  { submittedAt }: StoredBatch,
  { copy, status, transactionId, envelopeId, failure }: StoredCopy,
  row: number,
): BulkEnvelope {
  const { name, email } = copy.recipients?.[0] ?? {};
  return {
    bulkRecipientRow: String(row),
    bulkStatus: status,
    ...(name !== undefined && { name }),
    ...(email !== undefined && { email }),
    ...(envelopeId === undefined
      ? { transactionId }
      : { envelopeId, envelopeUri: `/envelopes/${envelopeId}` }),
    submittedDateTime: dateTime(submittedAt),
    ...(failure !== undefined && {
      errorDetails: { errorCode: failure.code, message: failure.message },
    }),
  };
}
