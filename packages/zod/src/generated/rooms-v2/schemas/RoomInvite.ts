/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { RoomInvite as Type } from '@countersign/types/rooms-v2/schemas/RoomInvite';
export const RoomInvite: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "email": zod.string(),
    "firstName": zod.string(),
    "lastName": zod.string(),
    "roleId": zod.int().min(1),
    "transactionSideId": zod.string().optional()
}));
