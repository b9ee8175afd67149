import type { BulkSendBatchActionRequest } from '@countersign/types/esign-v2.1';
import { writeStatus } from '../../engine/status-in-words.ts';
import type { Context } from '../../engine/context.ts';
import { currentEditor } from '../../engine/current-editor.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { State } from '../../state/state.ts';
import { readNotification } from '../notification/notification.ts';
import { getBulkLimits } from './bulk-rights.ts';
import {
  bulkChunks,
  scheduleBatch,
  putCopies,
  type StoredAction,
  type StoredBatch,
} from './stored-batch.ts';

/**
 * Applies an action to a batch, or queues it.
 * @param named the action in the path
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER if the action is not complete or not possible now
 */
export async function startAction(
  state: State,
  context: Context,
  batch: StoredBatch,
  named: string,
  request: BulkSendBatchActionRequest,
): Promise<void> {
  const { action: name } = request;
  if (name.toLowerCase() !== named)
    throw refuse(
      `The action of the body is ${name}, but the path says ${named}. Send the same action in both.`,
    );
  if (batch.action !== undefined && batch.action.status !== 'completed')
    throw refuse(
      `The action ${batch.action.name} on batch ${batch.batchId} is ${writeStatus(batch.action.status)}. Wait until it is completed.`,
    );
  const action: StoredAction = {
    name,
    status: 'completed',
    cursor: 0,
    by: currentEditor(context),
  };
  if (name === 'Pause') pause(batch);
  else if (name === 'Resume') await resume(state, batch);
  else if (name === 'Resubmit') await resubmit(state, batch);
  else {
    await checkEnvelopeAction(state, context, batch, request);
    const { notification, voidReason } = request;
    Object.assign(action, { status: 'queued' }, { notification, voidReason });
    await scheduleBatch(state, batch);
  }
  batch.action = action;
}

function refuse(message: string): ServiceRefusal {
  return new ServiceRefusal('INVALID_REQUEST_PARAMETER', message);
}

function pause(batch: StoredBatch): void {
  if (batch.queued === 0) throw refuse(`Batch ${batch.batchId} has no queued copies to pause.`);
  batch.isPaused = true;
}

async function resume(state: State, batch: StoredBatch): Promise<void> {
  if (batch.isPaused !== true) throw refuse(`Batch ${batch.batchId} is not paused.`);
  delete batch.isPaused;
  await scheduleBatch(state, batch);
}

/** Queues the failed copies again. */
async function resubmit(state: State, batch: StoredBatch): Promise<void> {
  if (batch.failed === 0) throw refuse(`Batch ${batch.batchId} has no failed copies.`);
  const copies = (await state.of(bulkChunks).list(batch.batchId)).flat();
  for (const copy of copies)
    if (copy.status === 'failed') {
      copy.status = 'queued';
      delete copy.failure;
    }
  await state.of(bulkChunks).removeAll(batch.batchId);
  await putCopies(state, batch.batchId, copies);
  batch.queued += batch.failed;
  batch.failed = 0;
  batch.cursor = 0;
  if (batch.isPaused !== true) await scheduleBatch(state, batch);
}

async function checkEnvelopeAction(
  state: State,
  { account }: Context,
  batch: StoredBatch,
  { action, notification, voidReason = '' }: BulkSendBatchActionRequest,
): Promise<void> {
  if (batch.queued > 0 && batch.isPaused !== true)
    throw refuse(
      `Batch ${batch.batchId} still has ${batch.queued} queued copies. Wait until they are sent, or pause the batch.`,
    );
  if (action === 'Void' && voidReason.trim() === '') throw refuse('Void requires a voidReason.');
  if (action === 'Correct') {
    if (notification === undefined) throw refuse('Correct requires a notification.');
    await readNotification(state, account.accountId, notification);
  }
  const left = getBulkLimits(account).resends - batch.resent;
  if (action === 'Resend' && batch.sent > left)
    throw refuse(
      `Batch ${batch.batchId} has ${batch.sent} envelopes, but only ${Math.max(0, left)} can still be resent.`,
    );
}
