import type { PaymentGatewayAccount } from '@countersign/types/esign-v2';
import { kind } from '../../state/records.ts';

/** The accounts at payment services that are connected to accounts. Kept under the account, by their IDs. */
export const gatewayAccounts = kind<PaymentGatewayAccount>('payment-gateway-account');
