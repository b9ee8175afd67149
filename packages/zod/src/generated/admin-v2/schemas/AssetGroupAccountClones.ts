/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AssetGroupAccountClone } from './AssetGroupAccountClone.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { AssetGroupAccountClones as Type } from '@countersign/types/admin-v2/schemas/AssetGroupAccountClones';
export const AssetGroupAccountClones: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "assetGroupWorks": zod.array(AssetGroupAccountClone).optional()
}));
