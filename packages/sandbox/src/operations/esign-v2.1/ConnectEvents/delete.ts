import { deleteEntries } from '../../../connect/log-entries.js';
import { defineOperation } from '../../../engine/operation.js';
import { requireAdmin } from '../../../engine/require-admin.js';

export const operation = defineOperation(
  'ConnectEvents_delete',
  async (state, { path }, context) => {
    requireAdmin(context);
    await deleteEntries(state, context.account.accountId, 'logs', path.logId);
    return { status: 200 };
  },
);
