/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { SigningGroupUser } from './signingGroupUser.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['signingGroup'];
export const signingGroupUsersMax = 50;
export const SigningGroup: zod.ZodType<Type, Type> = zod.object({
    "created": zod.iso.datetime({ "offset": true }).optional(),
    "createdBy": zod.string().optional(),
    "errorDetails": zod.object({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional(),
    "groupEmail": zod.string().optional(),
    "groupName": zod.string().optional(),
    "groupType": zod.string().optional(),
    "modified": zod.iso.datetime({ "offset": true }).optional(),
    "modifiedBy": zod.string().optional(),
    "signingGroupId": zod.string().optional(),
    "users": zod.array(SigningGroupUser).max(signingGroupUsersMax).optional()
});
