/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { PaymentGatewayAccount } from './paymentGatewayAccount.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { PaymentGatewayAccountsInfo as Type } from '@countersign/types/esign-v2.1/schemas/paymentGatewayAccountsInfo';
export const PaymentGatewayAccountsInfo: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "paymentGatewayAccounts": zod.array(PaymentGatewayAccount).optional()
}));
