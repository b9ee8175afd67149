/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { EmailSettings } from './schemas/emailSettings.js';
import { ErrorDetails } from './schemas/errorDetails.js';
import { fastObject } from '../../fast/fast-object.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/envelope-email-settings';
export const EnvelopeEmailSettingsGetParams: zod.ZodType<types.EnvelopeEmailSettingsGetParams, types.EnvelopeEmailSettingsGetParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid
}));
export const EnvelopeEmailSettingsGet200Response = EmailSettings;
export const EnvelopeEmailSettingsGet400Response = ErrorDetails;
export const EnvelopeEmailSettingsGet401Response = ErrorDetails;
export const EnvelopeEmailSettingsGet403Response = ErrorDetails;
export const EnvelopeEmailSettingsGet404Response = ErrorDetails;
export const EnvelopeEmailSettingsGet405Response = ErrorDetails;
export const EnvelopeEmailSettingsGet429Response = ErrorDetails;
export const EnvelopeEmailSettingsGet500Response = ErrorDetails;
export const EnvelopeEmailSettingsCreateParams: zod.ZodType<types.EnvelopeEmailSettingsCreateParams, types.EnvelopeEmailSettingsCreateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid
}));
export const EnvelopeEmailSettingsCreateHeader: zod.ZodType<types.EnvelopeEmailSettingsCreateHeader, types.EnvelopeEmailSettingsCreateHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const EnvelopeEmailSettingsCreateBody = EmailSettings;
export const EnvelopeEmailSettingsCreate201Response = EmailSettings;
export const EnvelopeEmailSettingsCreate400Response = ErrorDetails;
export const EnvelopeEmailSettingsCreate401Response = ErrorDetails;
export const EnvelopeEmailSettingsCreate403Response = ErrorDetails;
export const EnvelopeEmailSettingsCreate404Response = ErrorDetails;
export const EnvelopeEmailSettingsCreate405Response = ErrorDetails;
export const EnvelopeEmailSettingsCreate429Response = ErrorDetails;
export const EnvelopeEmailSettingsCreate500Response = ErrorDetails;
export const EnvelopeEmailSettingsUpdateParams: zod.ZodType<types.EnvelopeEmailSettingsUpdateParams, types.EnvelopeEmailSettingsUpdateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid
}));
export const EnvelopeEmailSettingsUpdateHeader: zod.ZodType<types.EnvelopeEmailSettingsUpdateHeader, types.EnvelopeEmailSettingsUpdateHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const EnvelopeEmailSettingsUpdateBody = EmailSettings;
export const EnvelopeEmailSettingsUpdate200Response = EmailSettings;
export const EnvelopeEmailSettingsUpdate400Response = ErrorDetails;
export const EnvelopeEmailSettingsUpdate401Response = ErrorDetails;
export const EnvelopeEmailSettingsUpdate403Response = ErrorDetails;
export const EnvelopeEmailSettingsUpdate404Response = ErrorDetails;
export const EnvelopeEmailSettingsUpdate405Response = ErrorDetails;
export const EnvelopeEmailSettingsUpdate429Response = ErrorDetails;
export const EnvelopeEmailSettingsUpdate500Response = ErrorDetails;
export const EnvelopeEmailSettingsDeleteParams: zod.ZodType<types.EnvelopeEmailSettingsDeleteParams, types.EnvelopeEmailSettingsDeleteParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid
}));
export const EnvelopeEmailSettingsDeleteHeader: zod.ZodType<types.EnvelopeEmailSettingsDeleteHeader, types.EnvelopeEmailSettingsDeleteHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const EnvelopeEmailSettingsDelete200Response = EmailSettings;
export const EnvelopeEmailSettingsDelete400Response = ErrorDetails;
export const EnvelopeEmailSettingsDelete401Response = ErrorDetails;
export const EnvelopeEmailSettingsDelete403Response = ErrorDetails;
export const EnvelopeEmailSettingsDelete404Response = ErrorDetails;
export const EnvelopeEmailSettingsDelete405Response = ErrorDetails;
export const EnvelopeEmailSettingsDelete429Response = ErrorDetails;
export const EnvelopeEmailSettingsDelete500Response = ErrorDetails;
