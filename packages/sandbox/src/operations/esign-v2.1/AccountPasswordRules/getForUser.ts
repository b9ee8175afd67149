import { passwordRules } from '../../../account-settings/password-rules.ts';
import { defineOperation } from '../../../engine/operation.ts';

export const operation = defineOperation(
  'AccountPasswordRules_getForUser',
  async (state, _request, { account, caller }) => {
    const rules = await passwordRules.read(state, account.accountId);
    return { status: 200, body: { userId: caller.userId, passwordRules: rules } };
  },
);
