/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { SigningGroupUser } from './signingGroupUser.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { SigningGroup as Type } from '@countersign/types/esign-v2.1/schemas/signingGroup';
export const SigningGroup: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "created": zod.string().optional(),
    "createdBy": zod.string().optional(),
    "errorDetails": zod.looseObject({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional(),
    "groupEmail": zod.string().optional(),
    "groupName": zod.string().optional(),
    "groupType": zod.string().optional(),
    "modified": zod.string().optional(),
    "modifiedBy": zod.string().optional(),
    "signingGroupId": zod.string().optional(),
    "users": zod.array(SigningGroupUser).max(50).optional()
}));
