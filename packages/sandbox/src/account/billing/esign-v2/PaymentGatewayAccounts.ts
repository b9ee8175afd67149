import { defineOlderOperation } from '../../../engine/operation.ts';
import { listGatewayAccounts } from '../answer-gateway-accounts.ts';

export const PaymentGatewayAccounts_list = defineOlderOperation(
  'PaymentGatewayAccounts_list',
  listGatewayAccounts,
);
