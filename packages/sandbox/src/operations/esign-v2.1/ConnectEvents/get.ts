import { readEntry } from '../../../connect/log-entries.js';
import { defineOperation } from '../../../engine/operation.js';
import { requireAdmin } from '../../../engine/require-admin.js';

export const operation = defineOperation(
  'ConnectEvents_get',
  async (state, { path, query }, context) => {
    requireAdmin(context);
    const withSteps = query.additional_info === 'true';
    const { accountId } = context.account;
    return { status: 200, body: await readEntry(state, accountId, path.logId, withSteps) };
  },
);
