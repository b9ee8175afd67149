import { defineOperation } from '../../engine/operation.ts';
import { listGatewayAccounts } from './answer-gateway-accounts.ts';

export const PaymentGatewayAccounts_getAllPaymentGatewayAccounts = defineOperation(
  'PaymentGatewayAccounts_getAllPaymentGatewayAccounts',
  listGatewayAccounts,
);
