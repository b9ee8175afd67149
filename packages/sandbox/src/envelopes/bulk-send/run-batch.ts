import { breathe } from '@countersign/mock/core/server';
import type { ScheduledItem } from '../../state/schedule.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { keepReads } from '../../state/read-ahead.ts';
import { flavourOf } from '../../state/storage/connection.ts';
import { inSavepoint, unlessWritten, WrittenInPart } from '../../state/storage/put-off.ts';
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
  const source = await state.of(bulkSources).get(batch.accountId, batch.batchId);
  keepReads(state.db, state.tenant.space);
  const end = performance.now() + patience[flavourOf(state.db)];
  let sent = 0;
  const goesOn = (more: number) => sent + more < fewest || performance.now() < end;
  while (batch.queued > 0 && goesOn(0)) {
    const chunk = await getChunk(state, batch.batchId, batch.cursor);
    // Neither can be missing while copies are queued.
    if (chunk === undefined || source === undefined)
      throw new Error(`bulk batch ${batch.batchId} has no copies at ${batch.cursor}, or no source`);
    const outcomes = await sendCopies(state, { batch, source }, chunk.filter(isQueued), goesOn);
    for (const outcome of outcomes) noteOutcome(state, batch, outcome);
    await putChunk(state, batch.batchId, batch.cursor, chunk);
    sent += outcomes.length;
    if (!chunk.some(isQueued)) batch.cursor += 1;
  }
  if (batch.queued === 0) await finish(state, batch);
}

function isQueued({ status }: StoredCopy): boolean {
  return status === 'queued';
}

/** A batch, and the draft or template from which its copies are created. */
interface Origin {
  batch: StoredBatch;
  source: StoredEnvelope;
}

/** A copy that was sent or has failed, with what changes of it and the events that it led to. */
interface Outcome {
  copy: StoredCopy;
  change: Pick<StoredCopy, 'status' | 'envelopeId' | 'failure'>;
  events: readonly State['events'][number][];
}

function noteOutcome(state: State, batch: StoredBatch, { copy, change, events }: Outcome): void {
  Object.assign(copy, change);
  batch[change.status === 'sent' ? 'sent' : 'failed'] += 1;
  batch.queued -= 1;
  for (const event of events) state.emit(event);
}

/** Undoes what work has changed if it throws. */
type Undo = typeof inSavepoint;

/**
 * Sends copies as long as the time goes on: in one savepoint, and if one has failed after it wrote
 * something, all again, each in its own.
 */
async function sendCopies(
  state: State,
  origin: Origin,
  copies: readonly StoredCopy[],
  goesOn: (more: number) => boolean,
): Promise<readonly Outcome[]> {
  let outcomes: Outcome[] = [];
  const sendAll = async (undo: Undo) => {
    outcomes = [];
    for (const copy of copies) {
      if (!goesOn(outcomes.length)) break;
      await breathe();
      outcomes.push(await sendCopy(state, origin, copy, undo));
    }
  };
  try {
    await inSavepoint(state.db, () => sendAll(unlessWritten));
  } catch (error) {
    if (!(error instanceof WrittenInPart)) throw error;
    await sendAll(inSavepoint);
  }
  return outcomes;
}

/** Sends one copy. If that fails, nothing of it remains but the error. */
async function sendCopy(
  state: State,
  { batch, source }: Origin,
  copy: StoredCopy,
  undo: Undo,
): Promise<Outcome> {
  const events: State['events'][number][] = [];
  const own = state.withOwn({ events });
  let envelopeId = '';
  try {
    await undo(state.db, async () => {
      envelopeId = await createCopy(own, batch, source, copy.copy);
    });
    return { copy, change: { status: 'sent', envelopeId }, events };
  } catch (error) {
    if (!(error instanceof ServiceRefusal)) throw error;
    const failure = { code: error.code, message: error.message, at: state.now };
    return { copy, change: { status: 'failed', failure }, events: [] };
  }
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
