/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Group } from './group.zod.js';
import { ItemSharing } from './itemSharing.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['memberGroupSharedItem'];
export const MemberGroupSharedItem: zod.ZodType<Type, Type> = zod.object({
    "group": Group.optional(),
    "shared": ItemSharing.optional(),
    "errorDetails": zod.object({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional()
});
