import { defineOlderOperation } from '../../../engine/operation.ts';
import { ServiceRefusal } from '../../../engine/service-refusal.ts';
import { wholeList } from '../../../engine/whole-list.ts';
import { requireBulkSend } from '../bulk-rights.ts';
import { findBatch, listBatches } from '../find-batch.ts';
import { presentBulkEnvelope, presentBulkEnvelopes } from '../present-bulk-envelopes.ts';
import { listCopies } from '../stored-batch.ts';

export const BulkEnvelopes_list = defineOlderOperation(
  'BulkEnvelopes_list',
  async (state, _request, context) => {
    await requireBulkSend(state, context);
    const batches = await listBatches(state, context);
    const bulkEnvelopeStatuses = batches.map(presentBulkEnvelopes);
    return { status: 200, paged: true, body: { ...wholeList, bulkEnvelopeStatuses } };
  },
);

export const BulkEnvelopes_get = defineOlderOperation(
  'BulkEnvelopes_get',
  async (state, { path, query }, context) => {
    await requireBulkSend(state, context);
    const batch = await findBatch(state, context, path.batchId);
    const wanted = readStatuses(query.include);
    const copies = await listCopies(state, batch.batchId);
    const bulkEnvelopes = copies
      .map((copy, index) => presentBulkEnvelope(batch, copy, index + 1))
      .filter(({ bulkStatus = '' }) => wanted === undefined || wanted.has(bulkStatus));
    const body = { ...wholeList, ...presentBulkEnvelopes(batch), bulkEnvelopes };
    return { status: 200, paged: true, body };
  },
);

const known = ['all', 'failed', 'queued', 'processing', 'sent'];

/**
 * The statuses of the copies in a response; undefined for all.
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER
 */
function readStatuses(text: string | undefined): ReadonlySet<string> | undefined {
  if (text === undefined) return undefined;
  const words = text.split(',').map((word) => word.trim().toLowerCase());
  const wrong = words.find((word) => !known.includes(word));
  if (wrong !== undefined)
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      `include has the status ${JSON.stringify(wrong)}. Allowed: ${known.join(', ')}.`,
    );
  return words.includes('all') ? undefined : new Set(words);
}
