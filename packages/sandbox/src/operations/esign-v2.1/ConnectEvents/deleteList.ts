import { deleteEntries } from '../../../connect/log-entries.ts';
import { defineOperation } from '../../../engine/operation.ts';
import { requireAdmin } from '../../../engine/require-admin.ts';

export const operation = defineOperation('ConnectEvents_deleteList', async (state, _, context) => {
  requireAdmin(context);
  await deleteEntries(state, context.account.accountId, 'logs', 'all');
  return { status: 200 };
});
