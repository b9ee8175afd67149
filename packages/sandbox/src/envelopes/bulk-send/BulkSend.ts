import type { BulkSendingList } from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import { dateTime } from '../../engine/date-time.ts';
import { defineOperation } from '../../engine/operation.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { State } from '../../state/state.ts';
import { requireRight } from '../rights.ts';
import { getBulkLimits, requireBulkSend } from './bulk-rights.ts';
import { startAction } from './change-batch.ts';
import { checkCopies } from './check-copies.ts';
import { findBatch } from './find-batch.ts';
import { listBatchEnvelopes } from './list-batch-envelopes.ts';
import { listBatchSummaries } from './list-batch-summaries.ts';
import { presentBatch } from './present-batch.ts';
import { sendList } from './send-list.ts';
import { bulkBatches } from './stored-batch.ts';
import { bulkListCopies, bulkLists, findList, getCopies, type StoredList } from './stored-list.ts';
import { testList } from './test-list.ts';

export const BulkSend_getBulkSendLists = defineOperation(
  'BulkSend_getBulkSendLists',
  async (state, _request, context) => {
    await requireBulkSend(state, context);
    return { status: 200, body: await presentLists(state, context) };
  },
);

export const BulkSend_createBulkSendList = defineOperation(
  'BulkSend_createBulkSendList',
  async (state, { body }, context) => {
    await requireBulkSend(state, context);
    const list: StoredList = {
      listId: context.newId(),
      name: '',
      createdBy: context.caller.userId,
      createdAt: state.now,
    };
    return { status: 201, body: await saveList(state, context, list, body) };
  },
);

export const BulkSend_getBulkSendList = defineOperation(
  'BulkSend_getBulkSendList',
  async (state, { path }, context) => {
    await requireBulkSend(state, context);
    const list = await findList(state, context, path.bulkSendListId);
    const { listId, name } = list;
    const bulkCopies = await getCopies(state, context.account.accountId, list);
    return { status: 200, body: { listId, name, bulkCopies } };
  },
);

export const BulkSend_updateBulkSendList = defineOperation(
  'BulkSend_updateBulkSendList',
  async (state, { path, body }, context) => {
    await requireBulkSend(state, context);
    const list = await findList(state, context, path.bulkSendListId);
    return { status: 200, body: await saveList(state, context, list, body) };
  },
);

export const BulkSend_deleteBulkSendList = defineOperation(
  'BulkSend_deleteBulkSendList',
  async (state, { path }, context) => {
    await requireBulkSend(state, context);
    const { listId } = await findList(state, context, path.bulkSendListId);
    for (const kind of [bulkLists, bulkListCopies])
      await state.of<unknown>(kind).remove(context.account.accountId, listId);
    return { status: 200, body: await presentLists(state, context) };
  },
);

export const BulkSend_createBulkSendTestRequest = defineOperation(
  'BulkSend_createBulkSendTestRequest',
  async (state, { path, body }, context) => {
    await requireBulkSend(state, context);
    const { mismatches } = await testList(state, context, path.bulkSendListId, body);
    return {
      status: 201,
      body: {
        canBeSent: mismatches.isEmpty,
        validationErrors: mismatches.codes,
        validationErrorDetails: mismatches.messages,
      },
    };
  },
);

export const BulkSend_createBulkSendRequest = defineOperation(
  'BulkSend_createBulkSendRequest',
  async (state, { path, body }, context) => {
    await requireBulkSend(state, context);
    await requireRight(state, context, 'canSendEnvelope');
    return { status: 201, body: await sendList(state, context, path.bulkSendListId, body) };
  },
);

export const BulkSend_getBulkSendBatches = defineOperation(
  'BulkSend_getBulkSendBatches',
  async (state, { query }, context) => {
    await requireBulkSend(state, context);
    return { status: 200, body: await listBatchSummaries(state, context, query) };
  },
);

export const BulkSend_getBulkSendBatchStatus = defineOperation(
  'BulkSend_getBulkSendBatchStatus',
  async (state, { path }, context) => {
    await requireBulkSend(state, context);
    const batch = await findBatch(state, context, path.bulkSendBatchId);
    return { status: 200, body: await presentBatch(state, context.account, batch) };
  },
);

export const BulkSend_updateBulkSendBatchStatus = defineOperation(
  'BulkSend_updateBulkSendBatchStatus',
  async (state, { path, body }, context) => {
    await requireBulkSend(state, context);
    const batch = await findBatch(state, context, path.bulkSendBatchId);
    batch.name = body.batchName?.trim() ?? '';
    if (batch.name === '')
      throw new ServiceRefusal(
        'INVALID_REQUEST_PARAMETER',
        'The batch requires a batchName that is not empty.',
      );
    await state.of(bulkBatches).put(batch.accountId, batch.batchId, batch);
    return { status: 200, body: await presentBatch(state, context.account, batch) };
  },
);

export const BulkSend_getBulkSendBatchEnvelopes = defineOperation(
  'BulkSend_getBulkSendBatchEnvelopes',
  async (state, { path, query }, context) => {
    await requireBulkSend(state, context);
    const batch = await findBatch(state, context, path.bulkSendBatchId);
    return { status: 200, body: await listBatchEnvelopes(state, context, batch, query) };
  },
);

export const BulkSend_updateBulkSendBatchAction = defineOperation(
  'BulkSend_updateBulkSendBatchAction',
  async (state, { path, body }, context) => {
    await requireBulkSend(state, context);
    const batch = await findBatch(state, context, path.bulkSendBatchId);
    await startAction(state, context, batch, path.bulkAction, body);
    await state.of(bulkBatches).put(batch.accountId, batch.batchId, batch);
    return { status: 200, body: await presentBatch(state, context.account, batch) };
  },
);

/** @throws ServiceRefusal with one of the codes of a new list */
async function saveList(
  state: State,
  { account }: Context,
  list: StoredList,
  { name = list.name, bulkCopies = [] }: BulkSendingList,
): Promise<BulkSendingList> {
  checkCopies(bulkCopies, getBulkLimits(account).copies);
  await state.of(bulkLists).put(account.accountId, list.listId, { ...list, name });
  await state.of(bulkListCopies).put(account.accountId, list.listId, bulkCopies);
  return { listId: list.listId, name, bulkCopies };
}

/** The lists of the caller. */
async function presentLists(state: State, { account, caller }: Context) {
  const all = await state.of(bulkLists).list(account.accountId);
  const own = all.filter(({ createdBy }) => createdBy === caller.userId);
  return {
    bulkListSummaries: own.map(({ listId, name, createdBy, createdAt }) => ({
      bulkSendListId: listId,
      name,
      createdByUser: createdBy,
      createdDate: dateTime(createdAt),
    })),
  };
}
