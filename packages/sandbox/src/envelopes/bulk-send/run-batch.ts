import { breathe } from '@countersign/mock/core/server';
import type { ScheduledItem } from '../../state/schedule.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { keepReads } from '../../state/read-ahead.ts';
import { flavourOf } from '../../state/storage/connection.ts';
import { inSavepoint } from '../../state/storage/put-off.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { applyAction } from './apply-action.ts';
import { createCopy } from './create-copy.ts';
import {
  bulkBatches,
  bulkSources,
  getChunk,
  putChunk,
  scheduleBatch,
  type StoredBatch,
  type StoredCopy,
} from './stored-batch.ts';

/**
 * Time in milliseconds for which a transaction creates copies. On SQLite requests that write wait for
 * as long; those that read have turns between the copies, and connections of their own.
 */
const patience = { sqlite: 25, postgres: 100 };

/** The minimum number of copies per transaction, as beginning one costs about as much as a copy. */
const fewest = 5;

/**
 * Sends some copies of a batch, or applies a running action to some of its envelopes. The envelopes
 * and the progress are written in the same transaction, so no copy is lost or created twice.
 * @param upTo the time at which the batch is continued: other jobs of the tenant go first
 */
export async function runBatch(
  state: State,
  { key, with: more }: ScheduledItem,
  upTo: number,
): Promise<void> {
  const batches = state.of(bulkBatches);
  const batch = await batches.get(more?.['accountId'] ?? '', key);
  if (batch === undefined) return;
  if (batch.action !== undefined && batch.action.status !== 'completed')
    await applyAction(state, batch, batch.action);
  else if (batch.isPaused !== true && batch.queued > 0) await sendSome(state, batch);
  await batches.put(batch.accountId, batch.batchId, batch);
  if (hasWork(batch)) await scheduleBatch(state, batch, upTo);
}

function hasWork({ action, isPaused, queued }: StoredBatch): boolean {
  if (action !== undefined && action.status !== 'completed') return true;
  return isPaused !== true && queued > 0;
}

async function sendSome(state: State, batch: StoredBatch): Promise<void> {
  const chunk = await getChunk(state, batch.batchId, batch.cursor);
  const source = await state.of(bulkSources).get(batch.accountId, batch.batchId);
  // Neither can be missing while copies are queued.
  if (chunk === undefined || source === undefined)
    throw new Error(`bulk batch ${batch.batchId} has no copies at ${batch.cursor}, or no source`);
  keepReads(state.db, state.tenant.space);
  const end = performance.now() + patience[flavourOf(state.db)];
  const queued = chunk.filter(({ status }) => status === 'queued');
  for (const [index, copy] of queued.entries()) {
    if (index >= fewest && performance.now() > end) break;
    await breathe();
    await sendCopy(state, batch, source, copy);
  }
  await putChunk(state, batch.batchId, batch.cursor, chunk);
  if (chunk.every(({ status }) => status !== 'queued')) batch.cursor += 1;
  if (batch.queued === 0) await finish(state, batch);
}

/** Sends one copy. If that fails, nothing of it remains but the error. */
async function sendCopy(
  state: State,
  batch: StoredBatch,
  source: StoredEnvelope,
  copy: StoredCopy,
): Promise<void> {
  const events: State['events'][number][] = [];
  const own = state.withOwn({ events });
  try {
    await inSavepoint(state.db, async () => {
      copy.envelopeId = await createCopy(own, batch, source, copy.copy);
    });
    copy.status = 'sent';
    batch.sent += 1;
    for (const event of events) state.emit(event);
  } catch (error) {
    if (!(error instanceof ServiceRefusal)) throw error;
    copy.status = 'failed';
    copy.failure = { code: error.code, message: error.message, at: state.now };
    batch.failed += 1;
  }
  batch.queued -= 1;
}

/** Deletes the data that only queued copies need, once all copies were processed. */
async function finish(state: State, batch: StoredBatch): Promise<void> {
  // Failed copies can be queued again.
  if (batch.failed === 0) await state.of(bulkSources).remove(batch.accountId, batch.batchId);
  if (batch.list !== undefined) return;
  // The draft with the people of a bulk recipient was sent: its copies take its place.
  const draft = await state.envelopes.get(batch.sourceId, { lock: true });
  if (draft === undefined || draft.status !== 'processing') return;
  Object.assign(draft, { status: 'deleted', deletedAt: state.now, statusChangedAt: state.now });
  draft.folder = 'recyclebin';
  draft.changedAt = state.now;
  await state.envelopes.put(draft);
}
