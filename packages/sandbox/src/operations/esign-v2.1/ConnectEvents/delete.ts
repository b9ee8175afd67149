import { deleteEntries } from '../../../connect/log-entries.ts';
import { defineOperation } from '../../../engine/operation.ts';
import { requireAdmin } from '../../../engine/require-admin.ts';

export const operation = defineOperation(
  'ConnectEvents_delete',
  async (state, { path }, context) => {
    requireAdmin(context);
    await deleteEntries(state, context.account.accountId, 'logs', path.logId);
    return { status: 200 };
  },
);
