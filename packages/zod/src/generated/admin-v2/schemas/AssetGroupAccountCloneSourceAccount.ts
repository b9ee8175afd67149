/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { AssetGroupAccountCloneSourceAccount as Type } from '@countersign/types/admin-v2/schemas/AssetGroupAccountCloneSourceAccount';
export const AssetGroupAccountCloneSourceAccount: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "id": formats.guid,
    "externalAccountId": zod.int().optional(),
    "site": zod.string().optional(),
    "name": zod.string().optional()
}));
