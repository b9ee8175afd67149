import { randomUUID } from 'node:crypto';
import type { BulkSendingCopy } from '@countersign/types/esign-v2.1';
import { copyJson } from '../../engine/copy-json.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { StoredEnvelope, StoredSender } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { addAccountFields } from '../custom-fields/account-fields.ts';
import { newFieldId } from '../custom-fields/field-lists.ts';
import { resolveAnchors } from '../tabs/resolve-anchors.ts';
import {
  bulkBatches,
  bulkSources,
  putCopies,
  scheduleBatch,
  type StoredBatch,
} from './stored-batch.ts';

/** The source, the list and the sender of a new batch. */
export interface BatchInput extends Pick<StoredBatch, 'name' | 'list'> {
  source: StoredEnvelope;
  copies: readonly BulkSendingCopy[];
  sender: StoredSender;
}

/** Creates a batch and queues its copies. */
export async function startBatch(
  state: State,
  { name, list, source, copies, sender }: BatchInput,
): Promise<StoredBatch> {
  const { userId, userName, email } = sender;
  const batch: StoredBatch = {
    batchId: randomUUID(),
    accountId: source.accountId,
    name,
    ...(list !== undefined && { list }),
    sourceId: source.envelopeId,
    sender: { userId, userName, email },
    submittedAt: state.now,
    size: copies.length,
    queued: copies.length,
    sent: 0,
    failed: 0,
    cursor: 0,
    resent: 0,
  };
  const { accountId, batchId } = batch;
  const prepared = await prepareSource(state, source, batchId);
  const generates = copies.some(({ docGenFormFields = [] }) => docGenFormFields.length > 0);
  if (!generates) await placeTabsOnce(state, prepared);
  await state.of(bulkSources).put(accountId, batchId, prepared);
  await putCopies(
    state,
    batchId,
    copies.map((copy) => ({ copy, status: 'queued', transactionId: randomUUID() })),
  );
  await state.of(bulkBatches).put(accountId, batchId, batch);
  await scheduleBatch(state, batch);
  return batch;
}

/** The text custom field that contains the ID of the batch. */
const batchField = 'BulkBatchId';

/** Prepares the source for its copies, without the parts that differ in each copy. */
export async function prepareSource(
  state: State,
  source: StoredEnvelope,
  batchId: string,
): Promise<StoredEnvelope> {
  const { lock: _lock, template, ...copied } = copyJson(source);
  const prepared: StoredEnvelope = { ...copied, auditEvents: [] };
  if (source.kind === 'template') {
    const applied = { templateId: source.envelopeId, name: template?.name ?? '' };
    prepared.templates = [applied];
    for (const document of prepared.documents) document.templates = [applied];
  }
  for (const { details } of prepared.recipients) {
    if (details.isBulkRecipient === 'true') details.isBulkRecipient = 'false';
    delete details.bulkRecipientsUri;
  }
  await addAccountFields(state, prepared);
  const { textCustomFields = [] } = prepared.customFields;
  prepared.customFields.textCustomFields = [
    ...textCustomFields.filter(({ name }) => name !== batchField),
    { fieldId: newFieldId(), name: batchField, value: batchId, required: 'false', show: 'false' },
  ];
  return prepared;
}

/**
 * Searches the documents for anchors once, and not for each copy. If an anchor is not found, each
 * copy fails with that error.
 */
async function placeTabsOnce(state: State, prepared: StoredEnvelope): Promise<void> {
  // Documents that are still to be generated do not have their text yet.
  if (
    prepared.documents.some(
      ({ docGen, docGenFormFields = [] }) => docGen !== undefined || docGenFormFields.length > 0,
    )
  )
    return;
  try {
    await resolveAnchors(state.withOwn({ warnings: [] }), prepared);
  } catch (error) {
    if (!(error instanceof ServiceRefusal)) throw error;
  }
}
