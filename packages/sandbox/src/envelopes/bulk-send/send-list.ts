import type { BulkSendRequest, BulkSendResponse } from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import type { State } from '../../state/state.ts';
import { rememberUse } from '../templates/template-layer.ts';
import { countQueued, getBulkLimits } from './bulk-rights.ts';
import { startBatch } from './start-batch.ts';
import { testList } from './test-list.ts';

/**
 * Queues a list for sending; if it does not match the draft or template, nothing is queued and the
 * response has the reasons.
 * @throws ServiceRefusal BULK_SEND_ENVELOPE_SIZE_LIMIT_EXCEEDED
 */
export async function sendList(
  state: State,
  context: Context,
  listId: string,
  request: BulkSendRequest,
): Promise<BulkSendResponse> {
  const { account, caller } = context;
  const { mismatches, list, copies, source } = await testList(state, context, listId, request);
  if (!mismatches.isEmpty || list === undefined || source === undefined)
    return {
      ...(request.envelopeOrTemplateId !== undefined && {
        envelopeOrTemplateId: request.envelopeOrTemplateId,
      }),
      errors: mismatches.codes,
      errorDetails: mismatches.messages,
    };
  if (source.kind === 'template') await rememberUse(state, source);
  const name = request.batchName?.trim() ?? '';
  const batch = await startBatch(state, {
    name: name === '' ? list.name : name,
    list: { listId: list.listId, name: list.name, ownerId: list.createdBy },
    source,
    copies,
    sender: caller,
  });
  return {
    batchId: batch.batchId,
    batchName: batch.name,
    batchSize: String(batch.size),
    envelopeOrTemplateId: source.envelopeId,
    totalQueued: String(await countQueued(state, account.accountId)),
    queueLimit: String(getBulkLimits(account).queued),
  };
}
