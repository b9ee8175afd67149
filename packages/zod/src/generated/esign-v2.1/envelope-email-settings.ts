/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { EmailSettings } from './schemas/emailSettings.js';
import { ErrorDetails } from './schemas/errorDetails.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/envelope-email-settings';
export const EnvelopeEmailSettingsGetParams: ObjectSchema<types.EnvelopeEmailSettingsGetParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid
}));
export const EnvelopeEmailSettingsGet200Response: zod.ZodType<zod.output<typeof EmailSettings>, unknown> = /* @__PURE__ */ lenientResponse(EmailSettings);
export const EnvelopeEmailSettingsGet400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeEmailSettingsGet401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeEmailSettingsGet403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeEmailSettingsGet404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeEmailSettingsGet405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeEmailSettingsGet429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeEmailSettingsGet500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeEmailSettingsCreateParams: ObjectSchema<types.EnvelopeEmailSettingsCreateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid
}));
export const EnvelopeEmailSettingsCreateHeader: ObjectSchema<types.EnvelopeEmailSettingsCreateHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const EnvelopeEmailSettingsCreateBody = EmailSettings;
export const EnvelopeEmailSettingsCreate201Response: zod.ZodType<zod.output<typeof EmailSettings>, unknown> = /* @__PURE__ */ lenientResponse(EmailSettings);
export const EnvelopeEmailSettingsCreate400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeEmailSettingsCreate401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeEmailSettingsCreate403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeEmailSettingsCreate404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeEmailSettingsCreate405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeEmailSettingsCreate429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeEmailSettingsCreate500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeEmailSettingsUpdateParams: ObjectSchema<types.EnvelopeEmailSettingsUpdateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid
}));
export const EnvelopeEmailSettingsUpdateHeader: ObjectSchema<types.EnvelopeEmailSettingsUpdateHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const EnvelopeEmailSettingsUpdateBody = EmailSettings;
export const EnvelopeEmailSettingsUpdate200Response: zod.ZodType<zod.output<typeof EmailSettings>, unknown> = /* @__PURE__ */ lenientResponse(EmailSettings);
export const EnvelopeEmailSettingsUpdate400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeEmailSettingsUpdate401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeEmailSettingsUpdate403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeEmailSettingsUpdate404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeEmailSettingsUpdate405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeEmailSettingsUpdate429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeEmailSettingsUpdate500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeEmailSettingsDeleteParams: ObjectSchema<types.EnvelopeEmailSettingsDeleteParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid
}));
export const EnvelopeEmailSettingsDeleteHeader: ObjectSchema<types.EnvelopeEmailSettingsDeleteHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const EnvelopeEmailSettingsDelete200Response: zod.ZodType<zod.output<typeof EmailSettings>, unknown> = /* @__PURE__ */ lenientResponse(EmailSettings);
export const EnvelopeEmailSettingsDelete400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeEmailSettingsDelete401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeEmailSettingsDelete403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeEmailSettingsDelete404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeEmailSettingsDelete405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeEmailSettingsDelete429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeEmailSettingsDelete500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
