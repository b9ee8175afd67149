import type {
  BulkSendBatchActionRequest,
  BulkSendingCopy,
  Notification,
} from '@countersign/types/esign-v2.1';
import type { StoredEnvelope, StoredSender } from '../../state/model/envelope.ts';
import { kind } from '../../state/records.ts';
import type { State } from '../../state/state.ts';

/** A batch of copies that are sent in the background. Kept under the account, by its ID. */
export interface StoredBatch {
  batchId: string;
  accountId: string;
  name: string;
  /** The bulk send list; absent if the copies are the people of a bulk recipient. */
  list?: { listId: string; name: string; ownerId: string };
  /** The draft or template from which the copies are created. */
  sourceId: string;
  sender: StoredSender;
  submittedAt: number;
  size: number;
  queued: number;
  sent: number;
  failed: number;
  /** The first chunk of copies that can have queued ones. */
  cursor: number;
  isPaused?: true;
  /** The last action. */
  action?: StoredAction;
  /** The number of envelopes that were resent. */
  resent: number;
}

/** An action on a batch. */
export interface StoredAction {
  name: NonNullable<BulkSendBatchActionRequest['action']>;
  status: 'queued' | 'processing' | 'completed';
  /** The first chunk whose envelopes still have to be processed. */
  cursor: number;
  /** The user who requested it. */
  by: StoredSender;
  notification?: Notification;
  voidReason?: string;
}

/** A copy of a batch, and what became of it. */
export interface StoredCopy {
  copy: BulkSendingCopy;
  status: 'queued' | 'sent' | 'failed';
  /** Identifies the copy in the older listing while it has no envelope. */
  transactionId: string;
  envelopeId?: string;
  failure?: { code: string; message: string; at: number };
}

export const bulkBatches = kind<StoredBatch>('bulk-batch');

/**
 * Some copies of a batch. Kept under the batch, by their place: a change of one copy rewrites only
 * the copies of its chunk.
 */
export const bulkChunks = kind<StoredCopy[]>('bulk-chunk', { longestShared: 20_000 });

/**
 * The draft or template as it was when the batch was submitted, so that later changes do not make
 * copies differ. Kept under the account, by the ID of the batch, until it is no longer needed.
 */
export const bulkSources = kind<StoredEnvelope>('bulk-source', { holdsContents: true });

/** The kind of the scheduled job that sends copies and applies actions. */
const bulkJob = 'bulk-send';

/** The number of copies in a chunk. */
const chunkSize = 25;

/** Stores the copies of a new batch in chunks. */
export async function putCopies(
  state: State,
  batchId: string,
  copies: readonly StoredCopy[],
): Promise<void> {
  const chunks = state.of(bulkChunks);
  for (let at = 0; at < copies.length; at += chunkSize)
    await chunks.put(batchId, formatChunk(at / chunkSize), copies.slice(at, at + chunkSize));
}

export async function getChunk(
  state: State,
  batchId: string,
  index: number,
): Promise<StoredCopy[] | undefined> {
  return state.of(bulkChunks).get(batchId, formatChunk(index));
}

export async function putChunk(
  state: State,
  batchId: string,
  index: number,
  chunk: StoredCopy[],
): Promise<void> {
  await state.of(bulkChunks).put(batchId, formatChunk(index), chunk);
}

/**
 * Lists all copies of a batch in order, for work that only looks at them: programs ask again and again
 * for a batch of a thousand copies, of which some have changed.
 */
export async function listCopies(state: State, batchId: string): Promise<readonly StoredCopy[]> {
  return (await state.of(bulkChunks).listShared(batchId)).flat();
}

/** Schedules the next step of sending the copies of a batch, or of applying an action to it. */
export async function scheduleBatch(
  state: State,
  { accountId, batchId }: StoredBatch,
  at = state.now,
): Promise<void> {
  await state.schedule.set({ kind: bulkJob, key: batchId, at, with: { accountId } });
}

function formatChunk(index: number): string {
  return String(index);
}
