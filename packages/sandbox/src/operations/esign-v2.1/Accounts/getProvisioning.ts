import { resellerOf } from '../../../account-settings/reseller-of.ts';
import { defineOperation } from '../../../engine/operation.ts';

export const operation = defineOperation(
  'Accounts_getProvisioning',
  async (state, _request, context) => {
    const { integrationKey: _key, ...reseller } = await resellerOf(state, context);
    return {
      status: 200,
      body: {
        ...reseller,
        passwordRuleText: 'At least six characters.',
        purchaseOrderOrPromAllowed: 'true' as const,
      },
    };
  },
);
