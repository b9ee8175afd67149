import { defineOperation } from '../../engine/operation.ts';
import { presentFlag } from '../../engine/present-flag.ts';
import { requireItems } from '../../engine/require-items.ts';
import { requireRight } from '../users/rights.ts';
import {
  deleteProcessList,
  presentProcessList,
  processLists,
  readProcessList,
  runProcessList,
  type StoredProcessList,
  updateProcessList,
} from './lists.ts';
import { showName } from '../../engine/show-name.ts';

export const BulkProcessData_getBulkProcessLists = defineOperation(
  'BulkProcessData_getBulkProcessLists',
  async (state, { path }, { account }) => {
    const lists = (await state.of(processLists).list(account.accountId)).filter(
      ({ action }) => action === path.processAction,
    );
    const bulkListSummaries = lists.toReversed().map(presentProcessList);
    return { status: 200, body: { bulkListSummaries } };
  },
);

export const BulkProcessData_createBulkProcessRequest = defineOperation(
  'BulkProcessData_createBulkProcessRequest',
  async (state, { path }, context) => {
    await requireRight(state, context, 'canSendEnvelope');
    const { account, caller, newId } = context;
    const list: StoredProcessList = {
      listId: newId(),
      action: path.processAction,
      name: `List for ${path.processAction}`,
      createdBy: caller.userId,
      createdAt: state.now,
    };
    await state.of(processLists).put(account.accountId, list.listId, list);
    return { status: 201, body: presentProcessList(list) };
  },
);

export const BulkProcessData_deleteBulkProcessLists = defineOperation(
  'BulkProcessData_deleteBulkProcessLists',
  async (state, { path, body }, context) => {
    await requireRight(state, context, 'canSendEnvelope');
    const { account } = context;
    const kept = state.of(processLists);
    const errors: { error: string; errorDetail: string }[] = [];
    for (const id of requireItems(body.bulkProcessListIds, 'bulkProcessListIds')) {
      const list = await kept.get(account.accountId, id.toLowerCase());
      if (list?.action === path.processAction) await kept.remove(account.accountId, list.listId);
      else
        errors.push({
          error: 'RESOURCE_NOT_FOUND',
          errorDetail: `${account.name} has no list ${showName(id)} for ${showName(path.processAction)}.`,
        });
    }
    return { status: 200, body: { success: presentFlag(errors.length === 0), errors } };
  },
);

export const BulkProcessData_getBulkProcessList = defineOperation(
  'BulkProcessData_getBulkProcessList',
  readProcessList,
);

export const BulkProcessData_updateBulkProcessList = defineOperation(
  'BulkProcessData_updateBulkProcessList',
  updateProcessList,
);

export const BulkProcessData_createBulkProcessRequestToQueue = defineOperation(
  'BulkProcessData_createBulkProcessRequestToQueue',
  runProcessList,
);

export const BulkProcessData_deleteBulkProcessList = defineOperation(
  'BulkProcessData_deleteBulkProcessList',
  deleteProcessList,
);
