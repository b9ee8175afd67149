/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { EnvelopeTransferRule } from './schemas/envelopeTransferRule.js';
import { EnvelopeTransferRuleInformation } from './schemas/envelopeTransferRuleInformation.js';
import { EnvelopeTransferRuleRequest } from './schemas/envelopeTransferRuleRequest.js';
import { ErrorDetails } from './schemas/errorDetails.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/envelope-transfer-rules';
export const EnvelopeTransferRulesGetParams: ObjectSchema<types.EnvelopeTransferRulesGetParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const EnvelopeTransferRulesGetQueryParams: ObjectSchema<types.EnvelopeTransferRulesGetQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "count": formats.integerString.optional(),
    "start_position": formats.integerString.optional()
}));
export const EnvelopeTransferRulesGet200Response: zod.ZodType<zod.output<typeof EnvelopeTransferRuleInformation>, unknown> = /* @__PURE__ */ lenientResponse(EnvelopeTransferRuleInformation);
export const EnvelopeTransferRulesGet400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTransferRulesGet401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTransferRulesGet403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTransferRulesGet404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTransferRulesGet405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTransferRulesGet429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTransferRulesGet500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTransferRulesCreateParams: ObjectSchema<types.EnvelopeTransferRulesCreateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const EnvelopeTransferRulesCreateBody = EnvelopeTransferRuleRequest;
export const EnvelopeTransferRulesCreate201Response: zod.ZodType<zod.output<typeof EnvelopeTransferRuleInformation>, unknown> = /* @__PURE__ */ lenientResponse(EnvelopeTransferRuleInformation);
export const EnvelopeTransferRulesCreate400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTransferRulesCreate401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTransferRulesCreate403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTransferRulesCreate404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTransferRulesCreate405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTransferRulesCreate429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTransferRulesCreate500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTransferRulesUpdateParams: ObjectSchema<types.EnvelopeTransferRulesUpdateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const EnvelopeTransferRulesUpdateBody = EnvelopeTransferRuleInformation;
export const EnvelopeTransferRulesUpdate200Response: zod.ZodType<zod.output<typeof EnvelopeTransferRuleInformation>, unknown> = /* @__PURE__ */ lenientResponse(EnvelopeTransferRuleInformation);
export const EnvelopeTransferRulesUpdate400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTransferRulesUpdate401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTransferRulesUpdate403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTransferRulesUpdate404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTransferRulesUpdate405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTransferRulesUpdate429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTransferRulesUpdate500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTransferRulesUpdateEnvelopeTransferRuleParams: ObjectSchema<types.EnvelopeTransferRulesUpdateEnvelopeTransferRuleParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeTransferRuleId": formats.guid
}));
export const EnvelopeTransferRulesUpdateEnvelopeTransferRuleBody = EnvelopeTransferRule;
export const EnvelopeTransferRulesUpdateEnvelopeTransferRule200Response: zod.ZodType<zod.output<typeof EnvelopeTransferRule>, unknown> = /* @__PURE__ */ lenientResponse(EnvelopeTransferRule);
export const EnvelopeTransferRulesUpdateEnvelopeTransferRule400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTransferRulesUpdateEnvelopeTransferRule401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTransferRulesUpdateEnvelopeTransferRule403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTransferRulesUpdateEnvelopeTransferRule404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTransferRulesUpdateEnvelopeTransferRule405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTransferRulesUpdateEnvelopeTransferRule429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTransferRulesUpdateEnvelopeTransferRule500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTransferRulesDeleteParams: ObjectSchema<types.EnvelopeTransferRulesDeleteParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeTransferRuleId": formats.guid
}));
export const EnvelopeTransferRulesDelete200Response = /* @__PURE__ */ zod.unknown();
export const EnvelopeTransferRulesDelete400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTransferRulesDelete401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTransferRulesDelete403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTransferRulesDelete404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTransferRulesDelete405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTransferRulesDelete429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeTransferRulesDelete500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
