import { chargesOf, usageOf } from '../../../account-settings/usage.ts';
import { defineOperation } from '../../../engine/operation.ts';
import { requireAdmin } from '../../../engine/require-admin.ts';

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
