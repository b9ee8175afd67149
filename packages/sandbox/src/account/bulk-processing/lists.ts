import type {
  BulkProcessingListSummary,
  BulkProcessRequest,
  BulkProcessResponse,
  BulkProcessResult,
} from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import { dateTime } from '../../engine/date-time.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { kind } from '../../state/records.ts';
import type { State } from '../../state/state.ts';
import { requireRight } from '../users/rights.ts';
import { showName } from '../../engine/show-name.ts';

/** A list for processing envelopes in bulk; nothing public says how entries get into it. */
export interface StoredProcessList {
  listId: string;
  action: string;
  name: string;
  createdBy: string;
  createdAt: number;
}

/** Kept under the account, by the ID. */
export const processLists = kind<StoredProcessList>('bulk-process-list');

interface ListPath {
  processAction: string;
  bulkProcessListId: string;
}

/** @throws ServiceRefusal RESOURCE_NOT_FOUND */
async function findProcessList(
  state: State,
  { account }: Pick<Context, 'account'>,
  { processAction, bulkProcessListId }: ListPath,
): Promise<StoredProcessList> {
  const list = await state.of(processLists).get(account.accountId, bulkProcessListId.toLowerCase());
  if (list?.action === processAction) return list;
  throw new ServiceRefusal(
    'RESOURCE_NOT_FOUND',
    `${account.name} has no list ${showName(bulkProcessListId)} for ${showName(processAction)}. BulkProcessData_getBulkProcessLists returns them.`,
  );
}

export function presentProcessList(list: StoredProcessList): BulkProcessingListSummary {
  const { listId, name, createdBy, createdAt } = list;
  return {
    bulkProcessListId: listId,
    name,
    createdByUser: createdBy,
    createdDate: dateTime(createdAt),
  };
}

/** Reads a list. */
export async function readProcessList(
  state: State,
  { path }: { path: ListPath },
  context: Context,
) {
  const list = await findProcessList(state, context, path);
  return { status: 200 as const, body: presentProcessList(list) };
}

/** Does what updating a list does: nothing public says what could change in one. */
export async function updateProcessList(
  state: State,
  request: { path: ListPath },
  context: Context,
) {
  await requireRight(state, context, 'canSendEnvelope');
  return readProcessList(state, request, context);
}

/** Deletes a list. */
export async function deleteProcessList(
  state: State,
  { path }: { path: ListPath },
  context: Context,
) {
  await requireRight(state, context, 'canSendEnvelope');
  const { listId } = await findProcessList(state, context, path);
  await state.of(processLists).remove(context.account.accountId, listId);
  const body: BulkProcessResult = { listId, success: 'true', errors: [] };
  return { status: 200 as const, body };
}

/** Runs a list. It has no entries, so nothing waits. */
export async function runProcessList(
  state: State,
  { path, body: { batchName } }: { path: ListPath; body: BulkProcessRequest },
  context: Context,
) {
  await requireRight(state, context, 'canSendEnvelope');
  const list = await findProcessList(state, context, path);
  const body: BulkProcessResponse = {
    batchId: context.newId(),
    batchName: batchName ?? list.name,
    batchSize: '0',
    queueLimit: '2000',
    totalQueued: '0',
    errors: [],
    errorDetails: [],
  };
  return { status: 201 as const, body };
}
