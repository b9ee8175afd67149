/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ConnectOAuthConfig } from './schemas/ConnectOAuthConfig.js';
import { ConnectSecretList } from './schemas/connectSecretList.js';
import { ErrorDetails } from './schemas/errorDetails.js';
import { MobileNotifierConfigurationInformation } from './schemas/mobileNotifierConfigurationInformation.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/connect';
export const ConnectGetConnectSecretParams: ObjectSchema<types.ConnectGetConnectSecretParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const ConnectGetConnectSecret200Response: zod.ZodType<zod.output<typeof ConnectSecretList>, unknown> = /* @__PURE__ */ lenientResponse(ConnectSecretList);
export const ConnectGetConnectSecret400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetConnectSecret401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetConnectSecret403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetConnectSecret404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetConnectSecret405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetConnectSecret429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetConnectSecret500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteConnectSecretParams: ObjectSchema<types.ConnectDeleteConnectSecretParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "keyId": formats.guid
}));
export const ConnectDeleteConnectSecret200Response = /* @__PURE__ */ zod.unknown();
export const ConnectDeleteConnectSecret400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteConnectSecret401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteConnectSecret403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteConnectSecret404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteConnectSecret405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteConnectSecret429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteConnectSecret500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetConnectOAuthConfigParams: ObjectSchema<types.ConnectGetConnectOAuthConfigParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const ConnectGetConnectOAuthConfig200Response: zod.ZodType<zod.output<typeof ConnectOAuthConfig>, unknown> = /* @__PURE__ */ lenientResponse(ConnectOAuthConfig);
export const ConnectGetConnectOAuthConfig400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetConnectOAuthConfig401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetConnectOAuthConfig403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetConnectOAuthConfig404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetConnectOAuthConfig405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetConnectOAuthConfig429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetConnectOAuthConfig500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectCreateConnectOAuthConfigParams: ObjectSchema<types.ConnectCreateConnectOAuthConfigParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const ConnectCreateConnectOAuthConfigBody = ConnectOAuthConfig;
export const ConnectCreateConnectOAuthConfig201Response: zod.ZodType<zod.output<typeof ConnectOAuthConfig>, unknown> = /* @__PURE__ */ lenientResponse(ConnectOAuthConfig);
export const ConnectCreateConnectOAuthConfig400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectCreateConnectOAuthConfig401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectCreateConnectOAuthConfig403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectCreateConnectOAuthConfig404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectCreateConnectOAuthConfig405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectCreateConnectOAuthConfig429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectCreateConnectOAuthConfig500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectUpdateConnectOAuthConfigParams: ObjectSchema<types.ConnectUpdateConnectOAuthConfigParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const ConnectUpdateConnectOAuthConfigBody = ConnectOAuthConfig;
export const ConnectUpdateConnectOAuthConfig200Response: zod.ZodType<zod.output<typeof ConnectOAuthConfig>, unknown> = /* @__PURE__ */ lenientResponse(ConnectOAuthConfig);
export const ConnectUpdateConnectOAuthConfig400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectUpdateConnectOAuthConfig401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectUpdateConnectOAuthConfig403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectUpdateConnectOAuthConfig404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectUpdateConnectOAuthConfig405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectUpdateConnectOAuthConfig429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectUpdateConnectOAuthConfig500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteConnectOAuthConfigParams: ObjectSchema<types.ConnectDeleteConnectOAuthConfigParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const ConnectDeleteConnectOAuthConfig200Response = /* @__PURE__ */ zod.unknown();
export const ConnectDeleteConnectOAuthConfig400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteConnectOAuthConfig401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteConnectOAuthConfig403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteConnectOAuthConfig404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteConnectOAuthConfig405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteConnectOAuthConfig429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteConnectOAuthConfig500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectListMobileNotifiersParams: ObjectSchema<types.ConnectListMobileNotifiersParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const ConnectListMobileNotifiers200Response: zod.ZodType<zod.output<typeof MobileNotifierConfigurationInformation>, unknown> = /* @__PURE__ */ lenientResponse(MobileNotifierConfigurationInformation);
export const ConnectListMobileNotifiers400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectListMobileNotifiers401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectListMobileNotifiers403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectListMobileNotifiers404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectListMobileNotifiers405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectListMobileNotifiers429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectListMobileNotifiers500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectUpdateMobileNotifiersParams: ObjectSchema<types.ConnectUpdateMobileNotifiersParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const ConnectUpdateMobileNotifiersBody = MobileNotifierConfigurationInformation;
export const ConnectUpdateMobileNotifiers200Response: zod.ZodType<zod.output<typeof MobileNotifierConfigurationInformation>, unknown> = /* @__PURE__ */ lenientResponse(MobileNotifierConfigurationInformation);
export const ConnectUpdateMobileNotifiers400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectUpdateMobileNotifiers401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectUpdateMobileNotifiers403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectUpdateMobileNotifiers404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectUpdateMobileNotifiers405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectUpdateMobileNotifiers429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectUpdateMobileNotifiers500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteMobileNotifiersParams: ObjectSchema<types.ConnectDeleteMobileNotifiersParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const ConnectDeleteMobileNotifiersBody = MobileNotifierConfigurationInformation;
export const ConnectDeleteMobileNotifiers200Response: zod.ZodType<zod.output<typeof MobileNotifierConfigurationInformation>, unknown> = /* @__PURE__ */ lenientResponse(MobileNotifierConfigurationInformation);
export const ConnectDeleteMobileNotifiers400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteMobileNotifiers401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteMobileNotifiers403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteMobileNotifiers404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteMobileNotifiers405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteMobileNotifiers429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteMobileNotifiers500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
