/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { CustomSettingsInformation } from './schemas/customSettingsInformation.js';
import { ErrorDetails } from './schemas/errorDetails.js';
import { fastObject } from '../../fast/fast-object.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/user-custom-settings';
export const UserCustomSettingsListParams: zod.ZodType<types.UserCustomSettingsListParams, types.UserCustomSettingsListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "userId": formats.guid
}));
export const UserCustomSettingsListHeader: zod.ZodType<types.UserCustomSettingsListHeader, types.UserCustomSettingsListHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-User-Settings-Key": zod.string().optional()
}));
export const UserCustomSettingsList200Response = CustomSettingsInformation;
export const UserCustomSettingsList400Response = ErrorDetails;
export const UserCustomSettingsList401Response = ErrorDetails;
export const UserCustomSettingsList403Response = ErrorDetails;
export const UserCustomSettingsList404Response = ErrorDetails;
export const UserCustomSettingsList405Response = ErrorDetails;
export const UserCustomSettingsList429Response = ErrorDetails;
export const UserCustomSettingsList500Response = ErrorDetails;
export const UserCustomSettingsUpdateParams: zod.ZodType<types.UserCustomSettingsUpdateParams, types.UserCustomSettingsUpdateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "userId": formats.guid
}));
export const UserCustomSettingsUpdateHeader: zod.ZodType<types.UserCustomSettingsUpdateHeader, types.UserCustomSettingsUpdateHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-User-Settings-Key": zod.string().optional()
}));
export const UserCustomSettingsUpdateBody = CustomSettingsInformation;
export const UserCustomSettingsUpdate200Response = CustomSettingsInformation;
export const UserCustomSettingsUpdate400Response = ErrorDetails;
export const UserCustomSettingsUpdate401Response = ErrorDetails;
export const UserCustomSettingsUpdate403Response = ErrorDetails;
export const UserCustomSettingsUpdate404Response = ErrorDetails;
export const UserCustomSettingsUpdate405Response = ErrorDetails;
export const UserCustomSettingsUpdate429Response = ErrorDetails;
export const UserCustomSettingsUpdate500Response = ErrorDetails;
export const UserCustomSettingsDeleteParams: zod.ZodType<types.UserCustomSettingsDeleteParams, types.UserCustomSettingsDeleteParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "userId": formats.guid
}));
export const UserCustomSettingsDeleteHeader: zod.ZodType<types.UserCustomSettingsDeleteHeader, types.UserCustomSettingsDeleteHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-User-Settings-Key": zod.string().optional()
}));
export const UserCustomSettingsDeleteBody = CustomSettingsInformation;
export const UserCustomSettingsDelete200Response = CustomSettingsInformation;
export const UserCustomSettingsDelete400Response = ErrorDetails;
export const UserCustomSettingsDelete401Response = ErrorDetails;
export const UserCustomSettingsDelete403Response = ErrorDetails;
export const UserCustomSettingsDelete404Response = ErrorDetails;
export const UserCustomSettingsDelete405Response = ErrorDetails;
export const UserCustomSettingsDelete429Response = ErrorDetails;
export const UserCustomSettingsDelete500Response = ErrorDetails;
