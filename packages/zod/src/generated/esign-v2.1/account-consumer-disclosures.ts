/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ConsumerDisclosure } from './schemas/consumerDisclosure.js';
import { ErrorDetails } from './schemas/errorDetails.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/account-consumer-disclosures';
export const AccountConsumerDisclosuresGetDefaultParams: ObjectSchema<types.AccountConsumerDisclosuresGetDefaultParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const AccountConsumerDisclosuresGetDefaultQueryParams: ObjectSchema<types.AccountConsumerDisclosuresGetDefaultQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "langCode": zod.string().optional()
}));
export const AccountConsumerDisclosuresGetDefault200Response: zod.ZodType<zod.output<typeof ConsumerDisclosure>, unknown> = /* @__PURE__ */ lenientResponse(ConsumerDisclosure);
export const AccountConsumerDisclosuresGetDefault400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountConsumerDisclosuresGetDefault401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountConsumerDisclosuresGetDefault403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountConsumerDisclosuresGetDefault404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountConsumerDisclosuresGetDefault405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountConsumerDisclosuresGetDefault429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountConsumerDisclosuresGetDefault500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountConsumerDisclosuresGetParams: ObjectSchema<types.AccountConsumerDisclosuresGetParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "langCode": zod.string()
}));
export const AccountConsumerDisclosuresGet200Response: zod.ZodType<zod.output<typeof ConsumerDisclosure>, unknown> = /* @__PURE__ */ lenientResponse(ConsumerDisclosure);
export const AccountConsumerDisclosuresGet400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountConsumerDisclosuresGet401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountConsumerDisclosuresGet403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountConsumerDisclosuresGet404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountConsumerDisclosuresGet405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountConsumerDisclosuresGet429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountConsumerDisclosuresGet500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountConsumerDisclosuresUpdateParams: ObjectSchema<types.AccountConsumerDisclosuresUpdateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "langCode": zod.string()
}));
export const AccountConsumerDisclosuresUpdateQueryParams: ObjectSchema<types.AccountConsumerDisclosuresUpdateQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "include_metadata": formats.booleanString.optional()
}));
export const AccountConsumerDisclosuresUpdateBody = ConsumerDisclosure;
export const AccountConsumerDisclosuresUpdate200Response: zod.ZodType<zod.output<typeof ConsumerDisclosure>, unknown> = /* @__PURE__ */ lenientResponse(ConsumerDisclosure);
export const AccountConsumerDisclosuresUpdate400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountConsumerDisclosuresUpdate401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountConsumerDisclosuresUpdate403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountConsumerDisclosuresUpdate404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountConsumerDisclosuresUpdate405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountConsumerDisclosuresUpdate429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountConsumerDisclosuresUpdate500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
