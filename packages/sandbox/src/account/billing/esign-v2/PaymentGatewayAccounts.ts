import { defineAreaOperation } from '../../../engine/operation.ts';
import { requireFeature } from '../../../engine/require-feature.ts';
import { gatewayAccounts } from '../gateway-accounts.ts';

export const PaymentGatewayAccounts_list = defineAreaOperation(
  'esign-v2',
  'PaymentGatewayAccounts_list',
  async (state, _request, context) => {
    requireFeature(context, ['allowPaymentProcessing'], 'Payments are', 'PLAN_ITEM_NOT_ENABLED');
    requireFeature(context, ['enablePaymentProcessing'], 'Payments are');
    const paymentGatewayAccounts = await state.of(gatewayAccounts).list(context.account.accountId);
    return { status: 200, body: { paymentGatewayAccounts } };
  },
);
