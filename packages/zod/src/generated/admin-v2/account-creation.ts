/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ErrorDetails } from './schemas/ErrorDetails.js';
import { OrganizationSubscriptionResponse } from './schemas/OrganizationSubscriptionResponse.js';
import { SubAccountCreateRequest } from './schemas/SubAccountCreateRequest.js';
import { SubAccountCreateWorker } from './schemas/SubAccountCreateWorker.js';
import { SubAccountCreateWorkerResponse } from './schemas/SubAccountCreateWorkerResponse.js';
import { SubscriptionProvisionModelAssetGroupWorkResult } from './schemas/SubscriptionProvisionModelAssetGroupWorkResult.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fast } from '../../fast/fast.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/admin-v2/account-creation';
export const AccountCreationGetOrganizationPlanItemsParams: ObjectSchema<types.AccountCreationGetOrganizationPlanItemsParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid
}));
export const AccountCreationGetOrganizationPlanItems200Response = /* @__PURE__ */ lenientResponse(/* @__PURE__ */ fast(() => zod.array(OrganizationSubscriptionResponse)));
export const AccountCreationGetOrganizationPlanItems400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCreationGetOrganizationPlanItems401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCreationGetOrganizationPlanItems403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCreationGetOrganizationPlanItems404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCreationGetOrganizationPlanItems405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCreationGetOrganizationPlanItems429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCreationGetOrganizationPlanItems500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCreationCreateAssetGroupAccountParams: ObjectSchema<types.AccountCreationCreateAssetGroupAccountParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid
}));
export const AccountCreationCreateAssetGroupAccountBody = SubAccountCreateRequest;
export const AccountCreationCreateAssetGroupAccount200Response: zod.ZodType<zod.output<typeof SubscriptionProvisionModelAssetGroupWorkResult>, unknown> = /* @__PURE__ */ lenientResponse(SubscriptionProvisionModelAssetGroupWorkResult);
export const AccountCreationCreateAssetGroupAccount400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCreationCreateAssetGroupAccount401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCreationCreateAssetGroupAccount403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCreationCreateAssetGroupAccount404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCreationCreateAssetGroupAccount405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCreationCreateAssetGroupAccount429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCreationCreateAssetGroupAccount500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCreationGetSubAccountCreateProcessByAssetGroupWorkIdParams: ObjectSchema<types.AccountCreationGetSubAccountCreateProcessByAssetGroupWorkIdParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid,
    "assetGroupId": formats.guid,
    "assetGroupWorkId": formats.guid
}));
export const AccountCreationGetSubAccountCreateProcessByAssetGroupWorkIdQueryParams: ObjectSchema<types.AccountCreationGetSubAccountCreateProcessByAssetGroupWorkIdQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "include_details": zod.boolean().optional()
}));
export const AccountCreationGetSubAccountCreateProcessByAssetGroupWorkId200Response: zod.ZodType<zod.output<typeof SubAccountCreateWorker>, unknown> = /* @__PURE__ */ lenientResponse(SubAccountCreateWorker);
export const AccountCreationGetSubAccountCreateProcessByAssetGroupWorkId400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCreationGetSubAccountCreateProcessByAssetGroupWorkId401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCreationGetSubAccountCreateProcessByAssetGroupWorkId403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCreationGetSubAccountCreateProcessByAssetGroupWorkId404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCreationGetSubAccountCreateProcessByAssetGroupWorkId405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCreationGetSubAccountCreateProcessByAssetGroupWorkId429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCreationGetSubAccountCreateProcessByAssetGroupWorkId500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCreationGetSubAccountCreateProcessesByOrgIdParams: ObjectSchema<types.AccountCreationGetSubAccountCreateProcessesByOrgIdParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid
}));
export const AccountCreationGetSubAccountCreateProcessesByOrgIdQueryParams: ObjectSchema<types.AccountCreationGetSubAccountCreateProcessesByOrgIdQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "since_updated_date": formats.dateTime.optional(),
    "include_details": zod.boolean().optional()
}));
export const AccountCreationGetSubAccountCreateProcessesByOrgId200Response: zod.ZodType<zod.output<typeof SubAccountCreateWorkerResponse>, unknown> = /* @__PURE__ */ lenientResponse(SubAccountCreateWorkerResponse);
export const AccountCreationGetSubAccountCreateProcessesByOrgId400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCreationGetSubAccountCreateProcessesByOrgId401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCreationGetSubAccountCreateProcessesByOrgId403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCreationGetSubAccountCreateProcessesByOrgId404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCreationGetSubAccountCreateProcessesByOrgId405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCreationGetSubAccountCreateProcessesByOrgId429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCreationGetSubAccountCreateProcessesByOrgId500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
