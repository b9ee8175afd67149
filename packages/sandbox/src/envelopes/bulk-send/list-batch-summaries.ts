import type { BulkSendBatchSummaries } from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import type { State } from '../../state/state.ts';
import { readPeriod } from '../../engine/read-period-date.ts';
import { pageFields, readRequestedPage } from '../listing/page-fields.ts';
import { countQueued, getBulkLimits } from './bulk-rights.ts';
import { listBatches } from './find-batch.ts';
import { presentBatchSummary } from './present-batch.ts';
import type { StoredBatch } from './stored-batch.ts';

/** The maximum number of batches in a response. */
const most = 100;

interface BatchesQuery {
  batch_ids?: string | undefined;
  count?: string | undefined;
  from_date?: string | undefined;
  search_text?: string | undefined;
  start_position?: string | undefined;
  status?: string | undefined;
  to_date?: string | undefined;
  user_id?: string | undefined;
}

/** Lists a page of the batches that the caller can see, with the limits of the account. */
export async function listBatchSummaries(
  state: State,
  context: Context,
  query: BatchesQuery,
): Promise<BulkSendBatchSummaries> {
  const { account } = context;
  const all = (await listBatches(state, context)).filter(createFilter(query));
  const part = readRequestedPage(state, query, most);
  const shown = all.slice(part.start, part.start + part.size);
  const limits = getBulkLimits(account);
  return {
    ...pageFields({
      place: '/bulk_send_batch',
      query,
      ...part,
      shown: shown.length,
      total: all.length,
    }),
    batchSizeLimit: String(limits.copies),
    queueLimit: String(limits.queued),
    totalQueued: String(await countQueued(state, account.accountId)),
    bulkProcessQueueLimit: String(limits.queued),
    bulkProcessTotalQueued: '0',
    bulkBatchSummaries: shown.map(presentBatchSummary),
  };
}

/** @throws ServiceRefusal INVALID_REQUEST_PARAMETER where a date is none */
function createFilter(query: BatchesQuery): (batch: StoredBatch) => boolean {
  const { batch_ids, search_text = '', status, user_id } = query;
  const { from, to } = readPeriod(query);
  const ids = new Set(
    batch_ids
      ?.toLowerCase()
      .split(',')
      .map((id) => id.trim()),
  );
  const text = search_text.toLowerCase();
  return (batch) =>
    (batch_ids === undefined || ids.has(batch.batchId)) &&
    (user_id === undefined || batch.sender.userId === user_id.toLowerCase()) &&
    batch.submittedAt >= from &&
    batch.submittedAt <= to &&
    [batch.name, batch.list?.name ?? '', batch.sender.userName].some((one) =>
      one.toLowerCase().includes(text),
    ) &&
    hasStatus(batch, status);
}

function hasStatus({ failed, queued, sent, size }: StoredBatch, status = 'all'): boolean {
  if (status === 'failed') return failed > 0;
  if (status === 'queued') return queued > 0;
  return status === 'all' || sent === size;
}
