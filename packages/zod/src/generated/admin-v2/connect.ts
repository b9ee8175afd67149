/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BulkRequestDeletion } from './schemas/BulkRequestDeletion.js';
import { ErrorDetails } from './schemas/ErrorDetails.js';
import { OrganizationConnectConfigsResponse } from './schemas/OrganizationConnectConfigsResponse.js';
import { OrganizationConnectConfigurationDetailsResponse } from './schemas/OrganizationConnectConfigurationDetailsResponse.js';
import { OrganizationConnectConfigurationRequest } from './schemas/OrganizationConnectConfigurationRequest.js';
import { OrganizationConnectHmacSecretsResponse } from './schemas/OrganizationConnectHmacSecretsResponse.js';
import { OrganizationConnectOAuthConfiguration } from './schemas/OrganizationConnectOAuthConfiguration.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/admin-v2/connect';
export const ConnectGetOrganizationConnectConfigsParams: ObjectSchema<types.ConnectGetOrganizationConnectConfigsParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid
}));
export const ConnectGetOrganizationConnectConfigsQueryParams: ObjectSchema<types.ConnectGetOrganizationConnectConfigsQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "sortBy": zod.enum(['connectId', 'configurationType', 'name', 'accountId', 'accountName', 'siteId', 'allowEnvelopePublish', 'allowSalesforcePublish', 'pausePublish', 'requiresAcknowledgement', 'disabledBy']).optional(),
    "siteId": zod.int().optional(),
    "accountId": formats.guid.optional(),
    "allowEnvelopePublish": zod.boolean().optional(),
    "q": zod.string().optional()
}));
export const ConnectGetOrganizationConnectConfigs200Response: zod.ZodType<zod.output<typeof OrganizationConnectConfigsResponse>, unknown> = /* @__PURE__ */ lenientResponse(OrganizationConnectConfigsResponse);
export const ConnectGetOrganizationConnectConfigs400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetOrganizationConnectConfigs401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetOrganizationConnectConfigs403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetOrganizationConnectConfigs404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetOrganizationConnectConfigs405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetOrganizationConnectConfigs429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetOrganizationConnectConfigs500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectCreateOrganizationConnectConfigParams: ObjectSchema<types.ConnectCreateOrganizationConnectConfigParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid
}));
export const ConnectCreateOrganizationConnectConfigBody = OrganizationConnectConfigurationRequest;
export const ConnectCreateOrganizationConnectConfig200Response: zod.ZodType<zod.output<typeof OrganizationConnectConfigurationDetailsResponse>, unknown> = /* @__PURE__ */ lenientResponse(OrganizationConnectConfigurationDetailsResponse);
export const ConnectCreateOrganizationConnectConfig400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectCreateOrganizationConnectConfig401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectCreateOrganizationConnectConfig403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectCreateOrganizationConnectConfig404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectCreateOrganizationConnectConfig405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectCreateOrganizationConnectConfig429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectCreateOrganizationConnectConfig500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetOrganizationConnectOAuthConfigurationParams: ObjectSchema<types.ConnectGetOrganizationConnectOAuthConfigurationParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid
}));
export const ConnectGetOrganizationConnectOAuthConfiguration200Response: zod.ZodType<zod.output<typeof OrganizationConnectOAuthConfiguration>, unknown> = /* @__PURE__ */ lenientResponse(OrganizationConnectOAuthConfiguration);
export const ConnectGetOrganizationConnectOAuthConfiguration400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetOrganizationConnectOAuthConfiguration401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetOrganizationConnectOAuthConfiguration403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetOrganizationConnectOAuthConfiguration404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetOrganizationConnectOAuthConfiguration405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetOrganizationConnectOAuthConfiguration429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetOrganizationConnectOAuthConfiguration500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectPostOrganizationConnectOAuthConfigurationParams: ObjectSchema<types.ConnectPostOrganizationConnectOAuthConfigurationParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid
}));
export const ConnectPostOrganizationConnectOAuthConfigurationBody = OrganizationConnectOAuthConfiguration;
export const ConnectPostOrganizationConnectOAuthConfiguration200Response: zod.ZodType<zod.output<typeof OrganizationConnectOAuthConfiguration>, unknown> = /* @__PURE__ */ lenientResponse(OrganizationConnectOAuthConfiguration);
export const ConnectPostOrganizationConnectOAuthConfiguration400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectPostOrganizationConnectOAuthConfiguration401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectPostOrganizationConnectOAuthConfiguration403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectPostOrganizationConnectOAuthConfiguration404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectPostOrganizationConnectOAuthConfiguration405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectPostOrganizationConnectOAuthConfiguration429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectPostOrganizationConnectOAuthConfiguration500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectPutOrganizationConnectOAuthConfigurationParams: ObjectSchema<types.ConnectPutOrganizationConnectOAuthConfigurationParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid
}));
export const ConnectPutOrganizationConnectOAuthConfigurationBody = OrganizationConnectOAuthConfiguration;
export const ConnectPutOrganizationConnectOAuthConfiguration200Response: zod.ZodType<zod.output<typeof OrganizationConnectOAuthConfiguration>, unknown> = /* @__PURE__ */ lenientResponse(OrganizationConnectOAuthConfiguration);
export const ConnectPutOrganizationConnectOAuthConfiguration400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectPutOrganizationConnectOAuthConfiguration401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectPutOrganizationConnectOAuthConfiguration403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectPutOrganizationConnectOAuthConfiguration404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectPutOrganizationConnectOAuthConfiguration405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectPutOrganizationConnectOAuthConfiguration429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectPutOrganizationConnectOAuthConfiguration500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteOrganizationConnectOAuthConfigurationParams: ObjectSchema<types.ConnectDeleteOrganizationConnectOAuthConfigurationParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid
}));
export const ConnectDeleteOrganizationConnectOAuthConfiguration200Response: zod.ZodType<zod.output<typeof BulkRequestDeletion>, unknown> = /* @__PURE__ */ lenientResponse(BulkRequestDeletion);
export const ConnectDeleteOrganizationConnectOAuthConfiguration400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteOrganizationConnectOAuthConfiguration401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteOrganizationConnectOAuthConfiguration403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteOrganizationConnectOAuthConfiguration404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteOrganizationConnectOAuthConfiguration405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteOrganizationConnectOAuthConfiguration429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteOrganizationConnectOAuthConfiguration500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetConnectHmacSecretsParams: ObjectSchema<types.ConnectGetConnectHmacSecretsParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid
}));
export const ConnectGetConnectHmacSecrets200Response: zod.ZodType<zod.output<typeof OrganizationConnectHmacSecretsResponse>, unknown> = /* @__PURE__ */ lenientResponse(OrganizationConnectHmacSecretsResponse);
export const ConnectGetConnectHmacSecrets400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetConnectHmacSecrets401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetConnectHmacSecrets403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetConnectHmacSecrets404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetConnectHmacSecrets405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetConnectHmacSecrets429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetConnectHmacSecrets500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectPostConnectHmacSecretParams: ObjectSchema<types.ConnectPostConnectHmacSecretParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid
}));
export const ConnectPostConnectHmacSecret200Response: zod.ZodType<zod.output<typeof OrganizationConnectHmacSecretsResponse>, unknown> = /* @__PURE__ */ lenientResponse(OrganizationConnectHmacSecretsResponse);
export const ConnectPostConnectHmacSecret400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectPostConnectHmacSecret401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectPostConnectHmacSecret403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectPostConnectHmacSecret404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectPostConnectHmacSecret405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectPostConnectHmacSecret429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectPostConnectHmacSecret500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteConnectHmacSecretParams: ObjectSchema<types.ConnectDeleteConnectHmacSecretParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid,
    "keyId": formats.guid
}));
export const ConnectDeleteConnectHmacSecret200Response: zod.ZodType<zod.output<typeof OrganizationConnectHmacSecretsResponse>, unknown> = /* @__PURE__ */ lenientResponse(OrganizationConnectHmacSecretsResponse);
export const ConnectDeleteConnectHmacSecret400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteConnectHmacSecret401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteConnectHmacSecret403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteConnectHmacSecret404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteConnectHmacSecret405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteConnectHmacSecret429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteConnectHmacSecret500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetOrganizationConnectConfigParams: ObjectSchema<types.ConnectGetOrganizationConnectConfigParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid,
    "connectId": formats.guid
}));
export const ConnectGetOrganizationConnectConfig200Response: zod.ZodType<zod.output<typeof OrganizationConnectConfigurationDetailsResponse>, unknown> = /* @__PURE__ */ lenientResponse(OrganizationConnectConfigurationDetailsResponse);
export const ConnectGetOrganizationConnectConfig400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetOrganizationConnectConfig401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetOrganizationConnectConfig403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetOrganizationConnectConfig404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetOrganizationConnectConfig405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetOrganizationConnectConfig429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectGetOrganizationConnectConfig500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectUpdateOrganizationConnectConfigParams: ObjectSchema<types.ConnectUpdateOrganizationConnectConfigParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid,
    "connectId": formats.guid
}));
export const ConnectUpdateOrganizationConnectConfigBody = OrganizationConnectConfigurationRequest;
export const ConnectUpdateOrganizationConnectConfig200Response: zod.ZodType<zod.output<typeof OrganizationConnectConfigurationDetailsResponse>, unknown> = /* @__PURE__ */ lenientResponse(OrganizationConnectConfigurationDetailsResponse);
export const ConnectUpdateOrganizationConnectConfig400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectUpdateOrganizationConnectConfig401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectUpdateOrganizationConnectConfig403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectUpdateOrganizationConnectConfig404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectUpdateOrganizationConnectConfig405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectUpdateOrganizationConnectConfig429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectUpdateOrganizationConnectConfig500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteOrganizationConnectConfigParams: ObjectSchema<types.ConnectDeleteOrganizationConnectConfigParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid,
    "connectId": formats.guid
}));
export const ConnectDeleteOrganizationConnectConfig200Response: zod.ZodType<zod.output<typeof BulkRequestDeletion>, unknown> = /* @__PURE__ */ lenientResponse(BulkRequestDeletion);
export const ConnectDeleteOrganizationConnectConfig400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteOrganizationConnectConfig401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteOrganizationConnectConfig403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteOrganizationConnectConfig404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteOrganizationConnectConfig405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteOrganizationConnectConfig429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ConnectDeleteOrganizationConnectConfig500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
