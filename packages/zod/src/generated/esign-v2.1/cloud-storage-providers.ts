/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { CloudStorageProviders } from './schemas/cloudStorageProviders.js';
import { ErrorDetails } from './schemas/errorDetails.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/cloud-storage-providers';
export const CloudStorageProvidersListProvidersParams: ObjectSchema<types.CloudStorageProvidersListProvidersParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "userId": formats.guid
}));
export const CloudStorageProvidersListProvidersQueryParams: ObjectSchema<types.CloudStorageProvidersListProvidersQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "redirectUrl": zod.string().optional()
}));
export const CloudStorageProvidersListProviders200Response: zod.ZodType<zod.output<typeof CloudStorageProviders>, unknown> = /* @__PURE__ */ lenientResponse(CloudStorageProviders);
export const CloudStorageProvidersListProviders400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageProvidersListProviders401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageProvidersListProviders403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageProvidersListProviders404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageProvidersListProviders405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageProvidersListProviders429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageProvidersListProviders500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageProvidersCreateProviderParams: ObjectSchema<types.CloudStorageProvidersCreateProviderParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "userId": formats.guid
}));
export const CloudStorageProvidersCreateProviderBody = CloudStorageProviders;
export const CloudStorageProvidersCreateProvider201Response: zod.ZodType<zod.output<typeof CloudStorageProviders>, unknown> = /* @__PURE__ */ lenientResponse(CloudStorageProviders);
export const CloudStorageProvidersCreateProvider400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageProvidersCreateProvider401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageProvidersCreateProvider403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageProvidersCreateProvider404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageProvidersCreateProvider405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageProvidersCreateProvider429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageProvidersCreateProvider500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageProvidersDeleteProvidersParams: ObjectSchema<types.CloudStorageProvidersDeleteProvidersParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "userId": formats.guid
}));
export const CloudStorageProvidersDeleteProvidersBody = CloudStorageProviders;
export const CloudStorageProvidersDeleteProviders200Response: zod.ZodType<zod.output<typeof CloudStorageProviders>, unknown> = /* @__PURE__ */ lenientResponse(CloudStorageProviders);
export const CloudStorageProvidersDeleteProviders400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageProvidersDeleteProviders401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageProvidersDeleteProviders403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageProvidersDeleteProviders404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageProvidersDeleteProviders405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageProvidersDeleteProviders429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageProvidersDeleteProviders500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageProvidersGetProviderParams: ObjectSchema<types.CloudStorageProvidersGetProviderParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "userId": formats.guid,
    "serviceId": zod.string()
}));
export const CloudStorageProvidersGetProviderQueryParams: ObjectSchema<types.CloudStorageProvidersGetProviderQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "redirectUrl": zod.string().optional()
}));
export const CloudStorageProvidersGetProvider200Response: zod.ZodType<zod.output<typeof CloudStorageProviders>, unknown> = /* @__PURE__ */ lenientResponse(CloudStorageProviders);
export const CloudStorageProvidersGetProvider400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageProvidersGetProvider401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageProvidersGetProvider403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageProvidersGetProvider404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageProvidersGetProvider405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageProvidersGetProvider429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageProvidersGetProvider500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageProvidersDeleteProviderParams: ObjectSchema<types.CloudStorageProvidersDeleteProviderParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "userId": formats.guid,
    "serviceId": zod.string()
}));
export const CloudStorageProvidersDeleteProvider200Response: zod.ZodType<zod.output<typeof CloudStorageProviders>, unknown> = /* @__PURE__ */ lenientResponse(CloudStorageProviders);
export const CloudStorageProvidersDeleteProvider400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageProvidersDeleteProvider401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageProvidersDeleteProvider403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageProvidersDeleteProvider404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageProvidersDeleteProvider405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageProvidersDeleteProvider429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const CloudStorageProvidersDeleteProvider500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
