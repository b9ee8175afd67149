import {
  checkPasswordRules,
  passwordRules,
  withBounds,
} from '../../../account-settings/password-rules.ts';
import { defineOperation } from '../../../engine/operation.ts';
import { requireAdmin } from '../../../engine/require-admin.ts';

export const operation = defineOperation(
  'AccountPasswordRules_update',
  async (state, { body }, context) => {
    requireAdmin(context);
    checkPasswordRules(body);
    const rules = await passwordRules.change(state, context.account.accountId, body);
    return { status: 200, body: withBounds(rules) };
  },
);
