/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { PaymentGatewayAccount } from './paymentGatewayAccount.zod.js';
import type { components } from '@countersign/types/esign-v2';
type Type = components['schemas']['paymentGatewayAccountsInfo'];
export const PaymentGatewayAccountsInfo: zod.ZodType<Type, Type> = zod.object({
    "paymentGatewayAccounts": zod.array(PaymentGatewayAccount).optional()
});
