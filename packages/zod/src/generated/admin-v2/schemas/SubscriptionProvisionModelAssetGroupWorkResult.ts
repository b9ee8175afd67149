/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { SubscriptionProvisionModelAssetGroupWork } from './SubscriptionProvisionModelAssetGroupWork.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { SubscriptionProvisionModelAssetGroupWorkResult as Type } from '@countersign/types/admin-v2/schemas/SubscriptionProvisionModelAssetGroupWorkResult';
export const SubscriptionProvisionModelAssetGroupWorkResult: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "AssetGroupWork": SubscriptionProvisionModelAssetGroupWork.optional(),
    "Message": zod.string().optional(),
    "Success": zod.boolean().optional()
}));
