/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { CustomSettingsInformation } from './schemas/customSettingsInformation.js';
import { ErrorDetails } from './schemas/errorDetails.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/user-custom-settings';
export const UserCustomSettingsListParams: ObjectSchema<types.UserCustomSettingsListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "userId": formats.guid
}));
export const UserCustomSettingsListHeader: ObjectSchema<types.UserCustomSettingsListHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-User-Settings-Key": zod.string().optional()
}));
export const UserCustomSettingsList200Response: zod.ZodType<zod.output<typeof CustomSettingsInformation>, unknown> = /* @__PURE__ */ lenientResponse(CustomSettingsInformation);
export const UserCustomSettingsList400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserCustomSettingsList401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserCustomSettingsList403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserCustomSettingsList404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserCustomSettingsList405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserCustomSettingsList429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserCustomSettingsList500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserCustomSettingsUpdateParams: ObjectSchema<types.UserCustomSettingsUpdateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "userId": formats.guid
}));
export const UserCustomSettingsUpdateHeader: ObjectSchema<types.UserCustomSettingsUpdateHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-User-Settings-Key": zod.string().optional()
}));
export const UserCustomSettingsUpdateBody = CustomSettingsInformation;
export const UserCustomSettingsUpdate200Response: zod.ZodType<zod.output<typeof CustomSettingsInformation>, unknown> = /* @__PURE__ */ lenientResponse(CustomSettingsInformation);
export const UserCustomSettingsUpdate400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserCustomSettingsUpdate401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserCustomSettingsUpdate403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserCustomSettingsUpdate404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserCustomSettingsUpdate405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserCustomSettingsUpdate429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserCustomSettingsUpdate500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserCustomSettingsDeleteParams: ObjectSchema<types.UserCustomSettingsDeleteParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "userId": formats.guid
}));
export const UserCustomSettingsDeleteHeader: ObjectSchema<types.UserCustomSettingsDeleteHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-User-Settings-Key": zod.string().optional()
}));
export const UserCustomSettingsDeleteBody = CustomSettingsInformation;
export const UserCustomSettingsDelete200Response: zod.ZodType<zod.output<typeof CustomSettingsInformation>, unknown> = /* @__PURE__ */ lenientResponse(CustomSettingsInformation);
export const UserCustomSettingsDelete400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserCustomSettingsDelete401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserCustomSettingsDelete403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserCustomSettingsDelete404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserCustomSettingsDelete405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserCustomSettingsDelete429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UserCustomSettingsDelete500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
