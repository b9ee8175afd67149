/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { SubscriptionProvisionModelServiceErrorDetails as Type } from '@countersign/types/admin-v2/schemas/SubscriptionProvisionModelServiceErrorDetails';
export const SubscriptionProvisionModelServiceErrorDetails: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "ErrorCode": zod.string().optional(),
    "PublicErrorCode": zod.string().optional(),
    "ErrorDescription": zod.string().optional(),
    "IsSystemError": zod.boolean().optional()
}));
