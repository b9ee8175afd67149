/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BillingPaymentItem } from './schemas/billingPaymentItem.js';
import { BillingPaymentRequest } from './schemas/billingPaymentRequest.js';
import { BillingPaymentResponse } from './schemas/billingPaymentResponse.js';
import { BillingPaymentsResponse } from './schemas/billingPaymentsResponse.js';
import { ErrorDetails } from './schemas/errorDetails.js';
import { fastObject } from '../../fast/fast-object.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2/payments';
export const PaymentsListParams: zod.ZodType<types.PaymentsListParams, types.PaymentsListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const PaymentsListQueryParams: zod.ZodType<types.PaymentsListQueryParams, types.PaymentsListQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "from_date": zod.string().regex(/^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+ -]\d{2}:?\d{2})?)?$/).optional(),
    "to_date": zod.string().regex(/^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+ -]\d{2}:?\d{2})?)?$/).optional()
}));
export const PaymentsList200Response = BillingPaymentsResponse;
export const PaymentsList400Response = ErrorDetails;
export const PaymentsList401Response = ErrorDetails;
export const PaymentsList403Response = ErrorDetails;
export const PaymentsList404Response = ErrorDetails;
export const PaymentsList405Response = ErrorDetails;
export const PaymentsList429Response = ErrorDetails;
export const PaymentsList500Response = ErrorDetails;
export const PaymentsCreateParams: zod.ZodType<types.PaymentsCreateParams, types.PaymentsCreateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const PaymentsCreateBody = BillingPaymentRequest;
export const PaymentsCreate201Response = BillingPaymentResponse;
export const PaymentsCreate400Response = ErrorDetails;
export const PaymentsCreate401Response = ErrorDetails;
export const PaymentsCreate403Response = ErrorDetails;
export const PaymentsCreate404Response = ErrorDetails;
export const PaymentsCreate405Response = ErrorDetails;
export const PaymentsCreate429Response = ErrorDetails;
export const PaymentsCreate500Response = ErrorDetails;
export const PaymentsGetParams: zod.ZodType<types.PaymentsGetParams, types.PaymentsGetParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "paymentId": zod.string()
}));
export const PaymentsGet200Response = BillingPaymentItem;
export const PaymentsGet400Response = ErrorDetails;
export const PaymentsGet401Response = ErrorDetails;
export const PaymentsGet403Response = ErrorDetails;
export const PaymentsGet404Response = ErrorDetails;
export const PaymentsGet405Response = ErrorDetails;
export const PaymentsGet429Response = ErrorDetails;
export const PaymentsGet500Response = ErrorDetails;
