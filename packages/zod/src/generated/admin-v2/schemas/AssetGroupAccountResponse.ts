/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { AssetGroupAccountResponse as Type } from '@countersign/types/admin-v2/schemas/AssetGroupAccountResponse';
export const AssetGroupAccountResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "assetGroupId": formats.guid.optional(),
    "assetGroupName": zod.string().optional(),
    "accountId": formats.guid.optional(),
    "accountName": zod.string().optional(),
    "externalAccountId": zod.int().optional(),
    "compliant": zod.boolean().optional(),
    "siteId": zod.int().optional(),
    "siteName": zod.string().optional()
}));
