/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AssetGroupAccountClone } from './schemas/AssetGroupAccountClone.js';
import { AssetGroupAccountClones } from './schemas/AssetGroupAccountClones.js';
import { AssetGroupAccountsResponse } from './schemas/AssetGroupAccountsResponse.js';
import { ErrorDetails } from './schemas/ErrorDetails.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/admin-v2/account-cloning';
export const AccountCloningGetAssetGroupAccountsParams: ObjectSchema<types.AccountCloningGetAssetGroupAccountsParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid
}));
export const AccountCloningGetAssetGroupAccountsQueryParams: ObjectSchema<types.AccountCloningGetAssetGroupAccountsQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "compliant": zod.boolean().optional()
}));
export const AccountCloningGetAssetGroupAccounts200Response: zod.ZodType<zod.output<typeof AssetGroupAccountsResponse>, unknown> = /* @__PURE__ */ lenientResponse(AssetGroupAccountsResponse);
export const AccountCloningGetAssetGroupAccounts400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCloningGetAssetGroupAccounts401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCloningGetAssetGroupAccounts403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCloningGetAssetGroupAccounts404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCloningGetAssetGroupAccounts405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCloningGetAssetGroupAccounts429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCloningGetAssetGroupAccounts500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCloningCloneAssetGroupAccountParams: ObjectSchema<types.AccountCloningCloneAssetGroupAccountParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid
}));
export const AccountCloningCloneAssetGroupAccountBody = AssetGroupAccountClone;
export const AccountCloningCloneAssetGroupAccount200Response: zod.ZodType<zod.output<typeof AssetGroupAccountClone>, unknown> = /* @__PURE__ */ lenientResponse(AssetGroupAccountClone);
export const AccountCloningCloneAssetGroupAccount400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCloningCloneAssetGroupAccount401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCloningCloneAssetGroupAccount403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCloningCloneAssetGroupAccount404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCloningCloneAssetGroupAccount405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCloningCloneAssetGroupAccount429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCloningCloneAssetGroupAccount500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCloningGetAssetGroupAccountCloneParams: ObjectSchema<types.AccountCloningGetAssetGroupAccountCloneParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid,
    "assetGroupId": formats.guid,
    "assetGroupWorkId": formats.guid
}));
export const AccountCloningGetAssetGroupAccountCloneQueryParams: ObjectSchema<types.AccountCloningGetAssetGroupAccountCloneQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "include_details": zod.boolean().optional()
}));
export const AccountCloningGetAssetGroupAccountClone200Response: zod.ZodType<zod.output<typeof AssetGroupAccountClone>, unknown> = /* @__PURE__ */ lenientResponse(AssetGroupAccountClone);
export const AccountCloningGetAssetGroupAccountClone400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCloningGetAssetGroupAccountClone401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCloningGetAssetGroupAccountClone403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCloningGetAssetGroupAccountClone404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCloningGetAssetGroupAccountClone405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCloningGetAssetGroupAccountClone429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCloningGetAssetGroupAccountClone500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCloningGetAssetGroupAccountClonesByOrgIdParams: ObjectSchema<types.AccountCloningGetAssetGroupAccountClonesByOrgIdParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid
}));
export const AccountCloningGetAssetGroupAccountClonesByOrgIdQueryParams: ObjectSchema<types.AccountCloningGetAssetGroupAccountClonesByOrgIdQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "since_updated_date": formats.dateTime.optional(),
    "include_details": zod.boolean().optional()
}));
export const AccountCloningGetAssetGroupAccountClonesByOrgId200Response: zod.ZodType<zod.output<typeof AssetGroupAccountClones>, unknown> = /* @__PURE__ */ lenientResponse(AssetGroupAccountClones);
export const AccountCloningGetAssetGroupAccountClonesByOrgId400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCloningGetAssetGroupAccountClonesByOrgId401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCloningGetAssetGroupAccountClonesByOrgId403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCloningGetAssetGroupAccountClonesByOrgId404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCloningGetAssetGroupAccountClonesByOrgId405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCloningGetAssetGroupAccountClonesByOrgId429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const AccountCloningGetAssetGroupAccountClonesByOrgId500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
