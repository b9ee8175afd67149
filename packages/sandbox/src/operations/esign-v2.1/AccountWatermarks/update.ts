import { inLowerCase, watermarks } from '../../../account-settings/watermark.ts';
import { defineOperation } from '../../../engine/operation.ts';
import { requireAdmin } from '../../../engine/require-admin.ts';

export const operation = defineOperation(
  'AccountWatermarks_update',
  async (state, { body }, context) => {
    requireAdmin(context);
    const { accountId } = context.account;
    return { status: 200, body: await watermarks.change(state, accountId, inLowerCase(body)) };
  },
);
