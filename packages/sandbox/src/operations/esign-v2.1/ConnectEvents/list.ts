import { listEntries } from '../../../connect/log-entries.ts';
import { defineOperation } from '../../../engine/operation.ts';
import { requireAdmin } from '../../../engine/require-admin.ts';

export const operation = defineOperation(
  'ConnectEvents_list',
  async (state, { query }, context) => {
    requireAdmin(context);
    const entries = await listEntries(state, context.account.accountId, 'logs', query);
    return {
      status: 200,
      body: { totalRecords: String(entries.length), type: 'logs', logs: entries },
    };
  },
);
