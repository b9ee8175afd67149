import { defineAreaOperation } from '../../../engine/operation.ts';
import { listGatewayAccounts } from '../answer-gateway-accounts.ts';

export const PaymentGatewayAccounts_list = defineAreaOperation(
  'esign-v2',
  'PaymentGatewayAccounts_list',
  listGatewayAccounts,
);
