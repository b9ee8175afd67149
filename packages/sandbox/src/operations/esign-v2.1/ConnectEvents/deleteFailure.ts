import { deleteEntries } from '../../../connect/log-entries.ts';
import { defineOperation } from '../../../engine/operation.ts';
import { requireAdmin } from '../../../engine/require-admin.ts';

export const operation = defineOperation(
  'ConnectEvents_deleteFailure',
  async (state, { path: { failureId } }, context) => {
    requireAdmin(context);
    await deleteEntries(state, context.account.accountId, 'failures', failureId);
    return {
      status: 200,
      body: { failureId, errorDetails: { errorCode: 'SUCCESS', message: '' } },
    };
  },
);
