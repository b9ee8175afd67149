/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { PaymentGatewayAccount } from './paymentGatewayAccount.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { PaymentGatewayAccountsInfo as Type } from '@countersign/types/esign-v2/schemas/paymentGatewayAccountsInfo';
export const PaymentGatewayAccountsInfo: zod.ZodType<Type, Type> = /* @__PURE__ */ fastObject(() => ({
    "paymentGatewayAccounts": zod.array(PaymentGatewayAccount).optional()
}));
