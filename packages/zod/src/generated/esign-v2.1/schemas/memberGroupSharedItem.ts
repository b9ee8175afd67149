/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Group } from './group.js';
import { ItemSharing } from './itemSharing.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { MemberGroupSharedItem as Type } from '@countersign/types/esign-v2.1/schemas/memberGroupSharedItem';
export const MemberGroupSharedItem: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "group": Group.optional(),
    "shared": ItemSharing.optional(),
    "errorDetails": zod.looseObject({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional()
}));
