/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AssetGroupAccountCloneTargetAccountAdmin } from './AssetGroupAccountCloneTargetAccountAdmin.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { AssetGroupAccountCloneTargetAccount as Type } from '@countersign/types/admin-v2/schemas/AssetGroupAccountCloneTargetAccount';
export const AssetGroupAccountCloneTargetAccount: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "name": zod.string().optional(),
    "region": zod.string().optional(),
    "countryCode": zod.string().optional(),
    "site": zod.string().optional(),
    "id": formats.guid.optional(),
    "admin": AssetGroupAccountCloneTargetAccountAdmin.optional()
}));
