import { defineOperation } from '../../engine/operation.ts';
import { requireAdmin } from '../../engine/require-admin.ts';
import { checkPasswordRules, passwordRules, withBounds } from './password-rules.ts';

export const AccountPasswordRules_get = defineOperation(
  'AccountPasswordRules_get',
  async (state, _request, context) => {
    requireAdmin(context);
    const rules = await passwordRules.read(state, context.account.accountId);
    return { status: 200, body: withBounds(rules) };
  },
);

export const AccountPasswordRules_update = defineOperation(
  'AccountPasswordRules_update',
  async (state, { body }, context) => {
    requireAdmin(context);
    checkPasswordRules(body);
    const rules = await passwordRules.change(state, context.account.accountId, body);
    return { status: 200, body: withBounds(rules) };
  },
);

export const AccountPasswordRules_getForUser = defineOperation(
  'AccountPasswordRules_getForUser',
  async (state, _request, { account, caller }) => {
    const rules = await passwordRules.read(state, account.accountId);
    return { status: 200, body: { userId: caller.userId, passwordRules: rules } };
  },
);
