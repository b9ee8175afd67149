import { readEntry } from '../../../connect/log-entries.ts';
import { defineOperation } from '../../../engine/operation.ts';
import { requireAdmin } from '../../../engine/require-admin.ts';

export const operation = defineOperation(
  'ConnectEvents_get',
  async (state, { path, query }, context) => {
    requireAdmin(context);
    const withSteps = query.additional_info === 'true';
    const { accountId } = context.account;
    return { status: 200, body: await readEntry(state, accountId, path.logId, withSteps) };
  },
);
