/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BillingPaymentItem } from './schemas/billingPaymentItem.js';
import { BillingPaymentRequest } from './schemas/billingPaymentRequest.js';
import { BillingPaymentResponse } from './schemas/billingPaymentResponse.js';
import { BillingPaymentsResponse } from './schemas/billingPaymentsResponse.js';
import { ErrorDetails } from './schemas/errorDetails.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/payments';
export const PaymentsListPaymentsParams: ObjectSchema<types.PaymentsListPaymentsParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const PaymentsListPaymentsQueryParams: ObjectSchema<types.PaymentsListPaymentsQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "from_date": formats.dateOrTime.optional(),
    "to_date": formats.dateOrTime.optional()
}));
export const PaymentsListPayments200Response: zod.ZodType<zod.output<typeof BillingPaymentsResponse>, unknown> = /* @__PURE__ */ lenientResponse(BillingPaymentsResponse);
export const PaymentsListPayments400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentsListPayments401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentsListPayments403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentsListPayments404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentsListPayments405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentsListPayments429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentsListPayments500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentsMakePaymentParams: ObjectSchema<types.PaymentsMakePaymentParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const PaymentsMakePaymentBody = BillingPaymentRequest;
export const PaymentsMakePayment201Response: zod.ZodType<zod.output<typeof BillingPaymentResponse>, unknown> = /* @__PURE__ */ lenientResponse(BillingPaymentResponse);
export const PaymentsMakePayment400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentsMakePayment401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentsMakePayment403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentsMakePayment404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentsMakePayment405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentsMakePayment429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentsMakePayment500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentsGetPaymentParams: ObjectSchema<types.PaymentsGetPaymentParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "paymentId": zod.string()
}));
export const PaymentsGetPayment200Response: zod.ZodType<zod.output<typeof BillingPaymentItem>, unknown> = /* @__PURE__ */ lenientResponse(BillingPaymentItem);
export const PaymentsGetPayment400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentsGetPayment401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentsGetPayment403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentsGetPayment404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentsGetPayment405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentsGetPayment429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const PaymentsGetPayment500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
