import { deleteEntries } from '../../../connect/log-entries.js';
import { defineOperation } from '../../../engine/operation.js';
import { requireAdmin } from '../../../engine/require-admin.js';

export const operation = defineOperation('ConnectEvents_deleteList', async (state, _, context) => {
  requireAdmin(context);
  await deleteEntries(state, context.account.accountId, 'logs', 'all');
  return { status: 200 };
});
