/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ActorType } from './ActorType.js';
import { AssetGroupWorkStatus } from './AssetGroupWorkStatus.js';
import { AssetGroupWorkType } from './AssetGroupWorkType.js';
import { SubscriptionProvisionModelAccountCreateCreateAccountDetails } from './SubscriptionProvisionModelAccountCreateCreateAccountDetails.js';
import { SubscriptionProvisionModelAccountCreateCreateSubAccountDetails } from './SubscriptionProvisionModelAccountCreateCreateSubAccountDetails.js';
import { SubscriptionProvisionModelChangeEvent } from './SubscriptionProvisionModelChangeEvent.js';
import { SubscriptionProvisionModelServiceErrorDetails } from './SubscriptionProvisionModelServiceErrorDetails.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { SubscriptionProvisionModelAssetGroupWork as Type } from '@countersign/types/admin-v2/schemas/SubscriptionProvisionModelAssetGroupWork';
export const SubscriptionProvisionModelAssetGroupWork: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "AssetGroupWorkId": formats.guid.optional(),
    "AssetGroupId": formats.guid.optional(),
    "AssetGroupWorkType": AssetGroupWorkType.optional(),
    "Status": AssetGroupWorkStatus.optional(),
    "OrderId": formats.guid.optional(),
    "TargetAccountId": formats.guid.optional(),
    "SourceAccountId": formats.guid.optional(),
    "SourceAccountExternalId": zod.int().optional(),
    "SourceAccountName": zod.string().optional(),
    "SourceAccountSite": zod.string().optional(),
    "CloneRequestId": formats.guid.optional(),
    "CloneAccountDetails": SubscriptionProvisionModelAccountCreateCreateAccountDetails.optional(),
    "CreateSubAccountDetails": SubscriptionProvisionModelAccountCreateCreateSubAccountDetails.optional(),
    "Attempts": zod.int().min(0).optional(),
    "RetryOn": formats.dateTime.optional(),
    "Message": zod.string().optional(),
    "CreatedByName": zod.string().optional(),
    "CreatedByEmail": zod.string().optional(),
    "ErrorDetails": SubscriptionProvisionModelServiceErrorDetails.optional(),
    "OldAssetGroupSubscriptionId": formats.guid.optional(),
    "NewAssetGroupSubscriptionId": formats.guid.optional(),
    "SourceSystem": zod.string().optional(),
    "SourceId": zod.string().optional(),
    "CreatedBy": zod.string().optional(),
    "CreatedByType": ActorType.optional(),
    "CreatedDate": formats.dateTime.optional(),
    "UpdatedBy": zod.string().optional(),
    "UpdatedByType": ActorType.optional(),
    "UpdatedDate": formats.dateTime.optional(),
    "UpdateHistory": zod.array(SubscriptionProvisionModelChangeEvent).optional()
}));
