import { chargesOf, usageOf } from '../../../account-settings/usage.js';
import { defineOperation } from '../../../engine/operation.js';
import { requireAdmin } from '../../../engine/require-admin.js';

export const operation = defineOperation(
  'Accounts_getBillingCharges',
  async (state, { query }, context) => {
    requireAdmin(context);
    const wanted = query.include_charges;
    const charges = chargesOf(await usageOf(state, context.account));
    return {
      status: 200,
      body: {
        billingChargeItems: charges.filter(
          ({ chargeType }) => wanted === undefined || chargeType === wanted,
        ),
      },
    };
  },
);
