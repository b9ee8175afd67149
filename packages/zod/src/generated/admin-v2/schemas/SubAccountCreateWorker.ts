/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { SubAccountCreateSubscriptionDetails } from './SubAccountCreateSubscriptionDetails.js';
import { SubAccountCreateTargetAccount } from './SubAccountCreateTargetAccount.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { SubAccountCreateWorker as Type } from '@countersign/types/admin-v2/schemas/SubAccountCreateWorker';
export const SubAccountCreateWorker: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "assetGroupWorkId": formats.guid.optional(),
    "assetGroupId": formats.guid.optional(),
    "assetGroupWorkType": zod.enum(['Undefined', 'GroupAssetFulfillment', 'AccountAssetFulfillment', 'AccountAssetClone', 'AccountAssetCreate', 'SubscriptionSync']).optional(),
    "status": zod.enum(['Undefined', 'Pending', 'Processing', 'ProcessingOnHold', 'PendingError', 'ProcessingError', 'Completed', 'Canceled', 'PermanentFailure']).optional(),
    "orderId": formats.guid.optional(),
    "attempts": zod.int().min(0).optional(),
    "createdDate": formats.dateTime.optional(),
    "createdByName": zod.string().optional(),
    "createdByEmail": zod.string().optional(),
    "message": zod.string().optional(),
    "targetAccount": SubAccountCreateTargetAccount,
    "subscriptionDetails": SubAccountCreateSubscriptionDetails,
    "createAccountProcessingFailureDetails": zod.looseObject({
        "error": zod.string().optional(),
        "errorDescription": zod.string().optional(),
        "isSystemError": zod.boolean().optional()
    }).optional()
}));
