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
import type * as types from '@countersign/types/esign-v2.1/envelope-consumer-disclosures';
export const EnvelopeConsumerDisclosuresGetDefaultParams: ObjectSchema<types.EnvelopeConsumerDisclosuresGetDefaultParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid,
    "recipientId": zod.string()
}));
export const EnvelopeConsumerDisclosuresGetDefaultQueryParams: ObjectSchema<types.EnvelopeConsumerDisclosuresGetDefaultQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "langCode": zod.string().optional()
}));
export const EnvelopeConsumerDisclosuresGetDefault200Response: zod.ZodType<zod.output<typeof ConsumerDisclosure>, unknown> = /* @__PURE__ */ lenientResponse(ConsumerDisclosure);
export const EnvelopeConsumerDisclosuresGetDefault400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeConsumerDisclosuresGetDefault401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeConsumerDisclosuresGetDefault403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeConsumerDisclosuresGetDefault404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeConsumerDisclosuresGetDefault405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeConsumerDisclosuresGetDefault429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeConsumerDisclosuresGetDefault500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeConsumerDisclosuresGetParams: ObjectSchema<types.EnvelopeConsumerDisclosuresGetParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid,
    "recipientId": zod.string(),
    "langCode": zod.string()
}));
export const EnvelopeConsumerDisclosuresGetQueryParams: ObjectSchema<types.EnvelopeConsumerDisclosuresGetQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "langCode": zod.string().optional()
}));
export const EnvelopeConsumerDisclosuresGet200Response: zod.ZodType<zod.output<typeof ConsumerDisclosure>, unknown> = /* @__PURE__ */ lenientResponse(ConsumerDisclosure);
export const EnvelopeConsumerDisclosuresGet400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeConsumerDisclosuresGet401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeConsumerDisclosuresGet403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeConsumerDisclosuresGet404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeConsumerDisclosuresGet405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeConsumerDisclosuresGet429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeConsumerDisclosuresGet500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
