import { defineOperation } from '../../engine/operation.ts';
import { deleteProcessList, readProcessList, runProcessList, updateProcessList } from './lists.ts';

export const BulkProcessDataSend_getBulkProcessList = defineOperation(
  'BulkProcessDataSend_getBulkProcessList',
  readProcessList,
);

export const BulkProcessDataSend_updateBulkProcessList = defineOperation(
  'BulkProcessDataSend_updateBulkProcessList',
  updateProcessList,
);

export const BulkProcessDataSend_createBulkProcessRequestToQueue = defineOperation(
  'BulkProcessDataSend_createBulkProcessRequestToQueue',
  runProcessList,
);

export const BulkProcessDataSend_deleteBulkProcessList = defineOperation(
  'BulkProcessDataSend_deleteBulkProcessList',
  deleteProcessList,
);
