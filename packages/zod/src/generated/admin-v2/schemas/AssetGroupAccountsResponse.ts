/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AssetGroupAccountResponse } from './AssetGroupAccountResponse.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { AssetGroupAccountsResponse as Type } from '@countersign/types/admin-v2/schemas/AssetGroupAccountsResponse';
export const AssetGroupAccountsResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "assetGroupAccounts": zod.array(AssetGroupAccountResponse).optional()
}));
