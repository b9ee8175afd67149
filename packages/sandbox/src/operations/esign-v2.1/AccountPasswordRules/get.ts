import { passwordRules, withBounds } from '../../../account-settings/password-rules.ts';
import { defineOperation } from '../../../engine/operation.ts';
import { requireAdmin } from '../../../engine/require-admin.ts';

export const operation = defineOperation(
  'AccountPasswordRules_get',
  async (state, _request, context) => {
    requireAdmin(context);
    const rules = await passwordRules.read(state, context.account.accountId);
    return { status: 200, body: withBounds(rules) };
  },
);
