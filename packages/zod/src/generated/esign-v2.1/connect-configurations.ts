/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ConnectConfigResults } from './schemas/connectConfigResults.js';
import { ConnectCustomConfiguration } from './schemas/connectCustomConfiguration.js';
import { ConnectSecret } from './schemas/connectSecret.js';
import { ErrorDetails } from './schemas/errorDetails.js';
import { IntegratedConnectUserInfoList } from './schemas/integratedConnectUserInfoList.js';
import { IntegratedUserInfoList } from './schemas/integratedUserInfoList.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/connect-configurations';
export const ConnectConfigurationsListParams: ObjectSchema<types.ConnectConfigurationsListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const ConnectConfigurationsList200Response: zod.ZodType<zod.output<typeof ConnectConfigResults>, unknown> = /* @__PURE__ */ lenientResponse(ConnectConfigResults);
export const ConnectConfigurationsList400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsList401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsList403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsList404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsList405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsList429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsList500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsCreateParams: ObjectSchema<types.ConnectConfigurationsCreateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const ConnectConfigurationsCreateBody = ConnectCustomConfiguration;
export const ConnectConfigurationsCreate201Response: zod.ZodType<zod.output<typeof ConnectCustomConfiguration>, unknown> = /* @__PURE__ */ lenientResponse(ConnectCustomConfiguration);
export const ConnectConfigurationsCreate400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsCreate401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsCreate403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsCreate404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsCreate405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsCreate429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsCreate500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsUpdateParams: ObjectSchema<types.ConnectConfigurationsUpdateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const ConnectConfigurationsUpdateBody = ConnectCustomConfiguration;
export const ConnectConfigurationsUpdate200Response: zod.ZodType<zod.output<typeof ConnectCustomConfiguration>, unknown> = /* @__PURE__ */ lenientResponse(ConnectCustomConfiguration);
export const ConnectConfigurationsUpdate400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsUpdate401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsUpdate403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsUpdate404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsUpdate405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsUpdate429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsUpdate500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsGetParams: ObjectSchema<types.ConnectConfigurationsGetParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "connectId": formats.integerString
}));
export const ConnectConfigurationsGet200Response: zod.ZodType<zod.output<typeof ConnectConfigResults>, unknown> = /* @__PURE__ */ lenientResponse(ConnectConfigResults);
export const ConnectConfigurationsGet400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsGet401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsGet403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsGet404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsGet405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsGet429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsGet500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsDeleteParams: ObjectSchema<types.ConnectConfigurationsDeleteParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "connectId": formats.integerString
}));
export const ConnectConfigurationsDelete200Response = /* @__PURE__ */ zod.unknown();
export const ConnectConfigurationsDelete400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsDelete401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsDelete403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsDelete404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsDelete405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsDelete429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsDelete500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsListUsersParams: ObjectSchema<types.ConnectConfigurationsListUsersParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "connectId": formats.integerString
}));
export const ConnectConfigurationsListUsersQueryParams: ObjectSchema<types.ConnectConfigurationsListUsersQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "count": formats.integerString.optional(),
    "email_substring": zod.string().optional(),
    "list_included_users": formats.booleanString.optional(),
    "start_position": formats.integerString.optional(),
    "status": zod.string().optional(),
    "user_name_substring": zod.string().optional()
}));
export const ConnectConfigurationsListUsers200Response: zod.ZodType<zod.output<typeof IntegratedUserInfoList>, unknown> = /* @__PURE__ */ lenientResponse(IntegratedUserInfoList);
export const ConnectConfigurationsListUsers400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsListUsers401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsListUsers403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsListUsers404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsListUsers405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsListUsers429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsListUsers500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsGetConnectAllUsersParams: ObjectSchema<types.ConnectConfigurationsGetConnectAllUsersParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "connectId": formats.integerString
}));
export const ConnectConfigurationsGetConnectAllUsersQueryParams: ObjectSchema<types.ConnectConfigurationsGetConnectAllUsersQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "count": formats.integerString.optional(),
    "domain_users_only": formats.booleanString.optional(),
    "email_substring": zod.string().optional(),
    "start_position": formats.integerString.optional(),
    "status": zod.string().optional(),
    "user_name_substring": zod.string().optional()
}));
export const ConnectConfigurationsGetConnectAllUsers200Response: zod.ZodType<zod.output<typeof IntegratedConnectUserInfoList>, unknown> = /* @__PURE__ */ lenientResponse(IntegratedConnectUserInfoList);
export const ConnectConfigurationsGetConnectAllUsers400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsGetConnectAllUsers401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsGetConnectAllUsers403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsGetConnectAllUsers404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsGetConnectAllUsers405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsGetConnectAllUsers429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsGetConnectAllUsers500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsCreateConnectSecretsParams: ObjectSchema<types.ConnectConfigurationsCreateConnectSecretsParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const ConnectConfigurationsCreateConnectSecrets201Response: zod.ZodType<zod.output<typeof ConnectSecret>, unknown> = /* @__PURE__ */ lenientResponse(ConnectSecret);
export const ConnectConfigurationsCreateConnectSecrets400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsCreateConnectSecrets401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsCreateConnectSecrets403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsCreateConnectSecrets404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsCreateConnectSecrets405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsCreateConnectSecrets429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectConfigurationsCreateConnectSecrets500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
