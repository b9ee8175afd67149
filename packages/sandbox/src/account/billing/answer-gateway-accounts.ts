import type { Context } from '../../engine/context.ts';
import type { State } from '../../state/state.ts';
import { requireFeature } from '../../engine/require-feature.ts';
import { gatewayAccounts } from './gateway-accounts.ts';

/** The connected accounts at payment services. */
export async function listGatewayAccounts(state: State, _request: unknown, context: Context) {
  requireFeature(context, ['allowPaymentProcessing'], 'Payments are', 'PLAN_ITEM_NOT_ENABLED');
  requireFeature(context, ['enablePaymentProcessing'], 'Payments are');
  const paymentGatewayAccounts = await state.of(gatewayAccounts).list(context.account.accountId);
  return { status: 200 as const, body: { paymentGatewayAccounts } };
}
